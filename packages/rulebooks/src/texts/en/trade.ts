import type { InterestDue, Side } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { shares } from './words.ts'

/** `Bath Street (mortgaged), 50 thalers and a jail card` */
function goods(
  { seat, goods: { cash, deeds = [], jailCards = [], shares: given }, isMortgaged }: Side,
  v: Voice,
): string {
  const items = deeds.map((deed) => (isMortgaged(deed) ? `${v.deed(deed)} (mortgaged)` : v.deed(deed)))
  if (given !== undefined) items.push(shares(given.number, given.issuer, seat, v))
  if (cash) items.push(v.money(cash))
  if (jailCards.length > 0) items.push(jailCards.length === 1 ? 'a jail card' : `${jailCards.length} jail cards`)
  return items.length > 0 ? v.list(items) : 'nothing'
}

export function offer(from: Side, to: Side, v: Voice): string {
  return `${v.seat(from.seat)} gives ${goods(from, v)}; ${v.seat(to.seat)} gives ${goods(to, v)} in return.`
}

export function interestDue({ seat, deeds, amount }: InterestDue, v: Voice): string {
  const names = v.list(deeds.map((deed) => v.deed(deed)))
  return `${v.seat(seat)} takes over ${names} mortgaged and at once pays the bank ${v.money(amount)} interest.`
}

export function lastShare(seat: number, v: Voice): string {
  return `${v.seat(seat)} thereby gives away the last own share, is taken over and leaves the game.`
}
