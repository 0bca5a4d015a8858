import { nextBotAction } from '@hausregeln/bots'
import { SteadyBot } from '@hausregeln/bots/steady/steady.ts'
import {
  type ActionName,
  apply,
  clone,
  codeOf,
  Game,
  given,
  legalActions,
  type Move,
  moveOf,
  nameOf,
  newHeader,
  type Packed,
  pack,
  Session,
  seatOf,
  THROW,
} from '@hausregeln/engine'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { rollOut } from '../../src/analyse/rollouts.ts'
import { mix } from '../../src/seeds.ts'
import { rulebookNamed } from '../../src/table.ts'

/** A game of steady players in which one of them did what is clearly worse than what it would have done. */
export interface Planted {
  readonly session: Session
  /** The number of its entry, what was done, and what the player would have done. */
  readonly entry: number
  readonly move: Move
  readonly usual: Move
  /** What it cost by rollouts, 0 to 1. */
  readonly cost: number
}

/** An error costs at least so much of a chance to win, by so many games each way. */
const LEAST = 0.03
const GAMES = 300
/** What does not look like one by so many is not looked at closer. */
const FIRST_GAMES = 24
/** Moves that are made before, at least and at most; and so many entries that follow. */
const FROM = 40
const WITHIN = 260
const AFTER = 40
/** Attempts in one game. */
const ATTEMPTS = 30
/** Nobody plants what ends the game for somebody, or what has no amount yet. */
const NEVER: readonly ActionName[] = ['offer', 'withdraw', 'bankrupt']

/** A game of this seed with an error in it; null where none was found in it. */
export function plant(rulebook: string, seats: number, seed: number): Planted | null {
  const words = new Int32Array(4)
  seedGenerator(words, mix(seed, 1))
  const { book } = rulebookNamed(rulebook)
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `steady ${seat + 1}`, bot: 'steady' }))
  const header = newHeader(book, { seats: names, options: {}, chance: { kind: 'seed', seed } })
  const session = new Session(book, header)
  const table = new Bots(session, seats, seed)
  for (let moves = FROM + nextBelow(words, WITHIN - FROM); moves > 0; moves--) if (!table.step()) return null
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const usual = table.next()
    if (usual === null) return null
    const found = errorIn(session.game, usual, words, mix(seed, 2 + attempt))
    if (found !== null) {
      const entry = session.length + 1
      if (session.act(found.move) !== null) return null
      for (let more = 0; more < AFTER && table.step(); more++);
      return { session, entry, ...found }
    }
    if (session.act(usual) !== null) return null
  }
  return null
}

/** Steady players of a session. */
class Bots {
  readonly #session: Session
  readonly #bots: readonly SteadyBot[]

  constructor(session: Session, seats: number, seed: number) {
    this.#session = session
    this.#bots = Array.from({ length: seats }, () => new SteadyBot())
    this.#bots.forEach((bot, seat) => {
      bot.begin(mix(seed, 100 + seat))
    })
  }

  /** What is done next; null: the game is over. */
  next(): Move | null {
    const { game } = this.#session
    const action = nextBotAction(game, this.#bots)
    return action === 0 ? null : moveOf(game, action)
  }

  /** Does it; whether there was anything to do. */
  step(): boolean {
    const move = this.next()
    return move !== null && this.#session.act(move) === null
  }
}

/** Something legal by chance in place of what would be done, if games say that it is an error. */
function errorIn(g: Game, usual: Move, words: Int32Array, seed: number): Omit<Planted, 'session' | 'entry'> | null {
  const { seat } = usual
  const ways = legalActions(g, seat)
    .flatMap(({ action, low, high }) =>
      low === high
        ? [action]
        : [pack(codeOf(action), seatOf(action), low + nextBelow(words, Math.min(65_535, high - low + 1)))],
    )
    .filter((way) => isOther(g, way, usual))
  const way = ways[nextBelow(words, Math.max(1, ways.length))]
  if (way === undefined || apply(clone(g, new Game(g.book, given)), way) !== null) return null
  const move = moveOf(g, way)
  if (rollOut(g, seat, [move], [usual], FIRST_GAMES, seed).gain < LEAST) return null
  const { gain } = rollOut(g, seat, [move], [usual], GAMES, mix(seed, 1))
  return gain < LEAST ? null : { move, usual, cost: gain }
}

function isOther(g: Game, way: Packed, usual: Move): boolean {
  const name = nameOf(g, way)
  if (name === undefined || NEVER.includes(name) || codeOf(way) === THROW) return false
  return JSON.stringify(moveOf(g, way)) !== JSON.stringify(usual)
}
