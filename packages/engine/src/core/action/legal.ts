import { topKind, topStage } from '../agenda.ts'
import type { Book, Range } from '../book.ts'
import { lowestBit } from '../chance.ts'
import type { GameView } from '../game.ts'
import { MASK_WORDS, NOBODY } from '../limits.ts'
import { argumentOf, codeOf, type Packed, pack, packLot } from './action.ts'
import { DeedFact } from './listed.ts'
import { type ActionCodes, type Listing, listingOf, momentOf, type Scene } from './listing.ts'

/** Legal actions of a seat. Amounts come as one entry with the range `low`–`high`; an offer as a template. */
export interface Legal {
  readonly action: Packed
  readonly low: number
  readonly high: number
}

/** Packed without a code, to which any is added. */
const NO_CODE = 0
const FIRST_ROOM = 256

/**
 * What a seat could do, whether it may or not, by what the rules say of when they are listed. To find all that is legal,
 * or any of it, only the rules of these have to be asked.
 */
export class Candidates {
  /** How many there are. */
  count = 0
  /** The range of the amount of what was found legal last; its argument if it has no range. */
  readonly range: Range = { low: 0, high: 0 }
  #all = new Int32Array(FIRST_ROOM)
  #book: Book | null = null
  #listing: Listing | null = null
  /** The deeds of all groups of which the seat owns some, a bit each. */
  readonly #joined = new Int32Array(MASK_WORDS)
  /** The actions that are being added on open matters, and for whom. */
  #codes: ActionCodes = []
  #seat = 0
  readonly #visit = (serial: number): void => this.#addEach(this.#codes, pack(NO_CODE, this.#seat, serial))

  /** Lays out all that the seat could do but for lots, which are many: see `addLots`. */
  lay(l: GameView, seat: number): void {
    this.count = 0
    if (!mayAct(l, seat)) return
    const scene = this.#sceneFor(l, seat)
    this.#addEach(scene.once, pack(NO_CODE, seat))
    if (scene.looksAtOwn) this.#layOwn(l, seat, scene)
    if (scene.any.length > 0)
      for (let deed = 0; deed < l.book.board.deeds; deed++) this.#addEach(scene.any, pack(NO_CODE, seat, deed))
    if (scene.joining.length > 0) this.#layJoining(l, seat, scene.joining)
    if (scene.matters.length > 0) this.#addMatters(l, seat, scene.matters)
    if (scene.choices.length > 0) this.#addChoices(seat, scene.choices)
    if (scene.spaces.length > 0)
      for (let space = 0; space < l.book.board.spaces; space++) this.#addEach(scene.spaces, pack(NO_CODE, seat, space))
  }

  /** Whether the rulebook has dealings in lots. */
  hasLots(l: GameView): boolean {
    return this.#listingFor(l.book).hasLots
  }

  /** Adds the dealings in lots. */
  addLots(l: GameView, seat: number): void {
    if (!mayAct(l, seat)) return
    for (const code of this.#sceneFor(l, seat).lots) {
      const most = this.#listing?.most[code] ?? 0
      for (let issuer = 0; issuer < l.s.seats; issuer++)
        for (let number = 1; number <= most; number++) this.#add(pack(code, seat, packLot(issuer, number)))
    }
  }

  /** Lays out the answers to open matters, alone. */
  layAnswers(l: GameView, seat: number): void {
    this.count = 0
    if (!mayAct(l, seat)) return
    const { answers, says } = this.#listingFor(l.book)
    for (const code of answers)
      if (says[code] === 'matter') this.#addMatters(l, seat, [code])
      else this.#add(pack(code, seat))
  }

  /** Takes a candidate away: the one at this place, into which the last one comes. */
  take(at: number): Packed {
    const all = this.#all
    const taken = all[at]
    all[at] = all[--this.count]
    return taken
  }

  /** The candidate at this place. */
  at(place: number): Packed {
    return this.#all[place]
  }

  /** Whether one of the candidates is legal; `range` then has its amounts, and 0 for the terms of an offer. */
  isLegal(l: GameView, seat: number, candidate: Packed): boolean {
    const { range } = this
    const code = codeOf(candidate)
    const argument = argumentOf(candidate)
    const rule = l.book.actions[code]
    const says = this.#listingFor(l.book).says[code]
    range.low = argument
    range.high = argument
    if (rule === undefined) return false
    if (says === 'amount') return rule.range?.(l, seat, range) === true && rule.check(l, seat, range.low) === null
    if (says !== 'terms') return rule.check(l, seat, argument) === null
    const mayOffer = rule.range?.(l, seat, range) === true
    range.low = 0
    range.high = 0
    return mayOffer
  }

