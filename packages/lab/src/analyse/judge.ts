import {
  type ActionName,
  apply,
  applyMove,
  argumentOf,
  clone,
  codeOf,
  END_TURN,
  Game,
  type GameView,
  given,
  legalActions,
  type Move,
  moveOf,
  nameOf,
  type Packed,
  pack,
  packMove,
  ruleOnTop,
  seatOf,
  THROW,
  topStage,
  verify,
} from '@hausregeln/engine'
import type { DealSeeker } from './deals.ts'
import type { Outlook } from './outlook.ts'
import { LEADS, type Sealed } from './sealed.ts'

/** What a seat might have done; `move` null: nothing. */
export interface Way {
  readonly move: Move | null
  /** What another would have done then: taken the deal that it proposes. */
  readonly answers?: readonly Move[]
  /** The chance of the seat to win after it, 0 to 1. */
  readonly chance: number
}

/** Where something lies in a game: the number of its entry, from 1, and its place in what counts there, from 0. */
export interface Spot {
  readonly number: number
  /** Above 0 only where a correction has put several things in the place of one. */
  readonly index: number
}

/** A decision of a seat after which its chance to win was worse than it need have been. */
export interface Decision {
  /** The numbers of its entries, from 1: several where a turn’s business was done one after the other. */
  readonly entries: readonly number[]
  /** Where the first of it lies, and all of it in order. */
  readonly spot: Spot
  readonly done: readonly Move[]
  readonly round: number
  readonly seat: number
  /** The chance after what was done, 0 to 1; and what would have been better: of each kind of move the best, best first. */
  readonly chance: number
  readonly better: readonly Way[]
  /** How much the best of it would have been better. */
  readonly cost: number
}

/** Differences below this are the net’s noise, not somebody’s fault. */
const LEAST = 0.005
const MOST_BETTER = 3
/** What is not proposed: what leads to sealed bids, offers, of which there are too many, and what settles nothing by itself. */
const ASIDE: readonly ActionName[] = [...LEADS, 'setMinimum', 'offer', 'withdraw', 'bankrupt', 'report']

/** What is done in a turn of one’s own free will, one after the other: judged as one, against doing nothing. */
interface Business {
  readonly seat: number
  readonly round: number
  readonly spot: Spot
  readonly entries: number[]
  readonly done: Move[]
  readonly before: number
  now: number
}

/**
 * Judges the decisions of a game as it is followed: what was done against what else was legal, by the chance to win once
 * bots have answered what is open. An answer is judged against all others to the same question; business in a turn
 * against none of it; the end of a turn against each business that was still open, and against the best deal that nobody
 * proposed and both sides would have gained by. What is bid under seal, and what leads to such bids, is judged by what
 * others may bid (see `Sealed`).
 */
export class Judge {
  readonly #outlook: Outlook
  readonly #deals: DealSeeker
  readonly #sealed: Sealed
  readonly #trial: Game
  readonly #found: Decision[] = []
  #business: Business | null = null
  /** Who has proposed a deal since its last turn ended, a bit a seat. */
  #proposed = 0

  constructor({ book }: GameView, outlook: Outlook, deals: DealSeeker, sealed: Sealed) {
    this.#outlook = outlook
    this.#deals = deals
    this.#sealed = sealed
    this.#trial = new Game(book, given)
  }

  /** All that was found, the costliest first. Closes what is still open. */
  get decisions(): readonly Decision[] {
    this.#close()
    const known = new Set<string>()
    return this.#found
      .toSorted((a, b) => b.cost - a.cost)
      .filter(({ seat, chance, cost, better }) => {
        // Bids of one seat for one lot that lead to the same end are one decision, and so is a deal missed turn after turn.
        const [best] = better
        const key = best?.answers === undefined ? `${seat} ${chance} ${cost}` : `${seat} with ${best.answers[0]?.seat}`
        return !known.has(key) && known.add(key)
      })
  }

