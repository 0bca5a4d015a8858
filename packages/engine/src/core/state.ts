import {
  ACCOUNTS,
  DECK_CARDS,
  DECKS,
  DEEDS,
  DEMANDS,
  FRAME_WORDS,
  FRAMES,
  MASK_WORDS,
  OPTIONS,
  SEATS,
} from './limits.ts'
import { NamedWriter } from './named.ts'
import { SCALAR_WORDS, SCALARS, Scalars } from './scalars.ts'
import { fieldsOf, type NamedTable } from './state-fields.ts'

/** Words of one rent demand: payer, owner, deed, amount, serial. */
export const DEMAND_WORDS = 5
/** Words of one offer: see chapters/trade/terms.ts. */
export const OFFER_WORDS = 16
/** Who may hold shares: the seats and the bank. */
export const SHAREHOLDERS = SEATS + 1

/** Words of one seat's secrets: the sealed bid. */
export const SECRET_WORDS = 1

const GENERATOR_WORDS = 4
const WORD = 4

/** Lays typed views one after the other over a buffer, each over whole words. */
class Cursor {
  at = 0
  readonly buffer: ArrayBuffer
  constructor(buffer: ArrayBuffer) {
    this.buffer = buffer
  }
  i32(length: number): Int32Array {
    const view = new Int32Array(this.buffer, this.at, length)
    this.at += length * WORD
    return view
  }
  i8(length: number): Int8Array {
    const view = new Int8Array(this.buffer, this.at, Math.ceil(length / WORD) * WORD)
    this.at += view.length
    return view
  }
  u8(length: number): Uint8Array {
    const view = new Uint8Array(this.buffer, this.at, Math.ceil(length / WORD) * WORD)
    this.at += view.length
    return view
  }
}

const STATE_BYTES = 3072
/** Masks that follow from the state lie behind it. */
const MASK_BYTES = (SEATS + 1) * MASK_WORDS * WORD

/**
 * The whole state of a game: one flat buffer in three sections, and named views over it.
 *
 * - public: what everybody at the table sees;
 * - a row a seat: what only that seat knows;
 * - secret: what nobody knows.
 *
 * A view for a seat is a `State` into which only the first section and its own row were copied.
 *
 * Single numbers live in fields (scalars.ts), and lie in the buffer whenever somebody asks for `bytes`. The views are
 * declared, not defined: one that is undefined first V8 does not take for constant, and checks at every use.
 */
export class State extends Scalars {
  /** The state, and the masks that follow from it. */
  declare private readonly everything: Uint8Array
  declare private readonly buffer: Uint8Array
  declare private readonly scalars: Int32Array
  declare private readonly words: Int32Array

  /** Money by account: seats, the bank (signed), the pot. Their sum never changes. */
  declare readonly cash: Int32Array
  /** Debt at the bank by seat, where a rulebook knows bank debt. */
  declare readonly debt: Int32Array
  declare readonly option: Int32Array
  /** The agenda: a stack of `FRAMES` frames of `FRAME_WORDS` words. */
  declare readonly frames: Int32Array
  declare readonly demands: Int32Array
  /** One row a proposing seat. */
  declare readonly offers: Int32Array
  /** Cards of a deck that nobody has seen since it was shuffled: a bit a card. */
  declare readonly undrawn: Int32Array
  /** By seat: the number of its last throw for a move, which tells who came first to a space. */
  declare readonly arrived: Int32Array
  /** By deed, where it matters: when it was bought, as `occasion` counts (kit/occasion.ts). */
  declare readonly boughtAt: Int32Array
  /** By seat: the cash of its last report, by which its dividend is reckoned. */
  declare readonly reportCash: Int32Array
  /** By seat that owes a report: the turn at whose end it is late, or `LATE` once it has been fined. */
  declare readonly reportDue: Int32Array
  /** By seat: the turn of its last report. */
  declare readonly reportedIn: Int32Array
  /** Outcome of the last chance: dice, a card, a seat or a deed. */
  declare readonly outcome: Int32Array

