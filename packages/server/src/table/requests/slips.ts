import { allSlipsIn, slipsAgain, slipsIn, withSlip } from '@hausregeln/chapters/auction-sealed/rules/slips.ts'
import { actionRule, type Move } from '@hausregeln/engine'
import type { Play } from '../game/play.ts'
import { demand, Refused } from '../steps/refused.ts'
import type { Fact } from '../steps/step.ts'
import { entered, type Handler, keeper, type RequestContext, runningGame } from './context.ts'

/** A bid at a real board is a slip that lies face down, and may be rewritten until all are turned over. */
export function layDown(
  { state }: RequestContext,
  { game }: Play,
  move: Extract<Move, { do: 'sealedBid' }>,
): readonly Fact[] {
  const { seat, amount } = move
  const refusal = actionRule(game.book, 'sealedBid')?.check(game, seat, amount) ?? null
  if (refusal !== null) throw new Refused(refusal)
  return [{ fact: 'slip', slips: withSlip(game, state.slips, { seat, amount }) }]
}

export const reveal: Handler<'reveal'> = (context) => {
  const play = runningGame(context)
  const { slips } = context.state
  keeper(context)
  demand(allSlipsIn(play.game, slips), 'slipsMissing')
  for (const { seat, amount } of slipsIn(play.game, slips)) {
    const refusal = play.act({ do: 'sealedBid', seat, amount })
    if (refusal !== null) throw new Error(`The slip of seat ${seat} is refused: ${refusal}.`)
  }
  return entered(play)
}

/** Slips that were turned over and are withdrawn lie face down again. `from`: the first entry that was withdrawn. */
export function takenUp({ session, game }: Play, from: number): readonly Fact[] {
  const withdrawn = session.since(from - 1).map(({ entry }) => entry)
  const slips = slipsAgain(game, withdrawn)
  return slips === null ? [] : [{ fact: 'slip', slips }]
}
