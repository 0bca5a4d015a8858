import { type Layout, WORD } from './layout.ts'
import { DEEDS, MASK_WORDS, SEATS } from './limits.ts'
import { Scalars } from './scalars.ts'
import type { Parts, SeenParts } from './section.ts'

/** Masks that follow from the state lie behind it. */
const MASK_BYTES = (SEATS + 1) * MASK_WORDS * WORD

/**
 * The whole state of a game: one flat buffer, and named views over it.
 *
 * - public: what everybody at the table sees: what every game has, and the sections of the rulebook's chapters;
 * - seats' own: what only that seat knows;
 * - secret: what nobody knows.
 *
 * A view for a seat is a `State` into which only the first and its own were copied.
 *
 * Single numbers of every game live in fields (scalars.ts), and lie in the buffer whenever somebody asks for `bytes`.
 * The views are declared, not defined: one that is undefined first V8 does not take for constant, and checks at every use.
 */
export class State extends Scalars {
  declare readonly layout: Layout
  /** The state, and the masks that follow from it. */
  declare private readonly everything: Uint8Array
  declare private readonly buffer: Uint8Array
  declare private readonly words: Int32Array
  declare private readonly turnWords: Int32Array

  /** What chapters keep, by section. */
  declare readonly parts: Parts

  /** Money by account: seats, the bank (signed), the pot. Their sum never changes. */
  declare readonly cash: Int32Array
  declare readonly option: Int32Array
  /** The agenda: a stack of `FRAMES` frames of `FRAME_WORDS` words. */
  declare readonly frames: Int32Array
  /** Cards of a deck that nobody has seen since it was shuffled: a bit a card. */
  declare readonly undrawn: Int32Array
  /** By seat: the number of its last throw for a move, which tells who came first to a space. */
  declare readonly arrived: Int32Array
  /** Outcome of the last chance: dice, a card, a seat or a deed. */
  declare readonly outcome: Int32Array

  /** Space of each seat's piece. */
  declare readonly place: Int8Array
  /** 0 = free; n > 0 = in jail, with n - 1 of its turns there used up. */
  declare readonly jail: Int8Array
  /** How often each seat has passed or reached the start, up to 100. */
  declare readonly laps: Int8Array
  /** By deed; `own` writes it. */
  declare readonly owner: Reading
  declare readonly level: Int8Array
  /** By deed; `mortgage` writes it. */
  declare readonly mortgaged: Reading
  /** Who holds a deck's jail card, or nobody: it is in the deck. */
  declare readonly jailCard: Int8Array
  /** Seen cards under a deck in their order: a ring a deck. */
  declare readonly pile: Uint8Array
  declare readonly pileHead: Uint8Array
  declare readonly pileLength: Uint8Array

  /** What each seat alone knows: a column a number, `SEATS` words each. */
  declare readonly secrets: Int32Array
  /** The seeded generator. */
  declare readonly generator: Int32Array

  declare readonly publicBytes: number

  /** Deeds by owner: a bit a deed, `MASK_WORDS` words a seat. This and the next follow from the bytes and are not in them. */
  declare readonly ownedMask: Int32Array
  /** Mortgaged deeds, a bit a deed. */
  declare readonly mortgagedMask: Int32Array

  declare private readonly writableOwner: Int8Array
  declare private readonly writableMortgaged: Int8Array

  constructor(layout: Layout) {
    super()
    this.layout = layout
    const size = layout.words * WORD
    const buffer = new ArrayBuffer(size + MASK_BYTES)
    this.everything = new Uint8Array(buffer)
    this.buffer = this.everything.subarray(0, size)
    this.words = new Int32Array(buffer, 0, layout.words)
    this.turnWords = this.words.subarray(...layout.turn)
    const tables = layout.core(buffer)
    this.cash = tables.cash
    this.option = tables.option
    this.frames = tables.frames
    this.undrawn = tables.undrawn
    this.arrived = tables.arrived
    this.outcome = tables.outcome
    this.place = tables.place
    this.jail = tables.jail
    this.laps = tables.laps
    this.writableOwner = tables.owner
    this.owner = tables.owner
    this.level = tables.level
    this.writableMortgaged = tables.mortgaged
    this.mortgaged = tables.mortgaged
    this.jailCard = tables.jailCard
    this.pile = tables.pile
    this.pileHead = tables.pileHead
    this.pileLength = tables.pileLength
    this.parts = layout.parts(buffer)
    this.publicBytes = layout.publicWords * WORD
    const [own, end] = layout.own
    this.secrets = new Int32Array(buffer, own * WORD, end - own)
    this.generator = tables.generator
    this.ownedMask = new Int32Array(buffer, size, SEATS * MASK_WORDS)
    this.mortgagedMask = new Int32Array(buffer, size + SEATS * MASK_WORDS * WORD, MASK_WORDS)
    this.findMasks()
  }

