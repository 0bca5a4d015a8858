import { DEEDS, MASK_WORDS, SEATS } from '../limits.ts'
import { type By, type CellNo, type Column, column, type DeedNo, type SeatNo, type SpaceNo } from './column.ts'
import { type Layout, WORD } from './layout.ts'
import { type NamedWriter, writerFor } from './named.ts'
import { Scalars } from './scalars.ts'
import type { Parts, SeenParts } from './section.ts'

/** Masks that follow from the state lie behind it. */
const MASK_BYTES = (SEATS + 1) * MASK_WORDS * WORD

/**
 * The whole state of a game: flat words, and named views over them.
 *
 * - public: what everybody at the table sees: what every game has, and the sections of the rulebook's chapters;
 * - seats' own: what only that seat knows;
 * - secret: what nobody knows.
 *
 * A view for a seat is a `State` into which only the first and its own were copied.
 *
 * What is public lies in a buffer of its own: any view leads to the whole buffer behind it, so those who are given a
 * public table (shown.ts) must find nothing else there. The other buffer has room for all, and all is in it whenever
 * somebody asks for `bytes`.
 *
 * Single numbers of every game live in fields (scalars.ts), and are laid into words when somebody asks for `bytes`. The
 * views are declared, not defined: one that is undefined first V8 does not take for constant, and checks at every use.
 */
export class State extends Scalars {
  declare readonly layout: Layout
  /** What is public, and the masks that follow from it. */
  declare private readonly shownAndMasks: Uint8Array<ArrayBuffer>
  /** What is public. */
  declare private readonly shown: Uint8Array
  declare private readonly shownWords: Int32Array
  /** All of it; what is public only since somebody has asked for it. */
  declare private readonly whole: Uint8Array
  declare private readonly wholeWords: Int32Array
  /** What is not public. */
  declare private readonly hiddenWords: Int32Array
  declare private readonly turnWords: Int32Array
  declare private readonly writer: NamedWriter

  /** What chapters keep, by section. */
  declare readonly parts: Parts

  /** Money by account: seats, the bank (signed), the pot. Their sum never changes. */
  declare readonly cash: Int32Array & By<SeatNo>
  declare readonly option: Int32Array & By<CellNo>
  /** The agenda: a stack of `FRAMES` frames of `FRAME_WORDS` words. */
  declare readonly frames: Int32Array & By<CellNo>
  /** Cards of a deck that nobody has seen since it was shuffled: a bit a card. */
  declare readonly undrawn: Int32Array & By<CellNo>
  /** By seat: the number of its last throw for a move, which tells who came first to a space. */
  declare readonly arrived: Int32Array & By<SeatNo>
  /** Outcome of the last chance: dice, a card, a seat or a deed. */
  declare readonly outcome: Int32Array & By<CellNo>

  /** Space of each seat's piece. */
  declare readonly place: Int8Array & By<SeatNo>
  /** 0 = free; n > 0 = in jail, with n - 1 of its turns there used up. */
  declare readonly jail: Int8Array & By<SeatNo>
  /** How often each seat has passed or reached the start, up to 100. */
  declare readonly laps: Int8Array & By<SeatNo>
  /** By deed; `own` writes it. */
  declare readonly owner: Reading & By<DeedNo>
  declare readonly level: Int8Array & By<DeedNo>
  /** By deed; `mortgage` writes it. */
  declare readonly mortgaged: Reading & By<DeedNo>
  /** Who holds a deck's jail card, or nobody: it is in the deck. */
  declare readonly jailCard: Int8Array & By<CellNo>
  /** Seen cards under a deck in their order: a ring a deck. */
  declare readonly pile: Uint8Array & By<CellNo>
  declare readonly pileHead: Uint8Array & By<CellNo>
  declare readonly pileLength: Uint8Array & By<CellNo>

  /** What each seat alone knows: a column a number, `SEATS` words each. */
  declare readonly secrets: Int32Array
  /** The seeded generator. */
  declare readonly generator: Int32Array

  declare readonly publicBytes: number

  /**
   * Deeds by owner: a bit a deed, `MASK_WORDS` words a seat. This and the next follow from the bytes and are not in
   * them.
   */
  declare readonly ownedMask: Int32Array & By<CellNo>
  /** Mortgaged deeds, a bit a deed. */
  declare readonly mortgagedMask: Int32Array & By<CellNo>

  declare private readonly writableOwner: Int8Array
  declare private readonly writableMortgaged: Int8Array

