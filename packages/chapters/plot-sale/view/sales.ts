import { type ActionName, type GameView, pack, verify } from '@hausregeln/engine'
import { deedsOf } from '@hausregeln/view-kit/table/deeds/deed.ts'

/** Ways of selling to the bank that a deed offers: a building first, then the bare deed. */
const SALES: readonly ActionName[] = ['sell', 'sellDeed']

/** Whether a seat may sell anything to the bank now. */
export function mayTrySale(l: GameView, seat: number): boolean {
  return deedsOf(l, seat).some((deed) => SALES.some((name) => verify(l, pack(l.book.codes[name], seat, deed)) === null))
}
