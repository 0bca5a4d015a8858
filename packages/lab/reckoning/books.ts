import { BANK, type Slot } from '@hausregeln/engine'
import { type holdersOf, interestOn, protectionOn } from './amounts.ts'
import { Dues, Gains, take } from './dues.ts'
import type { Mirror } from './mirror.ts'
import type { PrintedCard } from './printed.ts'

/** What one event has announced and the next must bring. */
interface Pending {
  /** A card that moves the piece. */
  card: PrintedCard | null
  /** Who must go to jail. */
  jail: number | null
  /** The start has been reached or passed. */
  salary: { readonly seat: number; readonly exactly: boolean; dividendTold: boolean } | null
  /** A piece has come to rest on another player's property. */
  landed: { readonly seat: number; readonly deed: number } | null
  /** A building that was won at an auction, and its price. */
  piece: { readonly seat: number; readonly amount: number } | null
  lift: number | null
  /** An open auction has been won. */
  won: { readonly seat: number; readonly amount: number } | null
  /** The least that an owner's auction must bring. */
  minimum: number
  /** Shares that somebody wants of the bank. */
  wanted: { readonly seat: number; readonly minimum: number } | null
  /** What the shares that are being sold or bought have cost, and what each issuer's were worth before. */
  shares: { readonly amount: number; readonly prices: readonly number[] } | null
  takeover: {
    readonly seat: number
    readonly cash: number
    readonly holders: ReturnType<typeof holdersOf>
  } | null
}

/** The second books of a game: its mirror, and everything that is still to come of what events have announced. */
export class Books {
  readonly m: Mirror
  readonly dues = new Dues()
  readonly gains = new Gains()
  readonly next: Pending = {
    card: null,
    jail: null,
    salary: null,
    landed: null,
    piece: null,
    lift: null,
    won: null,
    minimum: 0,
    wanted: null,
    shares: null,
    takeover: null,
  }
  /** Rent that may yet be demanded. */
  readonly demands: {
    readonly payer: number
    readonly owner: number
    readonly deed: number
    readonly amount: number
  }[] = []
  /** Protection money that is due. */
  readonly levies: { readonly seat: number; readonly amount: number }[] = []
  /** 10 % that are due with a mortgaged deed. */
  readonly interest: { readonly to: number; readonly deed: number; readonly amount: number }[] = []
  /** Sealed bids that have been shown, open ones, and the sealed ones that must now be paid. */
  readonly bids = new Map<number, number>()
  readonly slips = new Map<number, number>()
  /** Who has passed in the auction that runs: when somebody leaves it, their bids no longer stand. */
  readonly passed = new Set<number>()
  /** The player who is just giving up: what is then sold may or may not cost protection money. */
  leaving: number | null = null
  /** A bankrupt whose possessions are turned into money: that costs no protection money. */
  liquidated: number | null = null
  /** The first thing that is wrong, as a sentence. */
  fault: string | null = null

  constructor(m: Mirror) {
    this.m = m
  }

  wrong(sentence: string | null): void {
    if (sentence !== null) this.fault ??= sentence
  }

  /** A number that the engine told must be the one that was reckoned here. */
  same(what: string, told: number, reckoned: number): void {
    if (told !== reckoned) this.wrong(`${what} is ${told}, but must be ${reckoned}.`)
  }

  /** B-1.3: a player in jail pays half again on what they pay or take by choice. */
  levy(seat: number, amount: number): void {
    if (!this.m.printed.protection || seat >= BANK || !this.m.jailed[seat] || amount === 0) return
    if (this.liquidated !== seat) this.levies.push({ seat, amount: protectionOn(amount) })
  }

  /** A mortgaged deed comes to a new owner. */
  chargeInterest(to: number, deed: number): void {
    this.interest.push({ to, deed, amount: interestOn(this.m.deed(deed).mortgage) })
  }

  /** The interest on all deeds that somebody has inherited, which is then due as one sum; 0 for none. */
  takeInterest(to: number): number {
    let sum = 0
    for (;;) {
      const one = take(this.interest, (due) => due.to === to)
      if (one === undefined) return sum
      sum += one.amount
    }
  }

  interestOf(to: number): number {
    return this.interest.reduce((sum, due) => (due.to === to ? sum + due.amount : sum), 0)
  }

  /** A payment that somebody must make. */
  mustPay(payer: number, payee: number, amount: number, slot: Slot): void {
    this.dues.add(payer, payee, amount, slot)
  }

  /** Before play goes on, all that was announced must have come. */
  settled(): void {
    const { card, jail, salary, landed, lift, won, takeover } = this.next
    this.wrong(this.dues.open())
    this.wrong(this.gains.open())
    const levy = this.levies.find(({ seat }) => seat !== this.leaving)
    if (levy !== undefined) this.wrong(`${levy.seat} owes ${levy.amount} of protection money, and play goes on.`)
    const [interest] = this.interest
    if (interest !== undefined)
      this.wrong(`${interest.to} owes ${interest.amount} on deed ${interest.deed}, and play goes on.`)
    if (card !== null) this.wrong(`A card orders ${card.join(' ')}, and play goes on.`)
    if (jail !== null) this.wrong(`${jail} must go to jail, and play goes on.`)
    if (salary !== null) this.wrong(`${salary.seat} is to get the salary, and play goes on.`)
    if (landed !== null) this.wrong(`${landed.seat} has landed on deed ${landed.deed}, and nobody speaks of rent.`)
    if (lift !== null || won !== null || this.slips.size > 0) this.wrong('Something was bought and not paid for.')
    if (takeover !== null && this.m.isAlive(takeover.seat)) this.wrong(`${takeover.seat} was taken over, and stays.`)
  }

  /** Somebody is out: what concerns only that seat is void. */
  forget(seat: number, heir: number): void {
    const { next } = this
    this.dues.left(seat, heir)
    this.gains.left(seat)
    while (take(this.levies, (levy) => levy.seat === seat) !== undefined);
    while (take(this.demands, ({ payer, owner }) => payer === seat || owner === seat) !== undefined);
    this.takeInterest(seat)
    for (const out of [seat, ...this.passed]) this.bids.delete(out)
    if (next.salary?.seat === seat) next.salary = null
    if (next.landed?.seat === seat) next.landed = null
    if (next.piece?.seat === seat) next.piece = null
    if (next.jail === seat) next.jail = null
    this.leaving = null
    this.liquidated = null
  }
}
