import { ACCOUNTS, DECK_CARDS, DECKS, DEEDS, DEMANDS, FRAME_WORDS, FRAMES, OPTIONS, SEATS } from './limits.ts'

/** Words of one rent demand: payer, owner, deed, amount, serial. */
export const DEMAND_WORDS = 5
/** Words of one offer: see chapters/trade/terms.ts. */
export const OFFER_WORDS = 16
/** Words of one seat's secrets: the sealed bid, and whether it is in. */
export const SECRET_WORDS = 2

const SCALARS = 32
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

/**
 * The whole state of a game: named views over one flat buffer, in three sections.
 *
 * - public: what everybody at the table sees;
 * - a row a seat: what only that seat knows;
 * - secret: what nobody knows.
 *
 * A view for a seat is a `State` into which only the first section and its own row were copied.
 */
export class State {
  readonly bytes: Uint8Array

  readonly scalars: Int32Array
  /** Money by account: seats, the bank (signed), the pot. Their sum never changes. */
  readonly cash: Int32Array
  /** Debt at the bank by seat, where a rulebook knows bank debt. */
  readonly debt: Int32Array
  readonly option: Int32Array
  /** The agenda: a stack of `FRAMES` frames of `FRAME_WORDS` words. */
  readonly frames: Int32Array
  readonly demands: Int32Array
  /** One row a proposing seat. */
  readonly offers: Int32Array
  /** Cards of a deck that nobody has seen since it was shuffled: a bit a card. */
  readonly undrawn: Int32Array
  /** Outcome of the last chance: dice, a card, a seat or a deed. */
  readonly outcome: Int32Array

  /** Space of each seat's piece. */
  readonly place: Int8Array
  /** 0 = free; n > 0 = in jail, with n - 1 of its turns there used up. */
  readonly jail: Int8Array
  /** How often each seat has passed or reached the start, up to 100. */
  readonly laps: Int8Array
  /** Offers that a seat has made in the running turn. */
  readonly offered: Int8Array
  readonly owner: Int8Array
  readonly level: Int8Array
  readonly mortgaged: Int8Array
  /** Mortgaged deeds whose new owner has paid the interest and may still lift them at once without paying it again. */
  readonly fresh: Int8Array
  /** Who holds a deck's jail card, or nobody: it is in the deck. */
  readonly jailCard: Int8Array
  /** Seen cards under a deck in their order: a ring a deck. */
  readonly pile: Uint8Array
  readonly pileHead: Uint8Array
  readonly pileLength: Uint8Array

  /** Seats' secrets, `SECRET_WORDS` a seat. */
  readonly secrets: Int32Array
  /** The seeded generator. */
  readonly generator: Int32Array

  readonly publicBytes: number
  readonly secretsAt: number

  constructor() {
    const at = new Cursor(new ArrayBuffer(STATE_BYTES))
    this.bytes = new Uint8Array(at.buffer)
    this.scalars = at.i32(SCALARS)
    this.cash = at.i32(ACCOUNTS)
    this.debt = at.i32(SEATS)
    this.option = at.i32(OPTIONS)
    this.frames = at.i32(FRAMES * FRAME_WORDS)
    this.demands = at.i32(DEMANDS * DEMAND_WORDS)
    this.offers = at.i32(SEATS * OFFER_WORDS)
    this.undrawn = at.i32(DECKS)
    this.outcome = at.i32(3)
    this.place = at.i8(SEATS)
    this.jail = at.i8(SEATS)
    this.laps = at.i8(SEATS)
    this.offered = at.i8(SEATS)
    this.owner = at.i8(DEEDS)
    this.level = at.i8(DEEDS)
    this.mortgaged = at.i8(DEEDS)
    this.fresh = at.i8(DEEDS)
    this.jailCard = at.i8(DECKS)
    this.pile = at.u8(DECKS * DECK_CARDS)
    this.pileHead = at.u8(DECKS)
    this.pileLength = at.u8(DECKS)
    this.publicBytes = at.at
    this.secretsAt = at.at
    this.secrets = at.i32(SEATS * SECRET_WORDS)
    this.generator = at.i32(GENERATOR_WORDS)
  }