  /** Space of each seat's piece. */
  declare readonly place: Int8Array
  /** 0 = free; n > 0 = in jail, with n - 1 of its turns there used up. */
  declare readonly jail: Int8Array
  /** How often each seat has passed or reached the start, up to 100. */
  declare readonly laps: Int8Array
  /** Offers that a seat has made in the running turn. */
  declare readonly offered: Int8Array
  /** Turns that a seat has yet to sit out. */
  declare readonly skips: Int8Array
  /** By deed; `own` writes it. */
  declare readonly owner: Reading
  declare readonly level: Int8Array
  /** By deed; `mortgage` writes it. */
  declare readonly mortgaged: Reading
  /** Mortgaged deeds whose new owner has paid the interest and may still lift them at once without paying it again. */
  declare readonly fresh: Int8Array
  /** Who holds a deck's jail card, or nobody: it is in the deck. */
  declare readonly jailCard: Int8Array
  /** Seen cards under a deck in their order: a ring a deck. */
  declare readonly pile: Uint8Array
  declare readonly pileHead: Uint8Array
  declare readonly pileLength: Uint8Array
  /** Shares: `shares[issuer * SHAREHOLDERS + holder]`; the bank is the last holder. */
  declare readonly shares: Uint8Array
  /** By seat: shares sold to and bought from the bank in the running turn. */
  declare readonly sharesSold: Int8Array
  declare readonly sharesBought: Int8Array

  /** Seats' secrets, `SECRET_WORDS` a seat. */
  declare readonly secrets: Int32Array
  /** The seeded generator. */
  declare readonly generator: Int32Array

  declare readonly publicBytes: number

  /** Deeds by owner: a bit a deed, `MASK_WORDS` words a seat. This and the next follow from the bytes and are not in them. */
  declare readonly ownedMask: Int32Array
  /** Mortgaged deeds, a bit a deed. */
  declare readonly mortgagedMask: Int32Array

  declare private readonly offeredWords: Int32Array
  declare private readonly writableOwner: Int8Array
  declare private readonly writableMortgaged: Int8Array

  constructor() {
    super()
    const at = new Cursor(new ArrayBuffer(STATE_BYTES + MASK_BYTES))
    this.everything = new Uint8Array(at.buffer)
    this.buffer = this.everything.subarray(0, STATE_BYTES)
    this.words = new Int32Array(at.buffer, 0, STATE_BYTES / WORD)
    this.scalars = at.i32(SCALAR_WORDS)
    this.cash = at.i32(ACCOUNTS)
    this.debt = at.i32(SEATS)
    this.option = at.i32(OPTIONS)
    this.frames = at.i32(FRAMES * FRAME_WORDS)
    this.demands = at.i32(DEMANDS * DEMAND_WORDS)
    this.offers = at.i32(SEATS * OFFER_WORDS)
    this.undrawn = at.i32(DECKS)
    this.arrived = at.i32(SEATS)
    this.boughtAt = at.i32(DEEDS)
    this.reportCash = at.i32(SEATS)
    this.reportDue = at.i32(SEATS)
    this.reportedIn = at.i32(SEATS)
    this.outcome = at.i32(3)
    this.place = at.i8(SEATS)
    this.jail = at.i8(SEATS)
    this.laps = at.i8(SEATS)
    this.offeredWords = new Int32Array(at.buffer, at.at, SEATS / WORD)
    this.offered = at.i8(SEATS)
    this.skips = at.i8(SEATS)
    this.writableOwner = at.i8(DEEDS)
    this.owner = this.writableOwner
    this.level = at.i8(DEEDS)
    this.writableMortgaged = at.i8(DEEDS)
    this.mortgaged = this.writableMortgaged
    this.fresh = at.i8(DEEDS)
    this.jailCard = at.i8(DECKS)
    this.pile = at.u8(DECKS * DECK_CARDS)
    this.pileHead = at.u8(DECKS)
    this.pileLength = at.u8(DECKS)
    this.shares = at.u8(SEATS * SHAREHOLDERS)
    this.sharesSold = at.i8(SEATS)
    this.sharesBought = at.i8(SEATS)
    this.publicBytes = at.at
    this.secrets = at.i32(SEATS * SECRET_WORDS)
    this.generator = at.i32(GENERATOR_WORDS)
    at.at = STATE_BYTES
    this.ownedMask = at.i32(SEATS * MASK_WORDS)
    this.mortgagedMask = at.i32(MASK_WORDS)
    this.findMasks()
  }

