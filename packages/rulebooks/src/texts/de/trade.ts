import type { InterestDue, Side } from '../tongue.ts'
import type { Voice } from '../voice.ts'

/** `Badstraße (mit Hypothek), 50 Taler und eine Freikarte` */
function goods({ goods: { cash, deeds = [], jailCards = [] }, isMortgaged }: Side, v: Voice): string {
  const items = deeds.map((deed) => (isMortgaged(deed) ? `${v.deed(deed)} (mit Hypothek)` : v.deed(deed)))
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
