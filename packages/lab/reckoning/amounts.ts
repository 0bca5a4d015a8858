import { BANK } from '@hausregeln/engine'
import type { Mirror } from './mirror.ts'

const SHARES = 25
/** K-6.1, S-6.1: 10 %, rounded up. */
export const interestOn = (mortgage: number): number => Math.ceil(mortgage / 10)
/** B-1.3: half, .5 up. */
export const protectionOn = (amount: number): number => Math.ceil(amount / 2)

const LAST_NUMBER = 3

/** What dice count: the third only where it shows a number (S-12.6). */
export function pips([a, b, c]: readonly [number, number, number]): number {
  return a + b + (c <= LAST_NUMBER ? c : 0)
}

/**
 * The rent of a deed now, for the visitor whose dice lie there (K-3.2, K-3.4, S-9.2, S-9.3, V-6.5, V-6.6, E-5.4, E-6.2,
 * E-6.3).
 */
export function rentOf(m: Mirror, deed: number): number {
  const { kind, rents } = m.deed(deed)
  const owner = m.owner[deed] ?? -1
  const owned = m.group(deed).filter((other) => m.owner[other] === owner).length
  if (kind === 'street') return streetRent(m, deed, owner)
  if (kind === 'station') return (rents[owned - 1] ?? 0) * (m.ordered?.[0] === 'station' ? m.ordered[1] : 1)
  const factor = m.ordered?.[0] === 'utility' ? m.ordered[1] : (rents[owned - 1] ?? 0)
  return factor * pips(m.rentDice ?? m.dice)
}

function streetRent(m: Mirror, deed: number, owner: number): number {
  const { rents } = m.deed(deed)
  const level = m.level[deed] ?? 0
  const isHotel = m.printed.building !== 'ladder' && level === m.hotelLevel()
  if (level > 0) return rents[isHotel ? 5 : level] ?? 0
  const base = rents[0] ?? 0
  const { groupRent } = m.printed
  if (groupRent === 'never' || !m.ownsGroup(owner, deed)) return base
  const burdened = m.group(deed).some((other) => m.mortgaged[other])
  return groupRent === 'unless mortgaged' && burdened ? base : 2 * base
}

/** Whether the rent of this deed needs a throw of its own. */
export function needsThrow(m: Mirror, deed: number): boolean {
  return m.deed(deed).kind === 'utility' && (m.printed.freshThrow || m.ordered?.[0] === 'utility')
}

/** E-4.1. */
export function riskOf(a: number, b: number): number {
  const times = a === b ? 50 : 30
  if (a % 2 === 0 && b % 2 === 0) return (a + b) * times
  if (a % 2 === 1 && b % 2 === 1) return -(a + b) * times
  return (a % 2 === 0 ? a - b : b - a) * times
}

/** A card that costs by buildings. */
export function repairsOf(m: Mirror, seat: number, house: number, hotel: number): number {
  let sum = 0
  m.owner.forEach((owner, deed) => {
    const level = m.level[deed] ?? 0
    if (owner !== seat) return
    const isHotel = m.printed.building !== 'ladder' && level === m.hotelLevel()
    sum += isHotel ? hotel : level * house
  })
  return sum
}

/** Printed prices, half for mortgaged ones, and the price of buildings (B-4.2). */
export function propertyOf(m: Mirror, seat: number): number {
  return sumOfDeeds(m, seat, (deed) => {
    const { price, house } = m.deed(deed)
    return (m.mortgaged[deed] ? price / 2 : price) + (m.level[deed] ?? 0) * house
  })
}

/** What the bank would give for everything (E-9.1). */
export function salesOf(m: Mirror, seat: number): number {
  return sumOfDeeds(m, seat, (deed) => m.deed(deed).sale + (m.level[deed] ?? 0) * m.deed(deed).houseSale)
}

function sumOfDeeds(m: Mirror, seat: number, worth: (deed: number) => number): number {
  return m.owner.reduce((sum, owner, deed) => (owner === seat ? sum + worth(deed) : sum), 0)
}

/** B-4.2: to whole euros, .5 up. */
export function sharePriceOf(m: Mirror, issuer: number): number {
  return Math.floor((m.money(issuer) + propertyOf(m, issuer)) / SHARES + 1 / 2)
}

/** Wealth for a ranking (K-9.1, V-3.1, B-5.1, E-2.3). */
export function wealthOf(m: Mirror, seat: number): number {
  const cash = m.money(seat)
  switch (m.printed.wealth) {
    case 'prices':
      return cash + propertyOf(m, seat)
    case 'half prices':
      return cash + sumOfDeeds(m, seat, (deed) => (m.deed(deed).price + (m.level[deed] ?? 0) * m.deed(deed).house) / 2)
    case 'sale values':
      return cash + salesOf(m, seat) - (m.debt[seat] ?? 0)
    case 'prices and shares':
      return m.shares.reduce(
        (sum, holders, issuer) => sum + (m.isAlive(issuer) ? (holders[seat] ?? 0) * sharePriceOf(m, issuer) : 0),
        cash + propertyOf(m, seat),
      )
  }
}

/** What a player owes on each share that is not in their own hand (B-4.7). */
export function dividendOf(m: Mirror, seat: number): number {
  return Math.floor((m.reported[seat] ?? 0) / SHARES)
}

/** Who else holds shares of a player, the bank last, and how many. */
export function holdersOf(m: Mirror, issuer: number): readonly (readonly [holder: number, held: number])[] {
  const holders = [...m.others(issuer), BANK]
  return holders.map((holder) => [holder, m.shares[issuer]?.[holder] ?? 0] as const).filter(([, held]) => held > 0)
}
