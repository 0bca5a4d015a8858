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

/** Words of one rent demand: payer, owner, deed, amount, serial. */
export const DEMAND_WORDS = 5
/** Words of one offer: see chapters/trade/terms.ts. */
export const OFFER_WORDS = 16
/** Who may hold shares: the seats and the bank. */
export const SHAREHOLDERS = SEATS + 1

/** Words of one seat's secrets: the sealed bid, and whether it is in. */
export const SECRET_WORDS = 2

const SCALAR_WORDS = 32
const GENERATOR_WORDS = 4
const WORD = 4

/** Lays typed views one after the other over a buffer. */
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
    const view = new Int8Array(this.buffer, this.at, length)
    this.at += Math.ceil(length / WORD) * WORD
    return view
  }
  u8(length: number): Uint8Array {
    const view = new Uint8Array(this.buffer, this.at, length)
    this.at += Math.ceil(length / WORD) * WORD
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
 * Single numbers live in fields, which are several times as fast to reach as an element of a typed array, and lie in the
 * buffer whenever somebody asks for `bytes`. The views are declared, not defined: one that is undefined first V8 does
 * not take for constant, and checks at every use.
 */
export class State {
  /** Seats at the table, the eliminated included. */
  seats = 0
  /** Seats still in the game: a bit a seat. */
  alive = 0
  /** Whose turn it is. */
  turnSeat = 0
  /** 1 in the first round; a round ends when the turn passes the end of the seating order. */
  round = 0
  /** Turns begun so far. */
  turns = 0
  /** Throws for a move so far. */
  throwsMade = 0
  /** Throws of the running turn. */
  throwsOfTurn = 0
  /** Doubles in a row in the running turn. */
  doubles = 0
  /** 1 while the running turn has a further throw to come by doubles, 2 while a card orders one. */
  again = 0
  /** The dice of the last throw for a move; the third is 0 without a speed die. */
  dieA = 0
  dieB = 0
  dieC = 0
  /** Frames on the agenda. */
  depth = 0
  /** The deepest agenda of this game. */
  deepest = 0
  /** Seats that must decide now: a bit a seat. */
  must = 0
  /** The chance that the game waits for, see chance.ts; 0 = none. */
  awaiting = 0
  /** What the awaited chance is about: a deck, a mask of seats, a seat. */
  awaitingFor = 0
  /** The chance whose given outcome lies ready. */
  given = 0
  /** 0 while the game goes on, else the end reason (see end.ts). */
  over = 0
  winners = 0
  housesLeft = 0
  hotelsLeft = 0
  /** Names open matters: each gets the next serial. */
  serial = 0
  /** Open rent demands. */
  demandCount = 0
  /** Open offers: a bit a proposing seat. */
  offerMask = 0
  /** Deeds marked in `fresh`. */
  freshCount = 0
  /** 1 once the time agreed for the game is up. */
  timeUp = 0
  /** Players that have left the game for want of money. */
  bankruptcies = 0
  /** Seats whose elimination is due as soon as nothing runs above the turn: a bit a seat. */
  doomed = 0
  /** 1 once a finite bank has paid out its last money. */
  bankBroke = 0
  /** Seats whose order for a piece in short supply has lapsed in this turn, because nobody bid: a bit a seat. */
  lapsedOrders = 0
  /** Seats that owe the exchange a report: a bit a seat. */
  reportsOwed = 0

  /** The state, and the masks that follow from it. */
  declare private readonly everything: Uint8Array
  declare private readonly buffer: Uint8Array
  declare private readonly scalars: Int32Array

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
    const at = new Cursor(new ArrayBuffer(STATE_BYTES + MASK_BYTES))
    this.everything = new Uint8Array(at.buffer)
    this.buffer = this.everything.subarray(0, STATE_BYTES)
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
    this.layScalars()
    return this.buffer
  }

  /** One by one, in the order of `SCALARS`, for speed: a server asks for the bytes several times a move. */
  private layScalars(): void {
    const { scalars } = this
    scalars[0] = this.seats
    scalars[1] = this.alive
    scalars[2] = this.turnSeat
    scalars[3] = this.round
    scalars[4] = this.turns
    scalars[5] = this.throwsMade
    scalars[6] = this.throwsOfTurn
    scalars[7] = this.doubles
    scalars[8] = this.again
    scalars[9] = this.dieA
    scalars[10] = this.dieB
    scalars[11] = this.dieC
    scalars[12] = this.depth
    scalars[13] = this.deepest
    scalars[14] = this.must
    scalars[15] = this.awaiting
    scalars[16] = this.awaitingFor
    scalars[17] = this.given
    scalars[18] = this.over
    scalars[19] = this.winners
    scalars[20] = this.housesLeft
    scalars[21] = this.hotelsLeft
    scalars[22] = this.serial
    scalars[23] = this.demandCount
    scalars[24] = this.offerMask
    scalars[25] = this.freshCount
    scalars[26] = this.timeUp
    scalars[27] = this.bankruptcies
    scalars[28] = this.doomed
    scalars[29] = this.bankBroke
    scalars[30] = this.lapsedOrders
    scalars[31] = this.reportsOwed
  }

  /** Takes over a whole state from its bytes. */
  load(bytes: Uint8Array): void {
    this.buffer.set(bytes)
    for (let i = 0; i < SCALARS.length; i++) this[SCALARS[i]] = this.scalars[i]
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

  /** One by one, for speed: search clones a million times. */
  private copyScalars(from: State): void {
    this.seats = from.seats
    this.alive = from.alive
    this.turnSeat = from.turnSeat
    this.round = from.round
    this.turns = from.turns
    this.throwsMade = from.throwsMade
    this.throwsOfTurn = from.throwsOfTurn
    this.doubles = from.doubles
    this.again = from.again
    this.dieA = from.dieA
    this.dieB = from.dieB
    this.dieC = from.dieC
    this.depth = from.depth
    this.deepest = from.deepest
    this.must = from.must
    this.awaiting = from.awaiting
    this.awaitingFor = from.awaitingFor
    this.given = from.given
    this.over = from.over
    this.winners = from.winners
    this.housesLeft = from.housesLeft
    this.hotelsLeft = from.hotelsLeft
    this.serial = from.serial
    this.demandCount = from.demandCount
    this.offerMask = from.offerMask
    this.freshCount = from.freshCount
    this.timeUp = from.timeUp
    this.bankruptcies = from.bankruptcies
    this.doomed = from.doomed
    this.bankBroke = from.bankBroke
    this.lapsedOrders = from.lapsedOrders
    this.reportsOwed = from.reportsOwed
  }
}

const BLANK = new State()

/** The scalars in their order in the buffer. The order is part of saved states. */
const SCALARS = [
  'seats',
  'alive',
  'turnSeat',
  'round',
  'turns',
  'throwsMade',
  'throwsOfTurn',
  'doubles',
  'again',
  'dieA',
  'dieB',
  'dieC',
  'depth',
  'deepest',
  'must',
  'awaiting',
  'awaitingFor',
  'given',
  'over',
  'winners',
  'housesLeft',
  'hotelsLeft',
  'serial',
  'demandCount',
  'offerMask',
  'freshCount',
  'timeUp',
  'bankruptcies',
  'doomed',
  'bankBroke',
  'lapsedOrders',
  'reportsOwed',
] as const satisfies readonly (keyof State)[]

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
