import {
  apply,
  codeOf,
  type Game,
  legalActions,
  type Move,
  moveOf,
  type Packed,
  pack,
  type Rulebook,
  seatOf,
  seatsIn,
  type TermsData,
} from '@hausregeln/engine'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { refuse } from './books.ts'
import type { ComparedSum, CompareStudy, Estimate } from './compare.ts'
import type { TradeData } from './schema.ts'
import type { LayOut } from './side.ts'
import type { Study } from './study.ts'

/** The chances of one way to go on. */
export interface Way {
  /** What is done first; null: as the bots see fit. */
  readonly move: Move | null
  /** By seat: the chance to win, of all games. */
  readonly chances: readonly Estimate[]
  /** The games that nobody wins. */
  readonly undecided: Estimate
  /** By seat: what it changes; null for the way as it stands. */
  readonly changes: readonly (Estimate & { readonly gain: number | null })[] | null
}

export interface FromReport {
  readonly kind: 'from'
  readonly games: number
  readonly most: number
  readonly ask: 'chances' | 'whatIf' | 'trade'
  /** Who is asked; -1 where nobody is. */
  readonly seat: number
  readonly trade: TradeData | null
  /** First as it stands, then what else was asked for. */
  readonly ways: readonly Way[]
}

/** A way to go on, as it is laid out. */
export interface WayOn {
  readonly move: Move | null
  readonly layOut: LayOut
}

/** How a position goes on, on common chance for all ways. */
export class FromStudy implements Study<ComparedSum, FromReport> {
  readonly blocks: number
  readonly gamesABlock: number
  readonly #compare: CompareStudy
  readonly #about: Pick<FromReport, 'ask' | 'seat' | 'trade' | 'most'>
  readonly #moves: readonly (Move | null)[]
  readonly #seats: number

  constructor(
    compare: CompareStudy,
    seats: number,
    moves: readonly (Move | null)[],
    about: Pick<FromReport, 'ask' | 'seat' | 'trade' | 'most'>,
  ) {
    this.#compare = compare
    this.#moves = moves
    this.#about = about
    this.#seats = seats
    this.blocks = compare.blocks
    this.gamesABlock = compare.gamesABlock
  }

  blank(): ComparedSum {
    return this.#compare.blank()
  }
  play(block: number): ComparedSum {
    return this.#compare.play(block)
  }
  add(to: ComparedSum, from: ComparedSum): void {
    this.#compare.add(to, from)
  }
  isDecided(): boolean {
    return false
  }

  report(sum: ComparedSum): FromReport {
    const seats = Array.from({ length: this.#seats }, (_, seat) => seat)
    const ways = this.#moves.map((move, side) => ({
      move,
      chances: seats.map((seat) => this.#compare.chance(sum, side, seat)),
      undecided: this.#compare.undecided(sum, side),
      changes: side === 0 ? null : seats.map((seat) => this.#compare.chanceDifference(sum, side, seat)),
    }))
    return { kind: 'from', games: sum.moments.n, ...this.#about, ways }
  }
}

/** Amounts of an action that takes any within limits: the least, the most, and three between. */
const AMOUNTS = 5

/** Each action that whoever must decide may take at this moment; offers are asked for as deals. */
export function waysOn(
  rulebook: Rulebook,
  game: Game,
  layOut: LayOut,
): { readonly seat: number; readonly ways: WayOn[] } {
  const [seat = -1] = seatsIn(game.s.must)
  if (seat < 0) return { seat, ways: [] }
  const actions = legalActions(game, seat).flatMap(({ action, low, high }) =>
    rulebook.book.words.actions[rulebook.book.actionNames[codeOf(action)]!] === 'terms'
      ? []
      : spread(action, low, high),
  )
  return {
    seat,
    ways: actions.map((action) => ({ move: moveOf(game, action), layOut: first(layOut, action) })),
  }
}

function spread(action: Packed, low: number, high: number): Packed[] {
  if (low === high) return [action]
  const amounts = Array.from({ length: AMOUNTS }, (_, step) => Math.round(low + ((high - low) * step) / (AMOUNTS - 1)))
  return [...new Set(amounts)].map((amount) => pack(codeOf(action), seatOf(action), amount))
}

function first(layOut: LayOut, action: Packed): LayOut {
  return (g, seed) => {
    layOut(g, seed)
    const refusal = apply(g, action)
    // Of cash that is known by its range alone there can be too little for it: then it is left.
    if (refusal !== null) layOut(g, seed)
  }
}

/** The way on after a deal. Throws `ExperimentError` if it cannot be made. */
export function afterTrade(rulebook: Rulebook, game: Game, layOut: LayOut, trade: TradeData): WayOn {
  const terms: TermsData = {
    to: trade.to,
    give: goodsOf(rulebook, trade, 'give'),
    get: goodsOf(rulebook, trade, 'get'),
  }
  const { offer } = rulebook.book.codes
  if (offer === undefined) refuse(['trade'], 'Dieses Regelwerk kennt keinen Handel.', 'This rulebook knows no trade.')
  const deal = (g: Game) => {
    g.s.parts.trade.offered[trade.from] = 0
    g.terms.read(terms)
    return apply(g, pack(offer, trade.from)) ?? apply(g, pack(g.book.codes.accept, trade.to, g.s.serial))
  }
  layOut(game, 0)
  const refusal = deal(game)
  if (refusal !== null)
    refuse(['trade'], refusalText(rulebook, refusal, 'de').text, refusalText(rulebook, refusal, 'en').text)
  const laidOut: LayOut = (g, seed) => {
    layOut(g, seed)
    if (deal(g) !== null) layOut(g, seed)
  }
  return { move: { do: 'offer', seat: trade.from, terms }, layOut: laidOut }
}

function goodsOf({ book: { board } }: Rulebook, trade: TradeData, side: 'give' | 'get') {
  const { cash, spaces = [], jailCards } = trade[side]
  const deeds = spaces.map((space, index) => {
    const deed = space < board.spaces ? board.deedAt[space]! : -1
    if (deed < 0)
      refuse(
        ['trade', side, 'spaces', index],
        `Auf Feld ${space} steht kein Grundstück.`,
        `There is no property on space ${space}.`,
      )
    return deed
  })
  return {
    ...(cash !== undefined && cash > 0 && { cash }),
    ...(deeds.length > 0 && { deeds }),
    ...(jailCards !== undefined && { jailCards }),
  }
}
