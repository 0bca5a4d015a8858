import { Game, given, isMove, type Move, reset, type Session, setupOf } from '@hausregeln/engine'
import { carryOut } from '@hausregeln/engine/core/record/trial.ts'
import type { Decision } from './judge.ts'
import { type Rollouts, rollOut } from './rollouts.ts'

/** A decision that looks bad by the net, with what was done and what rollouts say of the best that was missed. */
export interface Suspect extends Decision {
  readonly done: readonly Move[]
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
    const { entries, seat, better } = decision
    const [first = 1] = entries
    const game = gameBefore(session, first)
    const done = entries.flatMap((number) => (session.stepAt(number)?.entries ?? []).filter(isMove))
    const [best] = better
    const instead = best === undefined || best.move === null ? [] : [best.move]
    const rollouts = games === 0 ? null : rollOut(game, seat, done, instead, games, first)
    const suspect = { ...decision, done, rollouts }
    see(suspect, game)
    return suspect
  })
}

/** The game as it stood before an entry, by what counts of the record. */
function gameBefore(session: Session, entry: number): Game {
  const game = new Game(session.game.book, given)
  reset(game, setupOf(session.header))
  for (let number = 1; number < entry; number++)
    for (const one of session.stepAt(number)?.entries ?? []) carryOut(game, one)
  return game
}
