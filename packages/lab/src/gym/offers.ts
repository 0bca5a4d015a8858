import { type Book, type Game, type Packed, pack, type Refusal, SetupError, seatOf, verify } from '@hausregeln/engine'
import { bits, type Terms } from '@hausregeln/engine/core/action/terms.ts'
import { say } from '@hausregeln/engine/core/say.ts'
import { lotsIn, PARTS } from './actions.ts'

/** What can change hands by an offer, money apart: nothing, a deed, a jail card of a deck, pieces of a seat's lot. */
export interface Good {
  readonly deed?: number
  readonly jailCard?: number
  readonly issuer?: number
  readonly number?: number
}

/** So many goods at most go each way. */
const GOODS = 2
/** The numbers that say an offer, in their order; `given` and `wanted` are goods by their number, 0: nothing. */
export const OFFER = ['partner', 'given', 'givenToo', 'wanted', 'wantedToo', 'money'] as const
export const OFFER_NUMBERS = OFFER.length
const GIVEN = 1
const WANTED = GIVEN + GOODS
const MONEY = WANTED + GOODS
/** 0: no money; then the parts of what the seat has, all of it last; then those of what it asks the other for. */
export const MONEY_STEPS = 1 + 2 * PARTS

/** Offers of a rulebook by numbers: a seat to make it to, goods for goods, and money on one side. */
export class NumberedOffers {
  readonly goods: readonly Good[]
  readonly #seats: number
  readonly #code: number

  /** The book must know offers: see `checkOffers`. */
  constructor(book: Book, seats: number) {
    const { deeds, decks } = book.board
    const lots = book.words.lot === null ? 0 : lotsIn(book)
    this.goods = [
      {},
      ...Array.from({ length: deeds }, (_, deed) => ({ deed })),
      ...Array.from({ length: decks }, (_, jailCard) => ({ jailCard })),
      ...Array.from({ length: seats * lots }, (_, at) => ({ issuer: Math.floor(at / lots), number: 1 + (at % lots) })),
    ]
    this.#seats = seats
    this.#code = offerCode(book)
  }

  /** How many numbers, a seat's goods after the other's, `mark` writes. */
  get length(): number {
    return this.#seats * this.goods.length
  }

  /**
   * Marks for each seat what of its goods could go into an offer of `seat`'s: its own as given, those of others as
   * wanted. Number 0, nothing, is marked for seats that an offer can be made to, and for its own.
   */
  mark(game: Game, seat: number, mask: Uint8Array, at: number): void {
    mask.fill(0, at, at + this.length)
    const others = bits(game.s.alive & ~(1 << seat))
    for (const holder of [seat, ...others]) {
      const row = at + holder * this.goods.length
      mask[row] = 1
      const canPass = (good: number) =>
        holder === seat ? this.#canGive(game, seat, others, good) : this.#canGet(game, seat, holder, good)
      for (let good = 1; good < this.goods.length; good++)
        if (this.#couldHold(game, holder, good) && canPass(good)) mask[row + good] = 1
    }
  }

  /** Lays an offer out in the game's terms, from its numbers. The refusal if the rules do not allow it, or null. */
  lay(game: Game, action: Packed, numbers: Int32Array, at: number): Refusal | null {
    const { terms, s } = game
    const seat = seatOf(action)
    const to = numbers[at] as number
    terms.clear()
    terms.to = to
    for (let nth = 0; nth < GOODS; nth++) {
      if (!this.#give(terms, numbers[at + GIVEN + nth] as number)) return 'malformed'
      if (!this.#want(terms, numbers[at + WANTED + nth] as number)) return 'malformed'
    }
    const money = numbers[at + MONEY] as number
    if (money > PARTS) terms.getCash = part(s.cash[to] ?? 0, money - PARTS)
    else if (money > 0) terms.giveCash = part(s.cash[seat] ?? 0, money)
    return verify(game.shown, action)
  }

  /** What is wrong with the numbers themselves, as the end of a sentence; null: nothing. */
  fault(numbers: Int32Array, at: number): string | null {
    for (let place = 0; place < OFFER_NUMBERS; place++) {
      const most = place === 0 ? this.#seats : place === MONEY ? MONEY_STEPS : this.goods.length
      const number = numbers[at + place] as number
      if (number < 0 || number >= most) return `has ${number} as "${OFFER[place]}", which goes from 0 to ${most - 1}`
    }
    return null
  }

  /** Whether a seat has it, as far as is plain to see: of lots the rules know. */
  #couldHold({ s }: Game, holder: number, number: number): boolean {
    const { deed, jailCard } = this.goods[number] ?? {}
    if (deed !== undefined) return s.owner[deed] === holder
    return jailCard === undefined || s.jailCard[jailCard] === holder
  }

  /** Whether the rules let a seat offer its good to anybody for all their money. */
  #canGive({ terms, s, shown }: Game, seat: number, others: readonly number[], good: number): boolean {
    return others.some((other) => {
      terms.clear()
      terms.to = other
      terms.getCash = Math.max(1, s.cash[other] ?? 0)
      this.#give(terms, good)
      return verify(shown, pack(this.#code, seat)) === null
    })
  }

  /** Whether they let it offer a little or much money for another's good; without money it may barter for it. */
  #canGet({ terms, s, shown }: Game, seat: number, holder: number, good: number): boolean {
    const cash = s.cash[seat] ?? 0
    if (cash <= 0) return this.goods[good]?.issuer === undefined
    return [1, part(cash, PARTS / 2), part(cash, PARTS - 1)].some((money) => {
      terms.clear()
      terms.to = holder
      terms.giveCash = Math.max(1, money)
      this.#want(terms, good)
      return verify(shown, pack(this.#code, seat)) === null
    })
  }

  /** False: there is a lot on this side already. */
  #give(terms: Terms, number: number): boolean {
    const { deed, jailCard, issuer, number: pieces } = this.goods[number] ?? {}
    if (deed !== undefined) terms.giveDeed(deed)
    if (jailCard !== undefined) terms.giveCards |= 1 << jailCard
    if (issuer === undefined || pieces === undefined) return true
    if (terms.giveNumber !== 0) return false
    terms.giveIssuer = issuer
    terms.giveNumber = pieces
    return true
  }

  #want(terms: Terms, number: number): boolean {
    const { deed, jailCard, issuer, number: pieces } = this.goods[number] ?? {}
    if (deed !== undefined) terms.getDeed(deed)
    if (jailCard !== undefined) terms.getCards |= 1 << jailCard
    if (issuer === undefined || pieces === undefined) return true
    if (terms.getNumber !== 0) return false
    terms.getIssuer = issuer
    terms.getNumber = pieces
    return true
  }
}

/** Throws `SetupError` where nothing is offered. */
export function checkOffers(book: Book): void {
  if (offerCode(book) < 0) throw new SetupError(say('noOffers', { name: book.id }))
}

/** The code of offers; -1: there are none. */
function offerCode({ actionNames, words }: Book): number {
  return actionNames.findIndex((name) => name !== undefined && words.actions[name] === 'terms')
}

/** So many eighths of an amount, rounded. */
function part(amount: number, parts: number): number {
  return Math.max(0, Math.round((amount * parts) / PARTS))
}
