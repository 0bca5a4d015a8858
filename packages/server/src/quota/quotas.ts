import { Allowance } from './allowance.ts'
import type { Budgets } from './budgets.ts'
import type { Limits } from './limits.ts'
import { Tally } from './tally.ts'

const MINUTE = 60
const HOUR = 3600
const CLAIM_TIME = 600

/** Somebody who does something: a person, at an address. */
export interface Doer {
  readonly guest: string
  readonly address: string
}

/** The same thing, allowed to persons and to addresses. */
export class PairedAllowance {
  readonly guests: Allowance
  readonly addresses: Allowance

  /** Both in `seconds`. */
  constructor(perGuest: number, perAddress: number, seconds: number) {
    this.guests = new Allowance(perGuest, seconds)
    this.addresses = new Allowance(perAddress, seconds)
  }

  /** Whether both may; then it is counted for both. */
  take({ guest, address }: Doer, cost = 1): boolean {
    if (!this.guests.has(guest) || !this.addresses.has(address)) return false
    this.guests.take(guest, cost)
    this.addresses.take(address, cost)
    return true
  }
}

/** What persons and addresses have done and have, in this process, and whether they may have more. */
export class Quotas {
  readonly limits: Limits
  readonly budgets: Budgets
  /** Pages that are connected. */
  readonly pages: { readonly guests: Tally; readonly addresses: Tally }
  /** Connections of any kind. */
  readonly sockets: Tally
  readonly connects: PairedAllowance
  readonly chat: PairedAllowance
  readonly reactions: PairedAllowance
  readonly requests: Allowance
  /** Codes for seats that are tried. */
  readonly claims: PairedAllowance
  readonly claimsAt: Allowance
  /** Rulebooks that are brought. */
  readonly books: PairedAllowance
  /** Tables made, by address, and seats taken. */
  readonly made: Allowance
  readonly seated: Allowance
  /** By person: the last table that is being made; the next waits, so that none is made uncounted. */
  readonly #making = new Map<string, Promise<unknown>>()

  constructor(limits: Limits, budgets: Budgets) {
    this.limits = limits
    this.budgets = budgets
    const paired = (guest: number, address: number) => new PairedAllowance(guest, address, MINUTE)
    this.pages = {
      guests: new Tally(limits.CONNECTIONS_PER_GUEST),
      addresses: new Tally(limits.CONNECTIONS_PER_ADDRESS),
    }
    this.sockets = new Tally(limits.SOCKETS_PER_ADDRESS)
    this.connects = paired(limits.CONNECTS_PER_GUEST, limits.CONNECTS_PER_ADDRESS)
    this.chat = paired(limits.CHAT_PER_GUEST, limits.CHAT_PER_ADDRESS)
    this.reactions = paired(limits.REACTIONS_PER_GUEST, limits.REACTIONS_PER_ADDRESS)
    this.requests = new Allowance(limits.REQUESTS_PER_MINUTE, MINUTE)
    this.claims = new PairedAllowance(limits.CLAIMS_PER_GUEST, limits.CLAIMS_PER_ADDRESS, CLAIM_TIME)
    this.claimsAt = new Allowance(limits.CLAIMS_PER_TABLE, CLAIM_TIME)
    this.books = new PairedAllowance(limits.BOOKS_PER_GUEST, limits.BOOKS_PER_ADDRESS, HOUR)
    this.made = new Allowance(limits.TABLES_PER_ADDRESS, HOUR)
    this.seated = new Allowance(limits.SEATS_PER_ADDRESS, HOUR)
  }

  /**
   * Makes a table for a person who hosts `hosted` others that are not over; false: that would be one too many, and
   * nothing is made.
   */
  async makeTable(guest: string, hosted: () => Promise<number>, make: () => Promise<void>): Promise<boolean> {
    const before = this.#making.get(guest)
    const made = (async () => {
      await before?.catch(() => undefined)
      if ((await hosted()) >= this.limits.TABLES_PER_GUEST) return false
      await make()
      return true
    })()
    this.#making.set(guest, made)
    try {
      return await made
    } finally {
      if (this.#making.get(guest) === made) this.#making.delete(guest)
    }
  }
}
