import { run } from './agenda.ts'
import type { Game } from './game.ts'

/** A host entry that cannot be made now; the message is a sentence. */
export class HostError extends Error {
  override readonly name = 'HostError'
}

function checkRunning(g: Game): void {
  if (g.s.over !== 0) throw new HostError('The game is already over.')
}

/** A seat leaves: it resigns, or the host removes it. Throws `HostError` if it is not in the game. */
export function removeSeat(g: Game, seat: number): void {
  checkRunning(g)
  if (seat >= g.s.seats || ((g.s.alive >>> seat) & 1) === 0) throw new HostError(`Seat ${seat} is not in the game.`)
  g.book.resign(g, seat)
  run(g)
}

/** The agreed time is up: the running turn is finished, then the game ends. Throws `HostError`. */
export function timeIsUp(g: Game): void {
  checkRunning(g)
  g.s.timeUp = 1
}
