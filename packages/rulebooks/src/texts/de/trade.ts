import type { InterestDue, Side } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { shares } from './words.ts'

/** `Badstraße (mit Hypothek), 50 Taler und eine Freikarte` */
function goods(
  { seat, goods: { cash, deeds = [], jailCards = [], shares: given }, isMortgaged }: Side,
  v: Voice,
): string {
  const items = deeds.map((deed) => (isMortgaged(deed) ? `${v.deed(deed)} (mit Hypothek)` : v.deed(deed)))
  if (given !== undefined) items.push(shares(given.number, given.issuer, seat, v))
  if (cash) items.push(v.money(cash))
  if (jailCards.length > 0) items.push(jailCards.length === 1 ? 'eine Freikarte' : `${jailCards.length} Freikarten`)
  return items.length > 0 ? v.list(items) : 'nichts'
}

export function offer(from: Side, to: Side, v: Voice): string {
  return `${v.seat(from.seat)} gibt ${goods(from, v)}, ${v.seat(to.seat)} gibt dafür ${goods(to, v)}.`
}

export function interestDue({ seat, deeds, amount }: InterestDue, v: Voice): string {
  const names = v.list(deeds.map((deed) => v.deed(deed)))
  return `${v.seat(seat)} übernimmt ${names} mit Hypothek und zahlt dafür sofort ${v.money(amount)} Zinsen an die Bank.`
}

export function lastShare(seat: number, v: Voice): string {
  return `${v.seat(seat)} gibt damit den letzten eigenen Anteil ab, wird übernommen und scheidet aus.`
}
