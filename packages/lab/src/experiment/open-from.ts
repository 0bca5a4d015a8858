import { Game, NOBODY, SEATS } from '@hausregeln/engine'
import type { Guests } from '../external/guests.ts'
import { say } from '../say.ts'
import { checkTableOf, houseOf, refuse, rulebookFor, type Shelf } from './books.ts'
import { CommonChance } from './common-chance.ts'
import { CompareStudy, SMALL_BLOCK } from './compare.ts'
import { counselFor, hasOwnNet } from './counsel.ts'
import { type FromReport, FromStudy } from './from.ts'
import { USUAL_PACE, USUAL_ROUNDS } from './open-compare.ts'
import { PlayedPrices } from './played-prices.ts'
import { type OpenedPosition, openPosition, refuseIfOver } from './position.ts'
import type { FromExperiment } from './schema.ts'
import type { SideSetup } from './side.ts'
import { actors, afterTrade, asItStands, type WayOn, waysOn } from './ways.ts'

/** Who plays on where nobody is named. */
export const USUAL_BOT = 'steady'

/** How a position goes on, ready to be played. Throws `ExperimentError`. */
export function openFrom(experiment: FromExperiment, shelf: Shelf, guests: Guests | null): FromStudy {
  const { ask } = experiment
  const opened = positionOf(experiment, shelf)
  const bots = experiment.bots ?? opened.bots.map((bot) => bot ?? USUAL_BOT)
  const options = checkTableOf(opened.rulebook, bots, undefined, [], guests)
  const game = laidOut(opened)
  const { seat, ways } = waysOf(experiment, opened, game, bots)
  const wanted = { ask, seat, trade: experiment.trade ?? null, isAdvised: ask === 'whatIf' && seat >= 0 }
  return studyOf({ opened, game, ways, bots, options, guests }, wanted, experiment, shelf)
}

/** A position with what is done first in it, and who plays on. */
interface Begun {
  readonly opened: OpenedPosition
  /** A game in that position, to be looked at. */
  readonly game: Game
  readonly ways: readonly WayOn[]
  readonly bots: readonly string[]
  readonly options: SideSetup['options']
  readonly guests: Guests | null
}

interface Wanted extends Pick<FromReport, 'ask' | 'seat' | 'trade'> {
  /** Whether the seat is told prices, offers and dangers beside its ways on. */
  readonly isAdvised: boolean
}

/** How much is played, and from which chance on. */
type Extent = Pick<FromExperiment, 'games' | 'seed' | 'maxRounds' | 'byWealth' | 'pace'>

/** What is wanted of a position that has been opened, ready to be played. */
export function studyOf(
  { opened, game, ways, bots, options, guests }: Begun,
  { isAdvised, ...about }: Wanted,
  { games, seed, maxRounds = USUAL_ROUNDS, byWealth = false, pace = USUAL_PACE }: Extent,
  shelf: Shelf,
): FromStudy {
  const { rulebook, layOut, names } = opened
  const table = { rulebook, bots, options, guests }
  const terms = { seed, maxRounds: maxRounds + game.s.round, byWealth, rotate: false }
  const all: readonly WayOn[] = [asItStands(layOut), ...ways]
  const compare = new CompareStudy({
    ...terms,
    names: [],
    sides: all.map((way) => ({ ...table, layOut: way.layOut })),
    games,
    block: SMALL_BLOCK,
    stops: false,
    looks: about.ask === 'chances' ? 'once' : 'always',
    measure: 'winner',
    margin: 0,
    pace,
    curve: null,
  })
  const asked = { rulebook, layOut, names, game }
  const isOwn = hasOwnNet(rulebook, shelf)
  const beside = {
    counsel: () => (isAdvised ? counselFor(asked, about.seat, isOwn) : null),
    prices: isAdvised && !isOwn ? new PlayedPrices(asked, about.seat, table, terms) : null,
  }
  return new FromStudy(compare, bots.length, all, { ...about, most: games, names }, beside)
}

function positionOf(experiment: FromExperiment, shelf: Shelf): OpenedPosition {
  const { book, bots = null, options = {}, position } = experiment
  const rulebook = book === undefined ? null : rulebookFor({ ...houseOf(experiment), book }, shelf, [])
  const opened = openPosition(position, { rulebook, bots, options }, shelf, ['position'])
  if (bots !== null && bots.length !== opened.bots.length)
    refuse(['bots'], say('tableSeats', { count: opened.bots.length, bots: bots.length }))
  return opened
}

/** A game in that position, to be looked at. */
function laidOut({ rulebook, layOut }: OpenedPosition): Game {
  const game = new Game(rulebook.book, new CommonChance())
  layOut(game, 0)
  refuseIfOver(game, ['position'])
  return game
}

function waysOf(
  { ask, trade, seat }: FromExperiment,
  { rulebook, layOut, names }: OpenedPosition,
  game: Game,
  bots: readonly string[],
): { readonly seat: number; readonly ways: readonly WayOn[] } {
  const asked = { rulebook, game, layOut, names }
  if (ask === 'chances') return { seat: -1, ways: [] }
  if (ask === 'whatIf') return waysOn(asked, bots, actorOf(game, seat))
  if (trade === undefined) return refuse(['trade'], say('noDeal'))
  for (const side of ['from', 'to'] as const)
    if (trade[side] >= Math.min(SEATS, bots.length)) refuse(['trade', side], say('noSeat', { seat: trade[side] }))
  return { seat: trade.from, ways: [afterTrade(asked, trade)] }
}

/** Who is asked what else might be done; -1: the player who comes first. Throws `ExperimentError` for somebody who may do nothing. */
function actorOf(game: Game, seat: number | undefined): number {
  if (seat === undefined) return NOBODY
  if (!actors(game).includes(seat)) refuse(['seat'], say('mayNotAct'))
  return seat
}