  /** Seats at the table, the eliminated included. */
  get seats(): number {
    return this.scalars[0]
  }
  set seats(value: number) {
    this.scalars[0] = value
  }
  /** Seats still in the game: a bit a seat. */
  get alive(): number {
    return this.scalars[1]
  }
  set alive(value: number) {
    this.scalars[1] = value
  }
  /** Whose turn it is. */
  get turnSeat(): number {
    return this.scalars[2]
  }
  set turnSeat(value: number) {
    this.scalars[2] = value
  }
  /** 1 in the first round; a round ends when the turn passes the end of the seating order. */
  get round(): number {
    return this.scalars[3]
  }
  set round(value: number) {
    this.scalars[3] = value
  }
  /** Turns begun so far. */
  get turns(): number {
    return this.scalars[4]
  }
  set turns(value: number) {
    this.scalars[4] = value
  }
  /** Throws for a move so far. */
  get throwsMade(): number {
    return this.scalars[5]
  }
  set throwsMade(value: number) {
    this.scalars[5] = value
  }
  /** Throws of the running turn. */
  get throwsOfTurn(): number {
    return this.scalars[6]
  }
  set throwsOfTurn(value: number) {
    this.scalars[6] = value
  }
  /** Doubles in a row in the running turn. */
  get doubles(): number {
    return this.scalars[7]
  }
  set doubles(value: number) {
    this.scalars[7] = value
  }
  /** 1 while the running turn has a further throw to come. */
  get again(): number {
    return this.scalars[8]
  }
  set again(value: number) {
    this.scalars[8] = value
  }
  /** The dice of the last throw for a move; the third is 0 without a speed die. */
  get dieA(): number {
    return this.scalars[9]
  }
  set dieA(value: number) {
    this.scalars[9] = value
  }
  get dieB(): number {
    return this.scalars[10]
  }
  set dieB(value: number) {
    this.scalars[10] = value
  }
  get dieC(): number {
    return this.scalars[11]
  }
  set dieC(value: number) {
    this.scalars[11] = value
  }
  /** Frames on the agenda. */
  get depth(): number {
    return this.scalars[12]
  }
  set depth(value: number) {
    this.scalars[12] = value
  }
  /** The deepest agenda of this game. */
  get deepest(): number {
    return this.scalars[13]
  }
  set deepest(value: number) {
    this.scalars[13] = value
  }
  /** Seats that must decide now: a bit a seat. */
  get must(): number {
    return this.scalars[14]
  }
  set must(value: number) {
    this.scalars[14] = value
  }
  /** The chance that the game waits for, see chance.ts; 0 = none. */
  get awaiting(): number {
    return this.scalars[15]
  }
  set awaiting(value: number) {
    this.scalars[15] = value
  }
  /** What the awaited chance is about: a deck, a mask of seats, a seat. */
  get awaitingFor(): number {
    return this.scalars[16]
  }
  set awaitingFor(value: number) {
    this.scalars[16] = value
  }
  /** The chance whose given outcome lies ready. */
  get given(): number {
    return this.scalars[17]
  }
  set given(value: number) {
    this.scalars[17] = value
  }
  /** 0 while the game goes on, else the end reason (see end.ts). */
  get over(): number {
    return this.scalars[18]
  }
  set over(value: number) {
    this.scalars[18] = value
  }
  get winners(): number {
    return this.scalars[19]
  }
  set winners(value: number) {
    this.scalars[19] = value
  }
  get housesLeft(): number {
    return this.scalars[20]
  }
  set housesLeft(value: number) {
    this.scalars[20] = value
  }
  get hotelsLeft(): number {
    return this.scalars[21]
  }
  set hotelsLeft(value: number) {
    this.scalars[21] = value
  }
  /** Names open matters: each gets the next serial. */
  get serial(): number {
    return this.scalars[22]
  }
  set serial(value: number) {
    this.scalars[22] = value
  }
  /** Open rent demands. */
  get demandCount(): number {
    return this.scalars[23]
  }
  set demandCount(value: number) {
    this.scalars[23] = value
  }
  /** Open offers: a bit a proposing seat. */
  get offerMask(): number {
    return this.scalars[24]
  }
  set offerMask(value: number) {
    this.scalars[24] = value
  }
  /** Deeds marked in `fresh`. */
  get freshCount(): number {
    return this.scalars[25]
  }
  set freshCount(value: number) {
    this.scalars[25] = value
  }
  /** 1 once the time agreed for the game is up. */
  get timeUp(): number {
    return this.scalars[26]
  }
  set timeUp(value: number) {
    this.scalars[26] = value
  }
  /** Players that have left the game for want of money. */
  get bankruptcies(): number {
    return this.scalars[27]
  }
  set bankruptcies(value: number) {
    this.scalars[27] = value
  }
  /** Seats whose elimination is due as soon as nothing runs above the turn: a bit a seat. */
  get doomed(): number {
    return this.scalars[28]
  }
  set doomed(value: number) {
    this.scalars[28] = value
  }
  /** 1 once a finite bank has paid out its last money. */
  get bankBroke(): number {
    return this.scalars[29]
  }
  set bankBroke(value: number) {
    this.scalars[29] = value
  }
}

type SecretField = 'bytes' | 'secrets' | 'generator' | 'publicBytes' | 'secretsAt'
type Numbers = { readonly length: number; readonly [index: number]: number }

/** What may be read in front of everybody: no secret field, nothing writable. Rules of legality and bots see no more. */
export type PublicState = {
  readonly [Field in Exclude<keyof State, SecretField>]: State[Field] extends Int32Array | Int8Array | Uint8Array
    ? Numbers
    : State[Field]
}

/** Copies a whole state into another. */
export function copyState(from: State, to: State): void {
  to.bytes.set(from.bytes)
}

/**
 * Copies what `seat` may see (a spectator: `NOBODY`) and zeroes the rest.
 */
export function copyView(from: State, to: State, seat: number): void {
  to.bytes.fill(0, from.publicBytes)
  to.bytes.set(from.bytes.subarray(0, from.publicBytes))
  if (seat < 0) return
  const row = from.secretsAt + seat * SECRET_WORDS * WORD
  to.bytes.set(from.bytes.subarray(row, row + SECRET_WORDS * WORD), row)
}
