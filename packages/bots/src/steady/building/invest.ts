import { stock } from '@hausregeln/chapters/building/rules/levels.ts'
import { liftCost } from '@hausregeln/chapters/mortgage/rules/mortgage.ts'
import { type GameView, LEVELS, type Packed, pack } from '@hausregeln/engine'
import { type CellNo, cell, type DeedNo, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { type BuildingHere, isLegal } from '@hausregeln/engine/kit/play.ts'
import { NOTHING } from '../../bot.ts'
import { NONE } from '../../columns.ts'
import { mortgageIdle } from '../debt/raise.ts'
import type { Picture } from '../reading/picture.ts'
import { idle } from '../worth/idle.ts'
import { reserveHere } from '../worth/reserve.ts'

/** The level from which further pieces earn less for their price, on boards of this family. */
const SWEET = 3

/**
 * One step of putting money to work: lift what keeps a whole group from being built, build; when there is nothing to
 * build, lift the rest. `nerve` stretches the reserve, for which idle deeds stand in as far as they are covered.
 */
export function invest(p: Picture, l: GameView, seat: SeatNo, nerve: number): Packed {
  if (!hasUses(p, seat) || paysSurcharge(l, seat)) return NOTHING
  const cash = p.cash[seat]
  const reserve = nerve * reserveHere(p, l, seat)
  const safe = cash - reserve + p.tuning.cover * idle(p, seat)
  const ready = Math.min(safe, cash - p.tuning.pocket * p.ground.unit)
  const { buildingHere } = p.ground
  if (buildingHere !== null) return buildHere(p, l, seat, safe, buildingHere)
  if (p.ground.singly)
    return buildAlone(p, l, seat, Math.min(safe, ready)) || liftBest(p, l, seat, cash - reserve, false)
  const deed = bestPiece(p, l, seat)
  return (
    liftBest(p, l, seat, ready, true) ||
    (deed < 0 ? liftBest(p, l, seat, cash - reserve, false) : buildOn(p, l, seat, deed, safe))
  )
}

/** Business that costs more than its price can wait. */
function paysSurcharge(l: GameView, seat: SeatNo): boolean {
  return l.book.policies.surcharge.of(l, seat, 2) > 0
}

/** Whether there is anything to lift or to build on. */
function hasUses(p: Picture, seat: SeatNo): boolean {
  if (p.ground.buildingHere !== null || p.ground.singly) return true
  for (let group: GroupNo = 0, at: CellNo = seat * p.groups; group < p.groups; group++, at++)
    if (p.held[at] !== 0 && (p.liftSum[at] !== 0 || isWholeStreet(p, seat, group))) return true
  return false
}

/** Lifts the mortgage that earns most for its cost. */
function liftBest(p: Picture, l: GameView, seat: SeatNo, spare: number, wholeGroups: boolean): Packed {
  const { ground, groups } = p
  const { groupStart, groupEnd, groupDeeds } = ground.book.board
  let best: DeedNo = NONE
  let bestRate = 0
  for (let group: GroupNo = 0; group < groups; group++) {
    if (p.liftSum[cell(seat * groups, group)] === 0 || (wholeGroups && !isWholeStreet(p, seat, group))) continue
    for (let i: CellNo = groupStart[group]; i < groupEnd[group]; i++) {
      const deed = groupDeeds[i]
      if (p.owner[deed] !== seat || p.mortgaged[deed] === 0) continue
      const cost = liftCost(l, deed)
      const rate = (ground.visits[deed] * ground.rent[cell(deed * LEVELS, 0)]) / cost
      if (cost > spare || rate <= bestRate) continue
      best = deed
      bestRate = rate
    }
  }
  return best >= 0 && isLegal(l, l.book.codes.lift, seat, best) ? pack(l.book.codes.lift, seat, best) : NOTHING
}

function isWholeStreet(p: Picture, seat: SeatNo, group: GroupNo): boolean {
  return p.ground.buildable[group] === 1 && p.owns(seat, group)
}

/** Builds if it is safe; when only cash is missing for a piece that earns much, idle deeds are mortgaged for it. */
function buildOn(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo, safe: number): Packed {
  const { push, pocket } = p.tuning
  const price = p.ground.book.board.housePrice[deed]
  if (price > safe) return NOTHING
  const missing = price + pocket * p.ground.unit - p.cash[seat]
  if (missing <= 0) return isLegal(l, l.book.codes.build, seat, deed) ? pack(l.book.codes.build, seat, deed) : NOTHING
  const earnsMuch = p.level[deed] < SWEET && p.turns * pieceRate(p, deed) >= push
  return earnsMuch && idle(p, seat) >= missing ? mortgageIdle(p, l, seat, missing) : NOTHING
}

/** What a street must earn for the price of its next piece over the horizon, where each is built on alone. */
const WORTH_A_PIECE = 0.5

/** Where any street can be built on: the piece that earns most for its price, if it earns enough. */
function buildAlone(p: Picture, l: GameView, seat: SeatNo, spare: number): Packed {
  const { board } = l.book
  let best = NOTHING
  let bestRate = WORTH_A_PIECE / p.turns
  for (let deed: DeedNo = 0; deed < board.deeds; deed++) {
    if (p.owner[deed] !== seat || board.housePrice[deed] > spare) continue
    const rate = p.level[deed] < p.ground.top ? pieceRate(p, deed) : 0
    if (rate <= bestRate || !isLegal(l, l.book.codes.build, seat, deed)) continue
    best = pack(l.book.codes.build, seat, deed)
    bestRate = rate
  }
  return best
}

/** Where only the street that one stands on can be built on: if that is safe, and earns its price. */
function buildHere(p: Picture, l: GameView, seat: SeatNo, safe: number, here: BuildingHere): Packed {
  const deed = l.book.board.deedAt[l.s.place[seat]]
  if (deed < 0 || !isLegal(l, l.book.codes.build, seat, deed)) return NOTHING
  const price = here.price(l, seat, deed)
  const share = price / l.book.board.housePrice[deed]
  return price <= safe && p.turns * pieceRate(p, deed) >= p.tuning.rung * share
    ? pack(l.book.codes.build, seat, deed)
    : NOTHING
}

/** Whether the piece stands where there must be building, if it must stand there. */
function standsWell(l: GameView, seat: SeatNo, deed: DeedNo): boolean {
  return !l.book.policies.buildsWhere || l.s.place[seat] === l.book.board.spaceOf[deed]
}

/**
 * The street whose next piece earns most for its price, in whole groups without mortgages, where there is building
 * evenly among the lowest; -1 if there is none.
 */
export function bestPiece(p: Picture, l: GameView, seat: SeatNo): DeedNo {
  const { groups, ground } = p
  const { groupStart, groupEnd, groupDeeds } = ground.book.board
  let best: DeedNo = NONE
  let bestRate = 0
  for (let group: GroupNo = 0; group < groups; group++) {
    if (!isWholeStreet(p, seat, group) || p.liftSum[cell(seat * groups, group)] !== 0) continue
    const even = Math.floor(p.built[group] / ground.size[group])
    for (let i: CellNo = groupStart[group]; i < groupEnd[group]; i++) {
      const deed = groupDeeds[i]
      const level = p.level[deed]
      if (level === ground.top || (ground.book.policies.buildsEvenly === 'even' && level !== even)) continue
      if (stock(l, level === ground.top - 1) === 0 || !standsWell(l, seat, deed)) continue
      const rate = pieceRate(p, deed)
      if (rate <= bestRate) continue
      best = deed
      bestRate = rate
    }
  }
  return best
}

/** What a turn of a rival brings more with the next pieces, for their price: averaged up to where they earn most. */
export function pieceRate(p: Picture, deed: DeedNo): number {
  const { rent, top, visits, book } = p.ground
  const row = deed * LEVELS
  const level = p.level[deed]
  const to = Math.min(top, Math.max(level + 1, SWEET))
  const more =
    (rent[cell(row, to)] - rent[cell(row, level)] * (level === 0 && book.policies.groupRent !== 'never' ? 2 : 1)) /
    (to - level)
  return (visits[deed] * more) / book.board.housePrice[deed]
}

/** The most to bid for a piece in short supply: what it earns, as far as the reserve allows. */
export function mostForPiece(p: Picture, l: GameView, seat: SeatNo): number {
  const deed = bestPiece(p, l, seat)
  if (deed < 0) return 0
  const price = p.ground.book.board.housePrice[deed]
  const value = Math.max(price, p.turns * pieceRate(p, deed) * price * 0.5)
  return Math.floor(Math.min(value, p.cash[seat] - p.reserve[seat]))
}

/** Places a piece that was won, where it earns most. */
export function placePiece(p: Picture, l: GameView, seat: SeatNo): Packed {
  let best = NOTHING
  let bestRate = 0
  for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++) {
    if (p.owner[deed] !== seat || !isLegal(l, l.book.codes.place, seat, deed)) continue
    const rate = pieceRate(p, deed)
    if (best !== NOTHING && rate <= bestRate) continue
    best = pack(l.book.codes.place, seat, deed)
    bestRate = rate
  }
  return best
}
