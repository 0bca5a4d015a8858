import { argumentOf, codeOf, END_TURN, type Move, type Packed, seatOf, THROW } from './action/action.ts'
import { moveFault, packMove } from './action/move.ts'
import { ruleOnTop, run } from './agenda.ts'
import type { Book } from './book.ts'
import { Chance, type ChancePort, outcomes, sampled, seed as seedGame } from './chance.ts'
import { Game, type GameView } from './game.ts'
import { DECK_CARDS, DEEDS, NOBODY, SEATS } from './limits.ts'
import type { RecordHeader } from './record/record.ts'
import { SaidError, say } from './say.ts'
import type { Saying } from './saying.ts'
import { State } from './state/state.ts'
import type { OptionName, Refusal } from './vocabulary.ts'

/** How a game is set up. `seed`: 0 to 2^53 - 1, for sampled chance. */
export interface Setup {
  readonly seats: number
  readonly options?: Readonly<Partial<Record<OptionName, number>>>
  readonly seed?: number
  readonly chance?: ChancePort
}

/** A set-up that the rulebook, or what plays it, does not allow. */
export class SetupError extends SaidError {
  override readonly name = 'SetupError'
}

/** Checks the number of players and the options against the rulebook. Throws `SetupError`. */
export function checkSetup(book: Book, setup: Setup): void {
  const { minSeats, maxSeats, id } = book
  const { seats: count } = setup
  if (!Number.isInteger(count) || count < minSeats || count > maxSeats)
    throw new SetupError(say('players', { name: id, least: minSeats, most: maxSeats, count }))
  for (const [name, value] of Object.entries(setup.options ?? {})) {
    const option = book.options.find((o) => o.id === name)
    if (option === undefined) {
      const known = book.options.map((o) => o.id).join(', ')
      throw new SetupError(say('noOption', { name: id, option: name, known }))
    }
    const { min: low, max: high } = option
    if (!Number.isInteger(value) || value < low || value > high)
      throw new SetupError(say('optionValue', { name, low, high, value: `${value}` }))
  }
}

/** A new game, run up to its first decision. Throws `SetupError` for a set-up that the rulebook does not allow. */
export function newGame(book: Book, setup: Setup, listen: Game['emit'] = null): Game {
  checkSetup(book, setup)
  const game = new Game(book, setup.chance ?? sampled)
  if (listen !== null) game.emit = listen
  reset(game, setup)
  return game
}

/** Lays a new game into an existing one, without allocating; the set-up must have been checked. */
export function reset(g: Game, setup: Setup): void {
  const { s, book } = g
  s.clear()
  s.seats = setup.seats
  s.alive = (1 << setup.seats) - 1
  s.round = 1
  s.cash.fill(book.startCash, 0, setup.seats)
  for (let deed = 0; deed < DEEDS; deed++) s.own(deed, NOBODY)
  s.jailCard.fill(NOBODY)
  s.housesLeft = book.houses
  s.hotelsLeft = book.hotels
  for (let deck = 0; deck < book.board.decks; deck++) s.undrawn[deck] = fullDeck(book, deck)
  for (let i = 0; i < book.options.length; i++) s.option[i] = book.options[i].default
  if (setup.options !== undefined)
    for (const name of Object.keys(setup.options) as OptionName[]) {
      const place = book.places[name]
      if (place !== undefined) s.option[place] = setup.options[name] ?? 0
    }
  if (setup.seed !== undefined) seedGame(g, setup.seed)
  book.open(g)
  run(g)
}

/** All cards of a deck, as a mask: none has been seen. */
export function fullDeck(book: Book, deck: number): number {
  const cards = book.board.cards[deck]
  return cards === DECK_CARDS ? -1 : (1 << cards) - 1
}

/** Whether `action` is legal now: null, or why not. The terms of an offer must lie in `l.terms`. */
export function verify(l: GameView, action: Packed): Refusal | null {
  const refusal = whyNobody(l, seatOf(action))
  if (refusal !== null) return refusal
  const rule = l.book.actions[codeOf(action)]
  return rule === undefined ? 'notInRulebook' : rule.check(l, seatOf(action), argumentOf(action))
}

/** Why this seat may do nothing at all, or null. */
function whyNobody(l: GameView, seat: number): Refusal | null {
  const s = l.s
  // Seats that must decide are in a game that goes on and waits for no chance.
  if ((s.must >>> seat) & 1) return null
  if (s.over !== 0) return 'gameOver'
  if (((s.alive >>> seat) & 1) === 0) return 'notInGame'
  return s.awaiting === 0 ? null : 'diceInTheAir'
}

/** Carries out an action if it is legal, and returns null; else changes nothing and returns why not. */
export function apply(g: Game, action: Packed): Refusal | null {
  const refusal = whyNobody(g, seatOf(action)) ?? applyByRule(g, action)
  if (refusal === null) run(g)
  return refusal
}

