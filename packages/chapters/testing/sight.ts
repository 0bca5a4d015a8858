import { argumentOf, codeOf, issuerOf, numberOf, type Packed } from '@hausregeln/engine/core/action/action.ts'
import { type Legal, legalActions } from '@hausregeln/engine/core/action/legal.ts'
import { endReasonName } from '@hausregeln/engine/core/end.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { ask, seatsIn } from '@hausregeln/engine/core/play.ts'
import type { Rulebook } from '@hausregeln/engine/kit/book/rulebook.ts'
import { bankDebtOf } from '../bank-debt/rules/debt.ts'
import { DEED, PAYER, SERIAL } from '../rent/rules/rent.ts'
import { DEMAND_WORDS } from '../rent/rules/section.ts'
import { sharesOf } from '../shares/rules/holdings.ts'
import { reportsOwed } from '../shares/rules/report.ts'
import { openOffers, proposerOf } from '../trade/rules/offers.ts'
import { type Name, Names } from './names.ts'

/** A game as people at the table see it: names and short lines instead of numbers. */
export class Sight {
  readonly rulebook: Rulebook
  readonly g: Game
  readonly names: Names

  constructor(rulebook: Rulebook, g: Game) {
    this.rulebook = rulebook
    this.g = g
    this.names = new Names(rulebook)
  }

  cash(account: number): number {
    return this.g.s.cash[account]
  }
  /** What a seat owes the bank. */
  debt(seat: number): number {
    return bankDebtOf(this.g, seat)
  }
  place(seat: number): string {
    return this.names.spaceName(this.g.s.place[seat])
  }
  inJail(seat: number): boolean {
    return this.g.s.jail[seat] > 0
  }
  /** The owner's seat, or null while the bank has the deed. */
  owner(deed: Name): number | null {
    const owner = this.g.s.owner[this.names.deed(deed)]
    return owner < 0 ? null : owner
  }
  level(deed: Name): number {
    return this.g.s.level[this.names.deed(deed)]
  }
  isMortgaged(deed: Name): boolean {
    return this.g.s.mortgaged[this.names.deed(deed)] !== 0
  }
  /** Who holds the jail card of a deck, or null. */
  jailCard(deck: number): number | null {
    const holder = this.g.s.jailCard[deck]
    return holder < 0 ? null : holder
  }
  get stock(): readonly [houses: number, hotels: number] {
    return [this.g.s.housesLeft, this.g.s.hotelsLeft]
  }

  /** How many shares of `issuer` this seat, or `BANK`, holds. */
  shares(issuer: number, holder: number): number {
    return sharesOf(this.g, issuer, holder)
  }
  /** Seats that owe the exchange a report. */
  get reportsOwed(): number[] {
    return seatsIn(reportsOwed(this.g))
  }

  get turn(): number {
    return this.g.s.turnSeat
  }
  /** Seats that must decide, and seats that may act on an open matter. */
  get must(): number[] {
    return seatsIn(this.g.s.must)
  }
  get may(): number[] {
    return seatsIn(ask(this.g).may)
  }
  /** Name of the frame that the game waits for. */
  get waitsFor(): string {
    return ask(this.g).frame
  }
  get over(): { readonly reason: string; readonly winners: number[] } | null {
    const { over, winners } = this.g.s
    return over === 0 ? null : { reason: `${endReasonName(this.g, over)}`, winners: seatsIn(winners) }
  }

  /** Open demands in the order of landing: `2 owes 0 26 for Rathausplatz`. */
  get demands(): string[] {
    const { demands, demandCount } = this.g.s.parts.rent
    return [...Array(demandCount).keys()].map((index) => {
      const [payer, owner, deed, amount] = demands.subarray(index * DEMAND_WORDS)
      return `${payer} owes ${owner} ${amount} for ${this.names.deedName(deed)}`
    })
  }
  /** Seats whose offer is open. */
  get offers(): number[] {
    return seatsIn(openOffers(this.g))
  }

  /** The legal actions of a seat in their order: `build Badstraße`, `bid 1–1500`, `demand Badstraße from 2`. */
  legal(seat: number): string[] {
    return legalActions(this.g, seat).map((legal) => this.action(legal))
  }

  private action({ action, low, high }: Legal): string {
    const name = this.g.book.actionNames[codeOf(action)]
    if (name === undefined) throw new Error(`no action has the code ${codeOf(action)}`)
    const words = this.argument(this.g.book.words.actions[name] ?? 'none', action)
    return `${name} ${low === high ? words : `${low}–${high}`}`.trim()
  }

  private argument(kind: string, action: Packed): string {
    const argument = argumentOf(action)
    if (kind === 'none' || kind === 'terms') return ''
    if (kind === 'deed') return this.names.deedName(argument)
    if (kind === 'lot') return `${numberOf(argument)} of ${issuerOf(argument)}`
    if (kind === 'space') return this.names.spaceName(argument)
    return kind === 'matter' ? this.matter(argument) : `${argument}`
  }

  private matter(serial: number): string {
    const { demands } = this.g.s.parts.rent
    for (let row = 0; row < demands.length; row += DEMAND_WORDS)
      if (demands[row + SERIAL] === serial)
        return `${this.names.deedName(demands[row + DEED])} from ${demands[row + PAYER]}`
    return `offer of ${proposerOf(this.g, serial)}`
  }
}