  /** Sees a move before it is carried out. */
  see(spot: Spot, g: Game, move: Move): void {
    const { seat } = move
    const action = packMove(g.book, move, g.terms)
    const name = nameOf(g, action)
    if (name === 'throw' && g.s.jail[seat] === 0) return this.#close()
    if (this.#sealed.isJudged(g, action)) return this.#bid(spot, g, move, action)
    if (ruleOnTop(g)?.sealed === true) return this.#close()
    if (name === 'offer') this.#proposed |= 1 << seat
    const isAnswer = name === 'accept' || name === 'refuse'
    if (!isAnswer && name !== 'endTurn' && isBusiness(g, seat)) return this.#go(spot, g, move)
    this.#close()
    if (name === 'endTurn') return this.#end(spot, g, move)
    this.#weigh(spot, g, move, isAnswer ? answersTo(g, action) : this.#answers(g, seat))
  }

  /** Something happened that nobody chose, or chance did. */
  close(): void {
    this.#close()
  }

  /** The end of a turn: by what is still open, and by a deal, unless it has proposed one of its own. */
  #end(spot: Spot, g: Game, move: Move): void {
    const { seat } = move
    const hasProposed = ((this.#proposed >>> seat) & 1) === 1
    this.#proposed &= ~(1 << seat)
    const missed = hasProposed ? null : this.#deals.missed(g, seat)
    const deals = missed === null ? [] : [{ move: missed.offer, answers: [missed.answer], chance: missed.chance }]
    this.#weigh(spot, g, move, businessOf(g, seat), deals)
  }

  #go(spot: Spot, g: Game, move: Move): void {
    const { seat } = move
    if (this.#business !== null && this.#business.seat !== seat) this.#close()
    const before = this.#outlook.of(g)[seat] ?? 0
    this.#business ??= { seat, round: g.s.round, spot, entries: [], done: [], before, now: before }
    if (this.#business.entries.at(-1) !== spot.number) this.#business.entries.push(spot.number)
    this.#business.done.push(move)
    this.#business.now = this.#afterMove(g, move) ?? before
  }

  #close(): void {
    const business = this.#business
    this.#business = null
    if (business === null) return
    const { before, now, ...its } = business
    const cost = before - now
    if (cost >= LEAST) this.#found.push({ ...its, chance: now, better: [{ move: null, chance: before }], cost })
  }

  /** What hangs on the bids of others counts as worse than another way only where more than their draws says so. */
  #bid(spot: Spot, g: Game, move: Move, action: Packed): void {
    this.#close()
    const compared = this.#sealed.compare(g, action)
    const best = compared?.better.find(({ least }) => least >= LEAST)
    if (compared === null || best === undefined) return
    const { chance } = compared
    const better = [{ move: best.action === null ? null : moveOf(g, best.action), chance: best.chance }]
    const its = { entries: [spot.number], spot, done: [move], round: g.s.round, seat: move.seat }
    this.#found.push({ ...its, chance, better, cost: best.chance - chance })
  }

  #weigh(spot: Spot, g: Game, move: Move, ways: readonly Packed[], deals: readonly Way[] = []): void {
    const { seat } = move
    const chance = this.#afterMove(g, move)
    if (chance === null) return
    const single = ways.flatMap((way): Way[] => {
      const its = this.#after(g, seat, way)
      return its === null ? [] : [{ move: moveOf(g, way), chance: its }]
    })
    const better = [...single, ...deals]
      .filter((way) => way.chance - chance >= LEAST)
      .sort((a, b) => b.chance - a.chance)
      .filter((way, at, all) => all.findIndex(({ move: other }) => other?.do === way.move?.do) === at)
      .slice(0, MOST_BETTER)
    const [best] = better
    if (best === undefined) return
    const its = { entries: [spot.number], spot, done: [move], round: g.s.round, seat }
    this.#found.push({ ...its, chance, better, cost: best.chance - chance })
  }

  /** The chance of a seat once an action is carried out and all that is open is answered; null: it is refused. */
  #after(g: Game, seat: number, action: Packed): number | null {
    if (apply(clone(g, this.#trial), action) !== null) return null
    return this.#outlook.of(this.#trial)[seat] ?? null
  }

  /** The same of a move that was made. */
  #afterMove(g: Game, move: Move): number | null {
    if (applyMove(clone(g, this.#trial), move) !== null) return null
    return this.#outlook.of(this.#trial)[move.seat] ?? null
  }

  /** The answers to what a seat is asked: whatever leads on from there. */
  #answers(g: Game, seat: number): readonly Packed[] {
    return waysOf(g, seat).filter((way) => {
      if (apply(clone(g, this.#trial), way) !== null) return false
      const { s } = this.#trial
      const isAskedNoMore = s.awaiting !== 0 || s.over !== 0 || ((s.must >>> seat) & 1) === 0
      return isAskedNoMore || s.depth !== g.s.depth || topStage(this.#trial) !== topStage(g)
    })
  }
}

/** Whether a seat acts of its own free will: it need not, or might as well throw or end its turn. */
function isBusiness(l: GameView, seat: number): boolean {
  if (((l.s.must >>> seat) & 1) === 0) return true
  if (verify(l, pack(END_TURN, seat)) === null) return true
  return l.s.jail[seat] === 0 && verify(l, pack(THROW, seat)) === null
}

/** Both answers to the offer that this one answers. */
function answersTo({ book }: GameView, action: Packed): readonly Packed[] {
  const { accept, refuse } = book.codes
  return [accept, refuse].map((code) => pack(code, seatOf(action), argumentOf(action)))
}

/** All that a seat might do as things stand, of amounts the least and the most. */
function waysOf(l: GameView, seat: number): readonly Packed[] {
  return legalActions(l, seat)
    .filter(({ action }) => !isAside(l, action))
    .flatMap(({ action, low, high }) =>
      low === high ? [action] : [low, high].map((amount) => pack(codeOf(action), seat, amount)),
    )
}

/** What a seat might still do before its turn ends. */
function businessOf(l: GameView, seat: number): readonly Packed[] {
  return waysOf(l, seat).filter((way) => codeOf(way) !== THROW && codeOf(way) !== END_TURN)
}

function isAside(l: GameView, action: Packed): boolean {
  const name = nameOf(l, action)
  return name !== undefined && ASIDE.includes(name)
}
