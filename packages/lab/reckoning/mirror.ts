import { BANK, NOBODY, POT } from '@hausregeln/engine'
import type { Printed, PrintedDeed } from './printed.ts'

const SPACES = 40
const SHARES = 25
const ACCOUNTS = POT + 1

/** What a card has ordered for the rent where it has sent a piece: so many times the throw, or the rent. */
export type Ordered = readonly ['utility' | 'station', number] | null

/** A game as its events tell it: money, places, possessions, and nothing that the engine keeps. */
export class Mirror {
  readonly printed: Printed
  readonly seats: number
  readonly options: Readonly<Record<string, number | undefined>>
  readonly cash: number[]
  readonly debt: number[]
  readonly owner: number[]
  readonly level: number[]
  readonly mortgaged: boolean[]
  /** The interest has been paid with the transfer: until the next throw lifting costs the mortgage alone. */
  readonly fresh: boolean[]
  readonly at: number[]
  readonly jailed: boolean[]
  /** Turns sat out since the last way into jail. */
  readonly satOut: number[]
  /** By issuer, by holder; the bank is the holder after the last seat. */
  readonly shares: number[][]
  readonly reported: number[]
  alive: number
  dice: readonly [number, number, number] = [0, 0, 0]
  rentDice: readonly [number, number, number] | null = null
  /** Doubles thrown one after the other in the running turn, out of jail. */
  doubles = 0
  ordered: Ordered = null

  constructor(printed: Printed, seats: number, options: Readonly<Record<string, number | undefined>>) {
    this.printed = printed
    this.seats = seats
    this.options = { ...printed.usual, ...options }
    this.cash = new Array<number>(ACCOUNTS).fill(0).fill(printed.startCash, 0, seats)
    this.cash[BANK] = (printed.bank ?? 0) - (printed.bank === null ? 0 : seats * printed.startCash)
    this.debt = new Array<number>(seats).fill(0)
    const deeds = printed.deeds.length
    this.owner = new Array<number>(deeds).fill(NOBODY)
    this.level = new Array<number>(deeds).fill(0)
    this.mortgaged = new Array<boolean>(deeds).fill(false)
    this.fresh = new Array<boolean>(deeds).fill(false)
    this.at = new Array<number>(seats).fill(0)
    this.jailed = new Array<boolean>(seats).fill(false)
    this.satOut = new Array<number>(seats).fill(0)
    this.shares = Array.from({ length: seats }, (_, issuer) =>
      Array.from({ length: ACCOUNTS }, (_, holder) => (holder === issuer ? SHARES : 0)),
    )
    this.reported = new Array<number>(seats).fill(printed.startCash)
    this.alive = (1 << seats) - 1
  }

  isAlive(seat: number): boolean {
    return seat < this.seats && ((this.alive >>> seat) & 1) === 1
  }

  others(seat: number): number[] {
    return this.cash.flatMap((_, other) => (other !== seat && this.isAlive(other) ? [other] : []))
  }

  money(account: number): number {
    return this.cash[account] ?? 0
  }

  deed(deed: number): PrintedDeed {
    const printed = this.printed.deeds[deed]
    if (printed === undefined) throw new Error(`there is no deed ${deed}`)
    return printed
  }

  deedAt(space: number): number {
    return this.printed.deeds.findIndex((deed) => deed.space === space)
  }

  /** The deeds of the group of this one, itself among them. */
  group(deed: number): number[] {
    const { group } = this.deed(deed)
    return this.printed.deeds.flatMap((other, index) => (other.group === group ? [index] : []))
  }

  ownsGroup(seat: number, deed: number): boolean {
    return this.group(deed).every((other) => this.owner[other] === seat)
  }

  /** The levels at which a street has a hotel: one more than its houses. */
  hotelLevel(): number {
    if (this.printed.building === 'ladder') return 9
    return this.options.shortGame ? 4 : 5
  }

  /** Taxes and fees go here. */
  feeAccount(): number {
    return this.printed.fees === 'pot' || this.options.freeParkingPot ? POT : BANK
  }

  /** What an account that is to pay this can pay: a finite bank no more than it has. */
  payable(from: number, amount: number): number {
    return from === BANK && this.printed.bank !== null ? Math.min(amount, this.money(BANK)) : amount
  }

  /** The prison on the fewer spaces, ahead where both are as near. */
  nearestJail(space: number): number {
    const away = (jail: number) => Math.min((jail - space + SPACES) % SPACES, (space - jail + SPACES) % SPACES)
    const ahead = (jail: number) => (jail - space + SPACES) % SPACES
    return this.printed.jails.toSorted((a, b) => away(a) - away(b) || ahead(a) - ahead(b))[0] ?? 0
  }
}

/** So many spaces on, around the board. */
export function onward(from: number, steps: number): number {
  return (from + steps + SPACES) % SPACES
}
