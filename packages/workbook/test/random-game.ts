import {
  type ActionName,
  bits,
  Chance,
  codeOf,
  type Game,
  type Legal,
  legalActions,
  moveOf,
  nameOf,
  newHeader,
  type OptionName,
  outcomes,
  pack,
  type Rulebook,
  Session,
  seatOf,
  seatsIn,
} from '@hausregeln/engine'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'

export interface RandomGame {
  readonly names: readonly string[]
  readonly seed: number
  readonly steps: number
  readonly options?: Readonly<Partial<Record<OptionName, number>>>
  /** Whether dice and cards are given, as from a real table. */
  readonly given?: boolean
}

/** A game in which everybody does anything that is allowed, until it is over or has made so many steps. */
export function randomGame(
  rulebook: Rulebook,
  { names, seed, steps, options = {}, given = false }: RandomGame,
): Session {
  const { book } = rulebook
  const header = newHeader(book, {
    seats: names.map((name) => ({ name })),
    options,
    chance: given ? { kind: 'given' } : { kind: 'seed', seed },
  })
  const session = new Session(book, header)
  const words = new Int32Array(4)
  seedGenerator(words, seed)
  const draw = (below: number) => nextBelow(words, below)
  for (let step = 0; step < steps && session.game.s.over === 0; step++) randomStep(session, draw)
  return session
}

/** Makes no offers; what can be done again and again, or brings nothing, is drawn more rarely. */
const RARE: readonly (ActionName | undefined)[] = ['mortgage', 'lift', 'sell', 'sellDeed', 'decline']
const SIDE_STEPS = 4
const RARE_STEPS = 12

/** One step of those who must decide, or, now and then, of anybody. */
function randomStep(session: Session, draw: (below: number) => number): void {
  const { game } = session
  if (game.s.awaiting !== 0) return session.give(outcomeOf(game, draw))
  const seats = seatsIn(draw(SIDE_STEPS) === 0 ? game.s.alive : game.s.must)
  const legal = seats
    .flatMap((seat) => legalActions(game, seat))
    .filter(({ action }) => nameOf(game, action) !== 'offer')
  const usual = legal.filter(({ action }) => !RARE.includes(nameOf(game, action)))
  const drawn = usual.length > 0 && draw(RARE_STEPS) !== 0 ? usual : legal
  const choice = drawn[draw(Math.max(1, drawn.length))]
  if (choice !== undefined) session.act(moveOf(game, withAmount(choice, draw)))
}

/** Dice or a card, drawn for a game that waits for them. */
function outcomeOf(game: Game, draw: (below: number) => number): number[] {
  const { awaiting, awaitingFor } = game.s
  if (awaiting === Chance.dice) return [1 + draw(6), 1 + draw(6), awaitingFor === 1 ? 1 + draw(6) : 0]
  const [low, high] = outcomes(game, awaiting, awaitingFor)
  const possible = [...bits(low), ...bits(high).map((bit) => bit + WORD)]
  return [possible[draw(possible.length)] ?? 0]
}
const WORD = 32

/** Bids go up in small steps. */
function withAmount({ action, low, high }: Legal, draw: (below: number) => number): number {
  return low === high ? action : pack(codeOf(action), seatOf(action), low + draw(Math.min(high - low, 40) + 1))
}
