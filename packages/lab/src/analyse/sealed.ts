import type { ChancesOf } from '@hausregeln/bots/chances/index.ts'
import { SteadyBot } from '@hausregeln/bots/steady/steady.ts'
import { askForHiddenBids } from '@hausregeln/chapters/auction-sealed/rules/round.ts'
import {
  type ActionName,
  apply,
  argumentOf,
  clone,
  codeOf,
  Game,
  type GameView,
  given,
  legalActions,
  nameOf,
  type Packed,
  pack,
  seatOf,
} from '@hausregeln/engine'
import { mix } from '../seeds.ts'
import { Outlook } from './outlook.ts'

/** What nobody knows the others' answer to when it is done: bids under seal with their minimum, and what leads to them. */
const BIDS: readonly ActionName[] = ['sealedBid', 'setMinimum']
export const LEADS: readonly ActionName[] = ['putUp', 'buyShares']

/** So often the bids of others are drawn. */
const DRAWS = 16
/** Of so many draws what the bot itself would bid is tried. */
const OWN_BIDS = 5
/** A gain that lies so many standard errors above another is none of the draws'. */
const ERRORS = 2

/** A way of which the draws say that it is better, and by how much on average. */
export interface BetterWay {
  /** Null: nothing is done. */
  readonly action: Packed | null
  readonly chance: number
  /** What it adds at least, as far as so few draws tell. */
  readonly least: number
}

export interface Compared {
  /** The chance of the seat after what it did, on average. */
  readonly chance: number
  /** Ways that may be better, the best first. */
  readonly better: readonly BetterWay[]
}

/**
 * Judges what is done under seal by what others may bid, as nobody knew it: their bids are drawn again and again, those of
 * bots, also where theirs was in already. All ways meet the same draws.
 */
export class Sealed {
  readonly #outlook: Outlook
  readonly #known: Game
  readonly #trial: Game
  readonly #bot = new SteadyBot()

  constructor(l: GameView, chances: ChancesOf) {
    this.#outlook = new Outlook(l, chances)
    this.#known = new Game(l.book, given)
    this.#trial = new Game(l.book, given)
  }

  /** Whether an action is judged here. */
  isJudged(l: GameView, action: Packed): boolean {
    const name = nameOf(l, action)
    return name !== undefined && (BIDS.includes(name) || LEADS.includes(name))
  }

  /** What was done beside what else might have been; null: it is refused. */
  compare(g: Game, done: Packed): Compared | null {
    const seat = seatOf(done)
    const known = clone(g, this.#known)
    askForHiddenBids(known, seat)
    const own = this.#chances(known, seat, done)
    if (own === null) return null
    const name = nameOf(g, done)
    const isBid = name !== undefined && BIDS.includes(name)
    const ways = isBid ? this.#otherBids(known, done) : [null]
    const better = ways.flatMap((action): BetterWay[] => {
      const its = this.#chances(known, seat, action)
      if (its === null) return []
      const gains = its.map((chance, draw) => chance - (own[draw] ?? 0))
      return [{ action, chance: meanOf(its), least: meanOf(gains) - ERRORS * errorOf(gains) }]
    })
    return { chance: meanOf(own), better: better.toSorted((a, b) => b.chance - a.chance) }
  }

  /** The chances of a seat by draw. */
  #chances(known: Game, seat: number, action: Packed | null): readonly number[] | null {
    const chances: number[] = []
    for (let draw = 0; draw < DRAWS; draw++) {
      const trial = clone(known, this.#trial)
      if (action !== null && apply(trial, action) !== null) return null
      this.#outlook.draw(draw)
      chances.push(this.#outlook.of(trial)[seat] ?? 0)
    }
    return chances
  }

  /** Other amounts: the least, half of what was bid, and what the bot would bid in some draws. */
  #otherBids(known: Game, done: Packed): readonly Packed[] {
    const [code, seat] = [codeOf(done), seatOf(done)]
    const open = legalActions(known, seat).find(({ action }) => codeOf(action) === code)
    if (open === undefined) return []
    const { action: least, low } = open
    const own = Array.from({ length: OWN_BIDS }, (_, draw) => {
      // Draws of its own: it knows no more of the others than they of it.
      this.#bot.begin(mix(DRAWS, draw))
      return this.#bot.decideAlone(known.shown, seat, known.terms)
    })
    const half = pack(code, seat, Math.round((low + argumentOf(done)) / 2))
    return [...new Set([least, half, ...own.filter((action) => codeOf(action) === code)])].filter(
      (action) => action !== done,
    )
  }
}

function meanOf(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
}

/** The standard error of their mean. */
function errorOf(all: readonly number[]): number {
  const mean = meanOf(all)
  const squares = all.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return Math.sqrt(squares / Math.max(1, all.length - 1) / Math.max(1, all.length))
}