  /** All candidates that are legal, in the order of their codes. */
  legal(l: GameView, seat: number): Legal[] {
    const found: Legal[] = []
    for (let at = 0; at < this.count; at++) {
      const candidate = this.#all[at]
      if (!this.isLegal(l, seat, candidate)) continue
      const { low, high } = this.range
      found.push({ action: pack(codeOf(candidate), seat, low), low, high })
    }
    return found.sort((a, b) => codeOf(a.action) - codeOf(b.action))
  }

  /** Notes the groups of which the seat owns some, and adds what can be done with its own deeds. */
  #layOwn({ s, book }: GameView, seat: number, { own }: Scene): void {
    const { groupOf, groupMask, mortgageValue } = book.board
    const asksForGroup = this.#listing?.asksForGroup === true
    const joined = this.#joined
    const cash = s.cash[seat]
    joined[0] = 0
    joined[1] = 0
    const low = s.ownedMask[seat * MASK_WORDS]
    const high = s.ownedMask[seat * MASK_WORDS + 1]
    for (let word = 0; word < MASK_WORDS; word++)
      for (let left = word === 0 ? low : high; left !== 0; left &= left - 1) {
        const deed = word * 32 + lowestBit(left)
        const group = groupOf[deed] * MASK_WORDS
        joined[0] |= groupMask[group]
        joined[1] |= groupMask[group + 1]
        const isWhole = asksForGroup && ((groupMask[group] & ~low) | (groupMask[group + 1] & ~high)) === 0
        const facts =
          (s.mortgaged[deed] === 0
            ? 0
            : mortgageValue[deed] > cash
              ? DeedFact.mortgaged | DeedFact.dear
              : DeedFact.mortgaged) |
          (s.level[deed] === 0 ? 0 : DeedFact.built) |
          (isWhole ? DeedFact.wholeGroup : 0)
        this.#addEach(own[facts], pack(NO_CODE, seat, deed))
      }
  }

  #layJoining({ s }: GameView, seat: number, codes: ActionCodes): void {
    for (let word = 0; word < MASK_WORDS; word++)
      for (let left = this.#joined[word]; left !== 0; left &= left - 1) {
        const deed = word * 32 + lowestBit(left)
        if (s.owner[deed] === NOBODY) this.#addEach(codes, pack(NO_CODE, seat, deed))
      }
  }

  /** Adds these actions on every open matter that concerns the seat. */
  #addMatters(l: GameView, seat: number, codes: ActionCodes): void {
    const { matters } = l.book
    this.#codes = codes
    this.#seat = seat
    for (let i = 0; i < matters.length; i++) matters[i].each(l, seat, this.#visit)
  }

  #addChoices(seat: number, codes: ActionCodes): void {
    for (const code of codes) {
      const most = this.#listing?.most[code] ?? 0
      for (let choice = 0; choice < most; choice++) this.#add(pack(code, seat, choice))
    }
  }

  /** Adds these actions, with seat and argument. */
  #addEach(codes: ActionCodes, rest: Packed): void {
    if (this.count + codes.length > this.#all.length) this.#makeRoom()
    const all = this.#all
    let at = this.count
    for (let i = 0; i < codes.length; i++) all[at++] = codes[i] | rest
    this.count = at
  }

  #add(candidate: Packed): void {
    if (this.count === this.#all.length) this.#makeRoom()
    this.#all[this.count++] = candidate
  }

  #makeRoom(): void {
    const more = new Int32Array(2 * this.#all.length)
    more.set(this.#all)
    this.#all = more
  }

  #sceneFor(l: GameView, seat: number): Scene {
    const { s, book } = l
    const listing = this.#listingFor(book)
    const place = topKind(l) & book.frameMask
    const moment = momentOf(listing, place, topStage(l), s.turnSeat === seat, s.jail[seat] !== 0)
    return listing.scenes[listing.sceneOf[moment]]
  }

  #listingFor(book: Book): Listing {
    if (this.#listing === null || this.#book !== book) {
      this.#listing = listingOf(book)
      this.#book = book
    }
    return this.#listing
  }
}

/** Whether a seat may do anything at all. */
function mayAct({ s }: GameView, seat: number): boolean {
  return s.over === 0 && s.awaiting === 0 && ((s.alive >>> seat) & 1) === 1
}

const candidates = new Candidates()

/**
 * All legal actions of a seat, in the order of their codes. Offers are listed as one template if the seat may offer at
 * all.
 */
export function legalActions(l: GameView, seat: number): Legal[] {
  candidates.lay(l, seat)
  candidates.addLots(l, seat)
  return candidates.legal(l, seat)
}
