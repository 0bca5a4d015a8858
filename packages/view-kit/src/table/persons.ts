import { type GameView, may } from '@hausregeln/engine'

/** Those of these seats that are still in the game. */
export function personsIn(l: GameView, persons: readonly number[]): number[] {
  return persons.filter((seat) => (l.s.alive >>> seat) & 1)
}

/** Who acts at this screen by default: the first in turn order who must decide, else who may. -1 without persons. */
export function actingPerson(l: GameView, persons: readonly number[]): number {
  const { seats, turnSeat, must } = l.s
  const later = (seat: number) => (seat - turnSeat + seats) % seats
  const inOrder = persons.toSorted((a, b) => later(a) - later(b))
  const among = (mask: number) => inOrder.find((seat) => (mask >>> seat) & 1)
  return among(must) ?? among(may(l)) ?? inOrder[0] ?? -1
}