  constructor(layout: Layout) {
    super()
    this.layout = layout
    const publicBytes = layout.publicWords * WORD
    const shown = new ArrayBuffer(publicBytes + MASK_BYTES)
    const whole = new ArrayBuffer(layout.words * WORD)
    this.shownAndMasks = new Uint8Array(shown)
    this.shown = new Uint8Array(shown, 0, publicBytes)
    this.shownWords = new Int32Array(shown, 0, layout.publicWords)
    this.whole = new Uint8Array(whole)
    this.wholeWords = new Int32Array(whole)
    this.hiddenWords = this.wholeWords.subarray(layout.publicWords)
    this.turnWords = this.shownWords.subarray(...layout.turn)
    this.writer = writerFor(layout)
    const tables = layout.core(shown, whole)
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
    this.parts = layout.parts(shown, whole)
    this.publicBytes = publicBytes
    const [own, end] = layout.own
    this.secrets = new Int32Array(whole, own * WORD, end - own)
    this.generator = tables.generator
    this.ownedMask = column(new Int32Array(shown, publicBytes, SEATS * MASK_WORDS))
    this.mortgagedMask = column(new Int32Array(shown, publicBytes + SEATS * MASK_WORDS * WORD, MASK_WORDS))
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

  /** A turn begins: what chapters count by turns begins again. */
  forgetTurn(): void {
    for (let word = 0; word < this.turnWords.length; word++) this.turnWords[word] = 0
  }

  private findMasks(): void {
    this.shownAndMasks.fill(0, this.publicBytes)
    for (let deed = 0; deed < DEEDS; deed++) {
      this.own(deed, this.owner[deed])
      this.mortgage(deed, this.mortgaged[deed])
    }
  }

  /** The whole state as it is now: to be read before it is asked for again. */
  get bytes(): Uint8Array {
    this.layScalars(this.shownWords)
    this.whole.set(this.shown)
    return this.whole
  }

  /** The whole state by name, see named.ts: to be read before the next change. */
  get named(): Uint8Array {
    this.layScalars(this.shownWords)
    this.whole.set(this.shown)
    return this.writer.write(this.wholeWords)
  }

  /** Takes over a whole state from its bytes. Throws `RangeError` if they are not as many as its layout has. */
  load(bytes: Uint8Array): void {
    if (bytes.length !== this.whole.length)
      throw new RangeError(`a state of ${this.whole.length} bytes cannot be read from ${bytes.length}`)
    this.whole.set(bytes)
    this.shown.set(bytes.subarray(0, this.publicBytes))
    this.takeScalars(this.shownWords)
    this.findMasks()
  }

  /** Everything is 0. */
  clear(): void {
    this.copy(blankOf(this.layout))
  }

  /** Takes over a whole state of the same layout. */
  copy(from: State): void {
    this.shownAndMasks.set(from.shownAndMasks)
    for (let word = 0; word < this.hiddenWords.length; word++) this.hiddenWords[word] = from.hiddenWords[word]
    this.copyScalars(from)
  }

  /** Takes over what `seat` may see of another (a spectator: `NOBODY`); the rest is 0. */
  copyView(from: State, seat: number): void {
    this.shownAndMasks.set(from.shownAndMasks)
    this.hiddenWords.fill(0)
    this.copyScalars(from)
    if (seat < 0) return
    for (let word = seat; word < this.secrets.length; word += SEATS) this.secrets[word] = from.secrets[word]
  }

  /** Takes over what anybody is shown of another of the same layout; what is hidden is 0. */
  copyShown(from: PublicState): void {
    // What is public lies in a buffer of its own, with the masks that follow from it: see above.
    this.shownAndMasks.set(new Uint8Array(from.cash.buffer))
    this.hiddenWords.fill(0)
    this.copyScalars(from)
  }

  /** The sections of its public tables; what is hidden is 0 in them, and stays so. */
  shownParts(): SeenParts {
    return this.layout.parts(this.shownAndMasks.buffer, nothingOf(this.layout))
  }
}

const blanks = new WeakMap<Layout, State>()
const nothings = new WeakMap<Layout, ArrayBuffer>()

/** What is shown in the place of all that is hidden, in any game. */
function nothingOf(layout: Layout): ArrayBuffer {
  const known = nothings.get(layout)
  if (known !== undefined) return known
  const made = new ArrayBuffer(layout.words * WORD)
  nothings.set(layout, made)
  return made
}

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
  | 'copyShown'
  | 'own'
  | 'mortgage'
  | 'forgetTurn'
  | 'shownParts'
  | 'secrets'
  | 'generator'
  | 'publicBytes'
/** A view that is written elsewhere. */
type Reading = {
  readonly [Key in Exclude<keyof Int8Array, 'fill' | 'set' | 'copyWithin' | 'reverse' | 'sort'>]: Int8Array[Key]
}
/** How tables are read; all others by cells. */
interface ReadBy {
  readonly cash: Column<SeatNo> & { readonly buffer: ArrayBufferLike }
  readonly arrived: Column<SeatNo>
  readonly place: Column<SeatNo, SpaceNo>
  readonly jail: Column<SeatNo>
  readonly laps: Column<SeatNo>
  readonly level: Column<DeedNo>
}

/**
 * What may be read in front of everybody: no secret field, nothing writable. Rules of legality and bots see no more.
 */
export type PublicState = {
  readonly [Field in Exclude<keyof State, SecretField>]: State[Field] extends Int32Array | Int8Array | Uint8Array
    ? Field extends keyof ReadBy
      ? ReadBy[Field]
      : Column<CellNo>
    : State[Field]
} & { readonly parts: SeenParts }
