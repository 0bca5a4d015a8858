import { type Lens, pack, verify } from '@hausregeln/engine'

/** Serials of the open matters that this seat may act on by `name`. */
export function openSerials(lens: Lens, seat: number, name: 'demand' | 'refuse' | 'withdraw'): number[] {
  const found: number[] = []
  for (const matter of lens.book.matters)
    matter.each(lens, seat, (serial) => {
      if (verify(lens, pack(lens.book.codes[name], seat, serial)) === null) found.push(serial)
    })
  return found
}

/** The rents that these seats may demand now, the oldest first. */
export function openDemands(lens: Lens, seats: readonly number[]): { seat: number; serial: number }[] {
  return seats
    .flatMap((seat) => openSerials(lens, seat, 'demand').map((serial) => ({ seat, serial })))
    .sort((a, b) => a.serial - b.serial)
}
