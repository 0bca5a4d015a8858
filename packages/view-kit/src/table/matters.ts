import { type GameView, pack, verify } from '@hausregeln/engine'

/** Serials of the open matters that this seat may act on by `name`. */
export function openSerials(gameView: GameView, seat: number, name: 'demand' | 'refuse' | 'withdraw'): number[] {
  const found: number[] = []
  for (const matter of gameView.book.matters)
    matter.each(gameView, seat, (serial) => {
      if (verify(gameView, pack(gameView.book.codes[name], seat, serial)) === null) found.push(serial)
    })
  return found
}

/** The rents that these seats may demand now, the oldest first. */
export function openDemands(gameView: GameView, seats: readonly number[]): { seat: number; serial: number }[] {
  return seats
    .flatMap((seat) => openSerials(gameView, seat, 'demand').map((serial) => ({ seat, serial })))
    .sort((a, b) => a.serial - b.serial)
}
