import { createHash } from 'node:crypto'
import { type Bot, createBot } from '@hausregeln/bots'
import {
  BANK,
  bringDigest,
  clone,
  Game,
  newGame,
  replay,
  reset,
  type Session,
  type Setup,
  stateHash,
} from '@hausregeln/engine'
import { type Driver, driverOf } from '../src/driver.ts'
import { recordGame } from '../src/recorded.ts'
import { rulebookNamed } from '../src/table.ts'

/** Seats of the games that the twin plays, too. */
export const SEATS = 4
/** Games of plain bots need not end: nobody trades. */
export const ROUNDS = 250

/** Who plays what. */
export interface Players {
  readonly rulebook: string
  readonly bot: string
  readonly seats: number
  readonly options: NonNullable<Setup['options']>
}

/** What the twin plays. */
export const PLAIN: Players = { rulebook: 'classic', bot: 'plain', seats: SEATS, options: { autoRent: 1 } }

/** How one game ended; `digest` covers its last state and its generator. */
export interface GameSummary {
  readonly turns: number
  readonly bankruptcies: number
  /** Mask of seats; 0 if the rounds ran out. */
  readonly winners: number
  readonly digest: number
}

/** One table at which the same bots play game after game; nothing is allocated between games. */
export class Table {
  readonly game: Game
  private readonly bots: readonly Bot[]
  private readonly driver: Driver
  private readonly setup: { seats: number; seed: number; options: NonNullable<Setup['options']> }

  constructor({ rulebook, bot, seats, options }: Players) {
    this.setup = { seats, seed: 0, options }
    this.bots = Array.from({ length: seats }, () => createBot(bot))
    this.game = newGame(rulebookNamed(rulebook).book, this.setup)
    this.driver = driverOf(this.game, this.bots)
  }

  /** Plays the game with this seed, or its first rounds, and returns its turns. */
  play(seed: number, rounds = ROUNDS): number {
    this.setup.seed = seed
    reset(this.game, this.setup)
    for (const [seat, bot] of this.bots.entries()) bot.begin(seed * this.bots.length + seat)
    this.driver.playOut(rounds)
    return this.game.s.turns
  }

  summary(): GameSummary {
    const { turns, winners } = this.game.s
    const { bankruptcies } = this.game.s.parts.ending
    return { turns, bankruptcies, winners, digest: digest(this.game) }
  }
}

const POOL = 64

/** A game in its middle, to be copied into states that lie ready. */
export class Original {
  readonly bytes: number
  private readonly game: Game
  private readonly pool: readonly Game[]

  constructor() {
    const table = new Table(PLAIN)
    table.play(1, 30)
    this.game = table.game
    this.bytes = this.game.s.bytes.length
    this.pool = Array.from({ length: POOL }, () => new Game(this.game.book, this.game.chance))
  }

  copy(times: number): void {
    for (let i = 0; i < times; i++) clone(this.game, this.pool[i % POOL])
  }
}

/** A whole game of steady bots with its record, to be played again and hashed. */
export class Recorded {
  private readonly session: Session

  constructor() {
    const seats = new Array<string>(SEATS).fill('steady')
    this.session = recordGame({ rulebook: 'classic', seats, seed: 1, options: {}, maxRounds: ROUNDS }, 0)
  }

  /** Plays it again, comparing every state, and returns its entries. */
  replay(): number {
    return replay(rulebookNamed('classic').book, this.session.record).entries
  }

  hash(times: number): void {
    for (let i = 0; i < times; i++) stateHash(this.session.game.s)
  }

  /** From now on by Node's SHA-256, as servers do, instead of the page's. */
  hashAsServers(): void {
    bringDigest((data) => createHash('sha256').update(data).digest('hex'))
  }
}

/** FNV-1a over whole words, in the order of digest() in twin/twin.c. */
function digest(g: Game): number {
  const { cash, place, jail, owner, level, mortgaged, generator, throwsMade } = g.s
  let hash = 2166136261
  const mix = (word: number | undefined = 0) => {
    hash = Math.imul(hash ^ word, 16777619)
  }
  for (let seat = 0; seat < SEATS; seat++) for (const words of [cash, place, jail]) mix(words[seat])
  mix(cash[BANK])
  for (let deed = 0; deed < g.book.board.deeds; deed++) for (const words of [owner, level, mortgaged]) mix(words[deed])
  mix(throwsMade)
  for (const word of generator) mix(word)
  return hash >>> 0
}