/** `apply` for a move as people and records write it. */
export function applyMove(g: Game, move: Move): Refusal | null {
  return moveFault(g.book, move) ?? apply(g, packMove(g.book, move, g.terms))
}

// Constants of this module for the hot path, see core/agenda.ts.
const THROW_CODE = THROW
const END_CODE = END_TURN

/**
 * Most actions are the first two: they have calls of their own, for V8 inlines where it has seen one target only. And
 * legality is read off what is shown, by bots and here: it costs least where V8 has seen one kind of view only.
 */
function applyByRule(g: Game, action: Packed): Refusal | null {
  const { shown } = g
  const { often, actions } = g.book
  const seat = seatOf(action)
  let refusal: Refusal | null
  switch (codeOf(action)) {
    case THROW_CODE:
      refusal = often.throw.check(shown, seat, 0)
      if (refusal === null) often.throw.apply(g, seat, 0)
      return refusal
    case END_CODE:
      refusal = often.endTurn.check(shown, seat, 0)
      if (refusal === null) often.endTurn.apply(g, seat, 0)
      return refusal
    default: {
      const rule = actions[codeOf(action)]
      if (rule === undefined) return 'notInRulebook'
      refusal = rule.check(shown, seat, argumentOf(action))
      if (refusal === null) rule.apply(g, seat, argumentOf(action))
      return refusal
    }
  }
}

/** What the game waits for. Seats are masks. */
export interface Ask {
  /** Seats that must decide. */
  readonly must: number
  /** Seats that may act on an open matter: they need not. */
  readonly may: number
  /** Chance that must be given (see `Chance`), and what it is about. */
  readonly chance: number
  readonly about: number
  /** Name of the frame on top of the agenda. */
  readonly frame: string
}

/** What the game waits for. */
export function ask(l: GameView): Ask {
  const { must, awaiting, awaitingFor, over } = l.s
  const frame = ruleOnTop(l)?.name ?? ''
  return { must, may: over === 0 ? may(l) : 0, chance: awaiting, about: awaitingFor, frame }
}

/** Seats that may act on an open matter. */
export function may(l: GameView): number {
  let seats = 0
  const matters = l.book.matters
  for (let i = 0; i < matters.length; i++) seats |= matters[i].may(l)
  return seats
}

/** The outcome of awaited chance, given from outside. */
export class OutcomeError extends SaidError {
  override readonly name = 'OutcomeError'
  readonly refusal: Refusal
  constructor(said: Saying, refusal: Refusal) {
    super(said)
    this.refusal = refusal
  }
}

/** Gives the outcome that the game waits for, and goes on. Throws `OutcomeError` if it is not one that could be. */
export function give(g: Game, outcome: readonly number[]): void {
  const { s } = g
  if (s.awaiting === Chance.none) throw new OutcomeError(say('noneAwaited'), 'noChanceAwaited')
  checkOutcome(g, outcome)
  for (let i = 0; i < s.outcome.length; i++) s.outcome[i] = outcome[i] ?? 0
  s.given = s.awaiting
  s.awaiting = 0
  s.awaitingFor = 0
  run(g)
}

function checkOutcome(g: Game, outcome: readonly number[]): void {
  const { awaiting, awaitingFor } = g.s
  const [a = 0, b = 0, c = 0] = outcome
  const face = (value: number) => Number.isInteger(value) && value >= 1 && value <= 6
  if (awaiting === Chance.dice) {
    const third = awaitingFor === 1 ? face(c) : c === 0
    if (!face(a) || !face(b) || !third)
      throw new OutcomeError(say('diceCannot', { outcome: outcome.join(', ') }), 'noSuchOutcome')
    return
  }
  if (awaiting === Chance.card && g.book.fitsWritten(g, outcome)) return
  const [low, high] = outcomes(g, awaiting, awaitingFor)
  const word = a < 32 ? low : high
  if (!Number.isInteger(a) || a < 0 || a > 63 || ((word >>> (a & 31)) & 1) === 0 || b !== 0 || c !== 0)
    throw new OutcomeError(say('cannotBeDrawn', { outcome: outcome.join(', ') }), 'noSuchOutcome')
}

/** A copy of a game with its own state; chance and rulebook are shared, nobody listens. */
export function clone(g: Game, into: Game = new Game(g.book, g.chance)): Game {
  into.s.copy(g.s)
  return into
}

/** What `seat` may see (a spectator: `NOBODY`), as a state of the same layout. */
export function view(g: Game, seat: number, into: State = new State(g.s.layout)): State {
  into.copyView(g.s, seat)
  return into
}

/** All seats of a mask. */
export function seatsIn(mask: number): number[] {
  const seats: number[] = []
  for (let seat = 0; seat < SEATS; seat++) if ((mask >>> seat) & 1) seats.push(seat)
  return seats
}

/** What a record begins with. */
export function setupOf(header: RecordHeader): Setup {
  const { seats, options, chance } = header
  return { seats: seats.length, options, ...(chance.kind === 'seed' && { seed: chance.seed }) }
}