  /** The deed belongs to this seat, or to nobody. */
  own(deed: number, owner: number): void {
    const word = deed >> 5
    const bit = 1 << (deed & 31)
    const before = this.owner[deed]
    if (before >= 0) this.ownedMask[before * MASK_WORDS + word] &= ~bit
    if (owner >= 0) this.ownedMask[owner * MASK_WORDS + word] |= bit
    this.writableOwner[deed] = owner
  }

  /** The deed is mortgaged (1) or not (0). */
  mortgage(deed: number, mortgaged: number): void {
    const bit = 1 << (deed & 31)
    if (mortgaged !== 0) this.mortgagedMask[deed >> 5] |= bit
    else this.mortgagedMask[deed >> 5] &= ~bit
    this.writableMortgaged[deed] = mortgaged
  }

  /** A turn begins: what chapters count by turns begins anew. */
  forgetTurn(): void {
    for (let word = 0; word < this.turnWords.length; word++) this.turnWords[word] = 0
  }

  private findMasks(): void {
    this.everything.fill(0, this.buffer.length)
    for (let deed = 0; deed < DEEDS; deed++) {
      this.own(deed, this.owner[deed])
      this.mortgage(deed, this.mortgaged[deed])
    }
  }

  /** The whole state as it is now: the buffer itself, to be read before the next change. */
  get bytes(): Uint8Array {
    this.layScalars(this.words)
    return this.buffer
  }

  /** The whole state by name, see named.ts: to be read before the next change. */
  get named(): Uint8Array {
    this.layScalars(this.words)
    return this.layout.writer.write(this.words)
  }

  /** Takes over a whole state from its bytes. Throws `RangeError` if they are not as many as its layout has. */
  load(bytes: Uint8Array): void {
    if (bytes.length !== this.buffer.length)
      throw new RangeError(`a state of ${this.buffer.length} bytes cannot be read from ${bytes.length}`)
    this.buffer.set(bytes)
    this.takeScalars(this.words)
    this.findMasks()
  }

  /** Everything is 0. */
  clear(): void {
    this.copy(blankOf(this.layout))
  }

  /** Takes over a whole state of the same layout. */
  copy(from: State): void {
    this.everything.set(from.everything)
    this.copyScalars(from)
  }

  /** Takes over what `seat` may see of another (a spectator: `NOBODY`); the rest is 0. */
  copyView(from: State, seat: number): void {
    this.buffer.fill(0, from.publicBytes)
    this.buffer.set(from.buffer.subarray(0, from.publicBytes))
    this.everything.set(from.everything.subarray(from.buffer.length), this.buffer.length)
    this.copyScalars(from)
    if (seat < 0) return
    for (let word = seat; word < this.secrets.length; word += SEATS) this.secrets[word] = from.secrets[word]
  }
}

const blanks = new WeakMap<Layout, State>()

function blankOf(layout: Layout): State {
  let blank = blanks.get(layout)
  if (blank === undefined) {
    blank = new State(layout)
    blanks.set(layout, blank)
  }
  return blank
}

type SecretField =
  | 'layout'
  | 'parts'
  | 'bytes'
  | 'named'
  | 'load'
  | 'clear'
  | 'copy'
  | 'copyView'
  | 'own'
  | 'mortgage'
  | 'forgetTurn'
  | 'secrets'
  | 'generator'
  | 'publicBytes'
/** A view that is written elsewhere. */
type Reading = {
  readonly [Key in Exclude<keyof Int8Array, 'fill' | 'set' | 'copyWithin' | 'reverse' | 'sort'>]: Int8Array[Key]
}
type Numbers = { readonly length: number; readonly [index: number]: number }

/** What may be read in front of everybody: no secret field, nothing writable. Rules of legality and bots see no more. */
export type PublicState = {
  readonly [Field in Exclude<keyof State, SecretField>]: State[Field] extends Int32Array | Int8Array | Uint8Array
    ? Numbers
    : State[Field]
} & { readonly parts: SeenParts }
