import {
  type ActionName,
  type Argument,
  argumentOf,
  type Book,
  codeOf,
  isExclusive,
  type Legal,
  type Lens,
  MASK_WORDS,
  NOBODY,
  type Packed,
  pack,
  packLot,
  topStage,
} from '@hausregeln/engine'
import { Turn } from '@hausregeln/engine/chapters/turn/stages.ts'
import { lowestBit } from '@hausregeln/engine/core/chance.ts'
import { nextBelow } from '@hausregeln/engine/core/random.ts'
import { NOTHING } from './bot.ts'

/** Actions on a deed that only its owner can take. */
const BY_OWNER: readonly ActionName[] = [
  'build',
  'sell',
  'mortgage',
  'lift',
  'place',
  'putUp',
  'sellDeed',
  'buildRemote',
]

/** What an action on a deed cannot do without, as far as that is seen at once: most candidates are refused by it. */
const Needs = { mortgage: 1, noMortgage: 2, buildings: 4, free: 8, noExclusive: 16 } as const
const NEEDS: Readonly<Partial<Record<ActionName, number>>> = {
  build: Needs.noMortgage | Needs.noExclusive,
  sell: Needs.buildings | Needs.noExclusive,
  mortgage: Needs.noMortgage | Needs.noExclusive,
  lift: Needs.mortgage | Needs.noExclusive,
  putUp: Needs.noExclusive,
  sellDeed: Needs.noExclusive,
  buildRemote: Needs.noExclusive,
  buyRemote: Needs.free | Needs.noExclusive,
}

/** The most that one choice offers. */
const CHOICES = 4

/** Packed without a code, to which any is added. */
const NO_CODE = 0

/** The codes of a rulebook's actions, by what has to be said with them. */
interface Kinds {
  readonly book: Book
  readonly once: readonly number[]
  readonly owned: readonly number[]
  readonly deeds: readonly number[]
  readonly spaces: readonly number[]
  readonly choices: readonly number[]
  readonly shares: readonly number[]
  readonly matters: readonly number[]
  /** By code: what has to be said with it, and what it cannot do without. */
  readonly says: readonly (Argument | undefined)[]
  readonly needs: Uint8Array
}

function kindsOf(book: Book): Kinds {
  const known = book.words.actions
  const codes = (of: (name: ActionName) => boolean) =>
    book.actions.flatMap((rule, code) => (rule !== undefined && of(rule.name) ? [code] : []))
  const isOwned = (name: ActionName) => BY_OWNER.includes(name)
  return {
    book,
    once: codes((name) => known[name] === 'none' || known[name] === 'amount' || known[name] === 'terms'),
    owned: codes(isOwned),
    deeds: codes((name) => known[name] === 'deed' && !isOwned(name)),
    spaces: codes((name) => known[name] === 'space'),
    choices: codes((name) => known[name] === 'choice'),
    shares: codes((name) => known[name] === 'lot'),
    matters: codes((name) => known[name] === 'matter'),
    says: book.actions.map((rule) => rule && known[rule.name]),
    needs: Uint8Array.from(book.actions, (rule) => (rule && NEEDS[rule.name]) ?? 0),
  }
}

/**
 * What a seat could do, whether it may or not: the candidates. Whoever draws them in any order and takes the first that is
 * legal takes each legal action with the same chance, and asks for the legality of only a few.
 */
export class Menu {
  private kinds: Kinds | null = null
  private isExclusive = false
  private candidates = new Int32Array(256)
  private count = 0
  /** The range of the amount of what was drawn last. */
  private readonly range = { low: 0, high: 0 }
  /** The actions that are being added on open matters, and for whom. */
  private codes: readonly number[] = []
  private seat = 0
  private readonly visit = (serial: number): void => this.addEach(this.codes, pack(NO_CODE, this.seat, serial))

  /** Lays out all that the seat could do but for dealings in shares with the bank, which are many: see `addShares`. */
  lay(l: Lens, seat: number): void {
    const { once, owned, deeds, spaces, choices, matters } = this.kindsFor(l)
    const { ownedMask } = l.s
    this.isExclusive = isExclusive(l)
    this.count = 0
    this.addEach(once, pack(NO_CODE, seat))
    for (let word = 0; word < MASK_WORDS; word++)
      for (let left = ownedMask[seat * MASK_WORDS + word]!; left !== 0; left &= left - 1)
        this.addEach(owned, pack(NO_CODE, seat, word * 32 + lowestBit(left)))
    if (deeds.length > 0)
      for (let deed = 0; deed < l.book.board.deeds; deed++) this.addEach(deeds, pack(NO_CODE, seat, deed))
    this.addMatters(l, seat, matters)
    if (topStage(l) === Turn.bus) for (let n = 0; n < CHOICES; n++) this.addEach(choices, pack(NO_CODE, seat, n))
    if (topStage(l) === Turn.triple || topStage(l) === Turn.start)
      for (let n = 0; n < l.book.board.spaces; n++) this.addEach(spaces, pack(NO_CODE, seat, n))
  }

