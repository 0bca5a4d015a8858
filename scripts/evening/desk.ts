import {
  Chance,
  type Change,
  type Game,
  isChance,
  isMove,
  legalActions,
  may,
  outcomes,
  type PlainEntry,
  seatOf,
  seatsIn,
} from '@hausregeln/engine'
import { actionText } from '@hausregeln/rulebooks/texts/index.ts'
import type { Locator, Page } from '@playwright/test'
import { type Evening, NAMES } from '../../packages/web/src/screens/companion/correct/testing/evening.ts'
import type { Said } from '../../packages/web/src/screens/companion/correct/testing/mistakes.ts'
import type { Hand } from './hand.ts'

const LOCALE = 'en'
const DICE = ['First die', 'Second die', 'Third die']

/** What a keeper does at the desk to set something right, by taps and words as the page has them in English. */
export class Desk {
  readonly #page: Page
  readonly #hand: Hand
  readonly #evening: Evening

  constructor(page: Page, hand: Hand, evening: Evening) {
    this.#page = page
    this.#hand = hand
    this.#evening = evening
  }

  get #dialog(): Locator {
    return this.#page.getByRole('dialog')
  }

  /** Finds an entry in the log by its round and who was on turn, and opens its correction. */
  async find(number: number): Promise<void> {
    const { round, name } = this.#whereabouts(number)
    const log = this.#page.locator('.hr-panel', { has: this.#page.locator('.ledger') })
    await this.#hand.type(
      'find an entry',
      log.getByRole('searchbox', { name: 'Find an entry' }),
      `Round ${round} ${name}`,
    )
    await this.#hand.tap(
      `entry ${number}`,
      log.getByRole('button', { name: `Correct entry ${numeral(number)}`, exact: true }),
    )
    await this.#dialog.getByText('What was entered').waitFor()
  }

  /** The same in the dialog, for an entry that is corrected with the first. */
  async findAnother(number: number): Promise<void> {
    const { round, name } = this.#whereabouts(number)
    await this.#hand.tap('another entry', this.#dialog.getByRole('button', { name: 'Correct another entry with it' }))
    await this.#hand.type(
      'find an entry',
      this.#dialog.getByRole('searchbox', { name: 'Find an entry' }),
      `Round ${round} ${name}`,
    )
    const found = this.#dialog.locator('.pick__item').filter({ hasText: new RegExp(`^${numeral(number)} ·`) })
    await this.#hand.tap(`entry ${number}`, found)
    await this.#dialog.getByText('What was entered').waitFor()
  }

  /** Counts somebody's cash and opens the entry that explains the difference; returns at which place it is listed. */
  async count(seat: number, cash: number, number: number): Promise<number> {
    await this.#hand.tap('the balance is wrong', this.#page.getByRole('button', { name: 'The balance is wrong' }))
    await this.#hand.type('cash', this.#dialog.getByLabel(`Counted: cash of ${NAMES[seat]}`), `${cash}`)
    const button = { name: `Correct entry ${numeral(number)}`, exact: true }
    await this.#dialog.getByRole('button', button).first().waitFor()
    const causes = await this.#dialog.locator('.causes__one').all()
    const counts = await Promise.all(causes.map((cause) => cause.getByRole('button', button).count()))
    const place = counts.findIndex((count) => count > 0) + 1
    await this.#hand.tap(`cause ${place}: entry ${number}`, this.#dialog.getByRole('button', button).first())
    await this.#dialog.locator('.changes').or(this.#dialog.getByText('What was entered')).first().waitFor()
    return place
  }

  /** Whether it is asked what is right: the cause of a difference may already say so. */
  async isAsked(): Promise<boolean> {
    return this.#dialog.getByText('What was entered').isVisible()
  }

  /** Says what is right in the place of an entry. */
  async say({ number, entries: [entry] }: Change): Promise<void> {
    if (entry === undefined)
      return this.#hand.tap('leave it out', this.#dialog.getByRole('button', { name: 'Leave this entry out' }))
    if (isMove(entry) && entry.do === 'sealedBid') return this.#handIn([entry])
    await this.#given(this.#evening.session.before(number), entry)
  }

  /** Says what happened where a correction makes an entry impossible. */
  async answer({ fault, game, entries, action }: Said): Promise<void> {
    await this.#dialog.getByText(`Then entry ${numeral(fault.number)} is impossible`).waitFor()
    const [entry] = entries
    if (entry === undefined) throw new Error('Nothing is said.')
    if (action === null) return isChance(entry) ? this.#given(game, entry) : this.#handIn(entries)
    const choice = legalActions(game, seatOf(action)).find((one) => one.action === action)
    if (choice === undefined || choice.low !== choice.high)
      throw new Error('An amount is named: this script has no words for it.')
    const offered = isMove(fault.entry) ? fault.entry.seat : game.s.turnSeat
    const asked = game.s.must | may(game)
    const first = (asked >>> Math.max(0, offered)) & 1 ? offered : seatsIn(asked)[0]
    const seat = seatOf(action)
    if (first !== seat) await this.#hand.choose('who', this.#dialog.getByLabel('Who?'), NAMES[seat] ?? '')
    const text = actionText(this.#evening.rulebook, game, action, NAMES, LOCALE)
    await this.#hand.tap(text, this.#dialog.getByRole('button', { name: text, exact: true }))
  }

  /** Waits until all works out. */
  async worksOut(): Promise<void> {
    await this.#dialog.getByRole('heading', { name: 'This works out' }).waitFor()
  }

  async enter(): Promise<void> {
    await this.#hand.tap('enter', this.#dialog.getByRole('button', { name: 'Enter the correction' }))
    await this.#dialog.waitFor({ state: 'hidden' })
  }

  async #given(game: Game, entry: PlainEntry): Promise<void> {
    if (!isChance(entry)) throw new Error('This is neither thrown nor drawn.')
    await (game.s.awaiting === Chance.dice ? this.#throw(entry.outcome) : this.#pick(game, entry.outcome))
  }

  async #throw(faces: readonly number[]): Promise<void> {
    for (const [die, name] of DICE.entries()) {
      const face = faces[die] ?? 0
      if (face === 0) continue
      const group = this.#dialog.getByRole('group', { name })
      await this.#hand.tap(`${name}, face ${face}`, group.locator('label').nth(face - 1))
    }
  }

  async #pick(game: Game, [value = 0]: readonly number[]): Promise<void> {
    const { s } = game
    if (s.awaiting !== Chance.card) throw new Error('Neither dice nor a card: this script has no words for it.')
    const cards = this.#evening.rulebook.board.decks[s.awaitingFor]?.cards ?? []
    const text = cards[value]?.text[LOCALE] ?? ''
    // Of cards that say the same, the list has those that are left in their order.
    const [left = 0] = outcomes(game, s.awaiting, s.awaitingFor)
    const before = cards.filter((card, at) => at < value && card.text[LOCALE] === text && ((left >>> at) & 1) === 1)
    const same = this.#dialog.locator('.pick__item').getByText(text, { exact: true })
    await this.#hand.tap(`“${text}”`, same.nth(before.length))
  }

  async #handIn(slips: readonly PlainEntry[]): Promise<void> {
    for (const slip of slips)
      if (isMove(slip) && slip.do === 'sealedBid')
        await this.#hand.type(
          'slip',
          this.#dialog.getByLabel(`Bid of ${NAMES[slip.seat]}`, { exact: true }),
          `${slip.amount}`,
        )
    await this.#hand.tap('use these slips', this.#dialog.getByRole('button', { name: 'Use these slips' }))
  }

  /** In which round an entry was made, and in whose turn. */
  #whereabouts(number: number): { round: number; name: string } {
    const { lines } = this.#evening.chronicle
    const line = lines.find(({ entry }) => entry === number)
    if (line === undefined) throw new Error(`The log has no line of entry ${number}.`)
    return { round: line.round, name: NAMES[this.#evening.session.before(number).s.turnSeat] ?? '' }
  }
}

function numeral(number: number): string {
  return number.toLocaleString(LOCALE)
}
