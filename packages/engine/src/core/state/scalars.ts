/**
 * The single numbers of a state. They live in fields, which are several times as fast to reach as an element of a typed
 * array, and are laid into words whenever somebody asks for the state's bytes.
 */
export abstract class Scalars {
  /** Seats at the table, the eliminated included. */
  seats = 0
  /** Seats still in the game: a bit a seat. */
  alive = 0
  /** Whose turn it is. */
  turnSeat = 0
  /** 1 in the first round; a round ends when the turn passes the place of `roundSeat`, still in the game or not. */
  round = 0
  /** Turns begun so far. */
  turns = 0
  /** Throws for a move so far. */
  throwsMade = 0
  /** Throws of the running turn. */
  throwsOfTurn = 0
  /** Doubles in a row in the running turn. */
  doubles = 0
  /** Whether the running turn has a further throw to come, and why (`Again` in chapters/turn/rules/stages.ts). */
  again = 0
  /** The dice of the last throw for a move; the third is 0 where only two are thrown. */
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
  /** 1 once the time agreed for the game is up. */
  timeUp = 0
  /** Kinds of open matter of which one is open: a bit a kind, as the rulebook numbers them. Follows from the rest. */
  open = 0
  /** Seats whose elimination is due as soon as nothing runs above the turn: a bit a seat. */
  doomed = 0
  /** Decks that hold cards of the table's own, so that their order is not known: a bit a deck. */
  loose = 0
  /** Who began the game: rounds end at this place in the seating order. */
  roundSeat = 0

  /**
   * Lays them into `words`, in the order of `SCALARS`. One by one, for speed: a server asks for the bytes several times
   * a move.
   */
  protected layScalars(words: Int32Array): void {
    words[0] = this.seats
    words[1] = this.alive
    words[2] = this.turnSeat
    words[3] = this.round
    words[4] = this.turns
    words[5] = this.throwsMade
    words[6] = this.throwsOfTurn
    words[7] = this.doubles
    words[8] = this.again
    words[9] = this.dieA
    words[10] = this.dieB
    words[11] = this.dieC
    words[12] = this.depth
    words[13] = this.deepest
    words[14] = this.must
    words[15] = this.awaiting
    words[16] = this.awaitingFor
    words[17] = this.given
    words[18] = this.over
    words[19] = this.winners
    words[20] = this.housesLeft
    words[21] = this.hotelsLeft
    words[22] = this.serial
    words[23] = this.timeUp
    words[24] = this.doomed
    words[25] = this.open
    words[26] = this.loose
    words[27] = this.roundSeat
  }

  /** Takes them from `words`. */
  protected takeScalars(words: Int32Array): void {
    for (let i = 0; i < SCALARS.length; i++) this[SCALARS[i]] = words[i]
  }

  /** One by one, for speed: search clones a million times. */
  protected copyScalars(from: Readonly<Record<(typeof SCALARS)[number], number>>): void {
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
    this.timeUp = from.timeUp
    this.doomed = from.doomed
    this.open = from.open
    this.loose = from.loose
    this.roundSeat = from.roundSeat
  }
}

/** The scalars in their order in the buffer: part of a layout, as which pages and servers exchange states, not of hashes. */
export const SCALARS = [
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
  'timeUp',
  'doomed',
  'open',
  'loose',
  'roundSeat',
] as const satisfies readonly (keyof Scalars)[]