  /** The tables by name. */
  get tables(): readonly NamedTable[] {
    return [
      { name: 'cash', view: this.cash },
      { name: 'money.debt', view: this.debt },
      { name: 'option', view: this.option },
      { name: 'frames', view: this.frames, row: FRAME_WORDS },
      { name: 'rent.demands', view: this.demands, row: DEMAND_WORDS },
      { name: 'trade.offers', view: this.offers, row: OFFER_WORDS },
      { name: 'undrawn', view: this.undrawn },
      { name: 'arrived', view: this.arrived },
      { name: 'claims.boughtAt', view: this.boughtAt },
      { name: 'shares.reportCash', view: this.reportCash },
      { name: 'shares.reportDue', view: this.reportDue },
      { name: 'shares.reportedIn', view: this.reportedIn },
      { name: 'outcome', view: this.outcome },
      { name: 'place', view: this.place },
      { name: 'jail', view: this.jail },
      { name: 'laps', view: this.laps },
      { name: 'trade.offered', view: this.offered },
      { name: 'turn.skips', view: this.skips },
      { name: 'owner', view: this.writableOwner, blank: -1 },
      { name: 'level', view: this.level },
      { name: 'mortgaged', view: this.writableMortgaged },
      { name: 'mortgage.fresh', view: this.fresh },
      { name: 'jailCard', view: this.jailCard, blank: -1 },
      { name: 'pile', view: this.pile, row: DECK_CARDS },
      { name: 'pileHead', view: this.pileHead },
      { name: 'pileLength', view: this.pileLength },
      { name: 'shares.held', view: this.shares },
      { name: 'shares.sold', view: this.sharesSold },
      { name: 'shares.bought', view: this.sharesBought },
      { name: 'auction-sealed.bid', view: this.secrets },
      { name: 'generator', view: this.generator },
    ]
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

  /** A turn begins: nobody has offered anything in it. */
  forgetOffered(): void {
    for (let word = 0; word < this.offeredWords.length; word++) this.offeredWords[word] = 0
  }

  private findMasks(): void {
    this.everything.fill(0, STATE_BYTES)
    for (let deed = 0; deed < DEEDS; deed++) {
      this.own(deed, this.owner[deed])
      this.mortgage(deed, this.mortgaged[deed])
    }
  }

  /** The whole state as it is now: the buffer itself, to be read before the next change. */
  get bytes(): Uint8Array {
    this.layScalars(this.scalars)
    return this.buffer
  }

  /** The whole state by name, see named.ts: to be read before the next change. */
  get named(): Uint8Array {
    this.layScalars(this.scalars)
    return WRITER.write(this.words)
  }

  /** Takes over a whole state from its bytes. */
  load(bytes: Uint8Array): void {
    this.buffer.set(bytes)
    this.takeScalars(this.scalars)
    this.findMasks()
  }

  /** Everything is 0. */
  clear(): void {
    this.copy(BLANK)
  }

  /** Takes over a whole state from another. */
  copy(from: State): void {
    this.everything.set(from.everything)
    this.copyScalars(from)
  }

  /** Takes over what `seat` may see of another (a spectator: `NOBODY`); the rest is 0. */
  copyView(from: State, seat: number): void {
    this.buffer.fill(0, from.publicBytes)
    this.buffer.set(from.buffer.subarray(0, from.publicBytes))
    this.everything.set(from.everything.subarray(STATE_BYTES), STATE_BYTES)
    this.copyScalars(from)
    if (seat < 0) return
    const row = seat * SECRET_WORDS
    this.secrets.set(from.secrets.subarray(row, row + SECRET_WORDS), row)
  }
}

const BLANK = new State()
const WRITER = new NamedWriter(fieldsOf(SCALARS, BLANK.tables))

type SecretField =
  | 'bytes'
  | 'load'
  | 'clear'
  | 'copy'
  | 'copyView'
  | 'own'
  | 'mortgage'
  | 'forgetOffered'
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
}
