import type { PartKind, Slot } from '@hausregeln/engine'
import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import { german } from './de.ts'
import { english } from './en.ts'

/** What the workbook says of itself; what happened in the game is told by the rulebooks' texts. */
export interface Words {
  readonly bank: string
  readonly pot: string
  readonly yes: string
  readonly no: string
  /** Names of sheets: at most 31 characters, none of `[]:*?/\`. */
  readonly sheets: {
    readonly game: string
    readonly entries: string
    readonly bids: string
    readonly balances: string
    readonly wealth: string
    readonly properties: string
    readonly register: string
    readonly holdings: string
    readonly prices: string
    readonly reports: string
    readonly dividends: string
    readonly rules: string
  }
  readonly game: {
    readonly title: string
    readonly rulebook: string
    readonly version: (version: number) => string
    readonly state: string
    readonly goingOn: (round: string) => string
    readonly rounds: string
    readonly turns: string
    readonly entries: string
    readonly currency: string
    readonly options: string
    readonly players: string
    readonly person: string
    readonly playedBy: string
    readonly money: string
    readonly wealth: string
    readonly properties: string
    readonly debt: string
    readonly result: string
    readonly won: string
    readonly out: (round: string) => string
  }
  readonly heads: {
    readonly number: string
    readonly round: string
    readonly turn: string
    readonly onTurn: string
    readonly player: string
    readonly event: string
    readonly from: string
    readonly to: string
    readonly amount: string
    readonly rule: string
    readonly space: string
    readonly property: string
    readonly group: string
    readonly price: string
    readonly owner: string
    readonly level: string
    readonly built: string
    readonly mortgage: string
    readonly rents: string
    readonly rentPayments: string
    readonly ruleTitle: string
    readonly times: string
    readonly ruleText: string
    readonly time: string
    readonly was: string
  }
  readonly bids: {
    readonly lot: string
    readonly kind: string
    readonly sealed: string
    readonly open: string
    readonly bidder: string
    readonly bid: string
    readonly outcome: string
    readonly won: string
    readonly tied: string
    readonly sharesOf: (number: string, issuer: string) => string
  }
  readonly account: {
    /** Name of a sheet; what is too long is cut off. */
    readonly of: (name: string) => string
    readonly other: string
    readonly received: string
    readonly paid: string
    readonly balance: string
  }
  /** Where the parts of a paragraph come from. */
  readonly kinds: Readonly<Record<PartKind, string>>
  readonly debtOf: (name: string) => string
  readonly begins: string
  readonly charts: { readonly balances: string; readonly wealth: string; readonly prices: string }
  readonly shares: {
    readonly seller: string
    readonly buyer: string
    readonly issuer: string
    readonly number: string
    readonly total: string
    readonly perShare: string
    readonly way: string
    /** How shares change hands, by the slot of the rule. */
    readonly ways: Readonly<Partial<Record<Slot, string>>>
    readonly heldBy: (name: string) => string
    readonly sum: string
    readonly price: string
    readonly value: string
    readonly state: string
    readonly out: string
    readonly cash: string
    readonly property: string
    readonly held: string
    readonly occasion: string
    readonly due: string
    readonly late: string
    readonly interim: string
    readonly payer: string
    readonly paid: string
    readonly paidTo: (name: string) => string
  }
  readonly notes: {
    readonly withdrawn: (from: string, to: string) => string
    readonly pause: string
    readonly resume: string
    readonly reveal: string
    readonly botTakes: (name: string, bot: string) => string
    readonly botReturns: (name: string) => string
    readonly handOver: (to: string) => string
  }
}

/** French has none of its own yet: English stands in. */
export const words: Readonly<Record<Language, Words>> = { de: german, en: english, fr: english }
