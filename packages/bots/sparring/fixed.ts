import { bits, type GameView, NOBODY, Space, type Terms } from '@hausregeln/engine'
import type { DeedNo, GroupNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { NONE } from '../src/columns.ts'
import { mayPropose } from '../src/steady/reading/manners.ts'
import { isOpen, type Policy } from './policy.ts'

/** The reserve, and what is paid and asked for beyond the printed price of a deed that changes hands. */
const RESERVE = 200
const PREMIUM = 0.25

/**
 * An agent of fixed policy in the manner of Bonjour and others, "Decision making in Monopoly using a hybrid deep reinforcement
 * learning approach" (2021), and of the GNOME simulator. It buys all that leaves it 200, and what it prefers down to the last
 * money; bids up to the printed price; builds evenly where a group is whole; pays its bail as long as there is anything to
 * buy. Once a turn it asks for a deed that completes a group of its own, for the printed price and a quarter of it, and gives
 * deeds away for as much, but none that completes another's group or breaks one of its own.
 */
function fixed(name: string, prefers: Policy['prefers']): Policy {
  return {
    name,
    prefers,
    reserve: () => RESERVE,
    bids: (l, _seat, deed) => l.book.board.price[deed],
    leavesJail: isOpen,
    offers,
    accepts,
  }
}

/** Asks for the last deed of a group. */
function offers(l: GameView, seat: SeatNo, terms: Terms): boolean {
  for (let group: GroupNo = 0; group < l.book.board.groups; group++) {
    const deed = lastMissing(l, seat, group)
    const owner = l.s.owner[deed] ?? NOBODY
    if (deed < 0 || owner === NOBODY || !mayPropose(l, seat, owner)) continue
    const price = dear(l, deed)
    if (l.s.cash[seat] - price < RESERVE) continue
    terms.clear()
    terms.to = owner
    terms.getDeed(deed)
    terms.giveCash = price
    return true
  }
  return false
}

/** Money for deeds, as long as it is enough. */
function accepts(l: GameView, seat: SeatNo, proposer: SeatNo, terms: Readonly<Terms>): boolean {
  const given = deedsOf(terms.getLow, terms.getHigh)
  const taken = deedsOf(terms.giveLow, terms.giveHigh)
  const { groupOf } = l.book.board
  const harms = given.some((deed) => owns(l, seat, groupOf[deed]) || lastMissing(l, proposer, groupOf[deed]) === deed)
  if (harms || terms.getCash > Math.max(0, l.s.cash[seat] - RESERVE)) return false
  const asked = given.reduce((sum, deed) => sum + dear(l, deed), 0)
  const offered = taken.reduce((sum, deed) => sum + l.book.board.price[deed], 0)
  return terms.giveCash - terms.getCash + offered >= asked
}

function deedsOf(low: number, high: number): readonly DeedNo[] {
  return [...bits(low), ...bits(high).map((deed) => deed + 32)]
}

function dear(l: GameView, deed: DeedNo): number {
  return Math.ceil(l.book.board.price[deed] * (1 + PREMIUM))
}

function owns(l: GameView, seat: SeatNo, group: GroupNo): boolean {
  return missing(l, seat, group).length === 0
}

/** The only deed of a group that a seat lacks; -1 if it lacks none or several. */
function lastMissing(l: GameView, seat: SeatNo, group: GroupNo): DeedNo {
  const lacked = missing(l, seat, group)
  const [first, second] = lacked
  return first === undefined || second !== undefined ? NONE : first
}

function missing(l: GameView, seat: SeatNo, group: GroupNo): number[] {
  const { groupStart, groupEnd, groupDeeds } = l.book.board
  return [...groupDeeds.slice(groupStart[group], groupEnd[group])].filter((deed) => l.s.owner[deed] !== seat)
}

/** The groups of streets in the order of the board: of the classic one the second is light blue, the fourth orange. */
function streetGroup(l: GameView, deed: DeedNo): number {
  const { groups, groupFirst, kindOf, groupOf } = l.book.board
  const ofStreets = Array.from({ length: groups }, (_, group): GroupNo => group).filter(
    (group) => kindOf[groupFirst[group]] === Space.street,
  )
  ofStreets.sort((a, b) => groupFirst[a] - groupFirst[b])
  const at = ofStreets.indexOf(groupOf[deed])
  return at === ofStreets.length - 1 ? LAST : at
}

const LIGHT_BLUE = 1
const ORANGE = 3
const LAST = -1

function isStation(l: GameView, deed: DeedNo): boolean {
  return l.book.board.kindOf[deed] === Space.station
}

/** Prefers stations and the dearest group, dark blue on the classic board. */
export const FIXED_DARK_BLUE = fixed(
  'fixed-dark-blue',
  (l, deed) => isStation(l, deed) || (l.book.board.kindOf[deed] === Space.street && streetGroup(l, deed) === LAST),
)

/** Prefers stations, orange and light blue. */
export const FIXED_ORANGE = fixed('fixed-orange', (l, deed) => {
  return isStation(l, deed) || [LIGHT_BLUE, ORANGE].includes(streetGroup(l, deed))
})

/** Prefers what costs less than deeds do on average. */
export const FIXED_CHEAP = fixed('fixed-cheap', (l, deed) => {
  const { price, deeds } = l.book.board
  return price[deed] * deeds < price.reduce((sum, each) => sum + each, 0)
})
