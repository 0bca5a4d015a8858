import { ACTIONS, type Lens, pack, verify } from '@hausregeln/engine'

/** Serials of the open matters that this seat may act on by `name`. */
export function openSerials(lens: Lens, seat: number, name: 'demand' | 'refuse' | 'withdraw'): number[] {
  const found: number[] = []
  for (const matter of lens.book.matters)
    matter.each(lens, seat, (serial) => {
      if (verify(lens, pack(ACTIONS[name].code, seat, serial)) === null) found.push(serial)
    })
  return found
}
