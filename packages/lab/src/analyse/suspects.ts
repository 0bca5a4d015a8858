import { askForHiddenBids } from '@hausregeln/chapters/auction-sealed/rules/round.ts'
import { Game, given, reset, type Session, setupOf } from '@hausregeln/engine'
import { carryOut } from '@hausregeln/engine/core/record/trial.ts'
import type { Decision, Spot } from './judge.ts'
import { type Rollouts, rollOut } from './rollouts.ts'

/** A decision that looks bad by the net, with what rollouts say of the best that was missed. */
export interface Suspect extends Decision {
  readonly rollouts: Rollouts | null
}

/**
 * The decisions by which most was lost, the first `count` of them, each checked by so many games on common chance from
 * where it was made (0: unchecked). `see` is called for each with the game before it, to say it in words.
 */
export function suspectsOf(
  session: Session,
  decisions: readonly Decision[],
  count: number,
  games: number,
  see: (suspect: Suspect, before: Game) => void = () => {},
): Suspect[] {
  return decisions.slice(0, count).map((decision) => {
    const { spot, done, seat, better } = decision
    const game = gameBefore(session, spot)
    // What others had bid under seal nobody knew: it is bid anew in each game.
    if (done[0]?.do === 'sealedBid') askForHiddenBids(game, seat)
    const [best] = better
    const instead = best === undefined || best.move === null ? [] : [best.move, ...(best.answers ?? [])]
    const rollouts = games === 0 ? null : rollOut(game, seat, done, instead, games, spot.number)
    const suspect = { ...decision, rollouts }
    see(suspect, game)
    return suspect
  })
}

/** The game as it stood before what lies there, by what counts of the record. */
function gameBefore(session: Session, { number: last, index }: Spot): Game {
  const game = new Game(session.game.book, given)
  reset(game, setupOf(session.header))
  for (let number = 1; number <= last; number++) {
    const entries = session.stepAt(number)?.entries ?? []
    for (const one of number < last ? entries : entries.slice(0, index)) carryOut(game, one)
  }
  return game
}