  /** Lays out the answers to what is open, alone. */
  layAnswers(l: Lens, seat: number, answers: readonly ActionName[]): void {
    this.kindsFor(l)
    this.isExclusive = false
    this.count = 0
    for (const name of answers) {
      const code = l.book.codes[name]
      if (code === undefined) continue
      if (l.book.words.actions[name] === 'matter') this.addMatters(l, seat, [code])
      else this.add(pack(code, seat))
    }
  }

  /** Adds the bank's dealings in shares. */
  addShares(l: Lens, seat: number): void {
    for (const code of this.kindsFor(l).shares) {
      const most = l.book.actions[code]?.most?.(l.book) ?? 0
      for (let issuer = 0; issuer < l.s.seats; issuer++)
        for (let number = 1; number <= most; number++) this.add(pack(code, seat, packLot(issuer, number)))
    }
  }

  /** Draws candidates, each once, until one is legal; `NOTHING` if none is. Of an amount it is the lowest. */
  draw(l: Lens, seat: number, words: Int32Array): Packed {
    const { candidates } = this
    while (this.count > 0) {
      const at = nextBelow(words, this.count)
      const drawn = candidates[at]!
      candidates[at] = candidates[--this.count]!
      const found = this.legal(l, seat, drawn)
      if (found !== NOTHING) return found
    }
    return NOTHING
  }

  /** The greatest amount of what was drawn last; its argument if it has no range. */
  get greatest(): number {
    return this.range.high
  }

  /** All candidates that are legal, as the engine lists them; in any order. */
  list(l: Lens, seat: number): Legal[] {
    return Array.from(this.candidates.subarray(0, this.count)).flatMap((candidate) => {
      const action = this.legal(l, seat, candidate)
      return action === NOTHING ? [] : [{ action, low: argumentOf(action), high: this.range.high }]
    })
  }

  /** The candidate if it is legal, with the lowest amount if it has one; else `NOTHING`. */
  private legal(l: Lens, seat: number, candidate: Packed): Packed {
    const { range } = this
    const { says, needs } = this.kinds!
    const code = codeOf(candidate)
    const argument = argumentOf(candidate)
    if (needs[code] !== 0 && this.lacks(l, needs[code]!, argument)) return NOTHING
    const rule = l.book.actions[code]!
    const kind = says[code]
    range.low = argument
    range.high = argument
    if (kind === 'amount')
      return rule.range?.(l, seat, range) && rule.check(l, seat, range.low) === null
        ? pack(code, seat, range.low)
        : NOTHING
    if (kind !== 'terms') return rule.check(l, seat, argument) === null ? candidate : NOTHING
    const mayOffer = rule.range?.(l, seat, range) === true
    range.high = 0
    return mayOffer ? candidate : NOTHING
  }

  /** Whether it is seen at a glance that nothing of the kind can be done with this deed. */
  private lacks({ s }: Lens, needs: number, deed: number): boolean {
    if (this.isExclusive && (needs & Needs.noExclusive) !== 0) return true
    if (s.mortgaged[deed] === 0 ? (needs & Needs.mortgage) !== 0 : (needs & Needs.noMortgage) !== 0) return true
    if ((needs & Needs.buildings) !== 0 && s.level[deed] === 0) return true
    return (needs & Needs.free) !== 0 && s.owner[deed] !== NOBODY
  }

  /** Adds these actions on every open matter that concerns the seat. */
  private addMatters(l: Lens, seat: number, codes: readonly number[]): void {
    const { matters } = l.book
    this.codes = codes
    this.seat = seat
    for (let i = 0; i < matters.length; i++) matters[i]!.each(l, seat, this.visit)
  }

  /** Adds these actions, with seat and argument. */
  private addEach(codes: readonly number[], rest: Packed): void {
    if (this.count + codes.length > this.candidates.length) this.makeRoom()
    const { candidates } = this
    let at = this.count
    for (let i = 0; i < codes.length; i++) candidates[at++] = codes[i]! | rest
    this.count = at
  }

  private add(candidate: Packed): void {
    if (this.count === this.candidates.length) this.makeRoom()
    this.candidates[this.count++] = candidate
  }

  private makeRoom(): void {
    const more = new Int32Array(2 * this.candidates.length)
    more.set(this.candidates)
    this.candidates = more
  }

  private kindsFor(l: Lens): Kinds {
    if (this.kinds?.book !== l.book) this.kinds = kindsOf(l.book)
    return this.kinds!
  }
}
