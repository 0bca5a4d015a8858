import { type GameView, SEATS, type Terms } from '@hausregeln/engine'
import type { DeedNo, GroupNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Reals } from '../../columns.ts'
import { reals } from '../../columns.ts'
import { FEATURES, type Features, isWide, type Net } from '../figures/net.ts'
import { weightOf } from '../figures/weight.ts'
import type { Gains } from '../reading/gains.ts'
import type { Picture } from '../reading/picture.ts'
import { handOver, takeBack, worthOfCards } from '../reading/swap.ts'
import { freePart, readFeatures } from './features.ts'
import { readAll, rows } from './relations.ts'

const features: Features = reals(FEATURES)

/** The weights of all seats at a table, as a net judges it, and their sum. */
interface Reading {
  readonly picture: Picture
  readonly net: Net
  readonly weights: Reals<SeatNo>
  stamp: number
  sum: number
  free: number
}

const readings = new WeakMap<Picture, Reading>()
let last: Reading | null = null

/** The weights after a deal; the part of the deeds that is free, which no deal changes. */
const after = reals<SeatNo>(SEATS)
let free = 0

/** The chance of a seat to win at the table as it is. */
export function chanceOf(p: Picture, net: Net, seat: SeatNo): number {
  const { weights, sum } = readTable(p, net)
  return weights[seat] / sum
}

/** Finds what stands for each seat, unless that is known. */
function readTable(p: Picture, net: Net): Reading {
  const reading = readingOf(p, net)
  if (reading.stamp === p.stamp) {
    free = reading.free
    return reading
  }
  reading.stamp = p.stamp
  reading.free = freePart(p)
  free = reading.free
  reading.sum = weighAll(p, net, reading.weights)
  return reading
}

function readingOf(p: Picture, net: Net): Reading {
  if (last?.picture === p && last.net === net) return last
  const known = readings.get(p)
  last = known?.net === net ? known : { picture: p, net, weights: reals<SeatNo>(SEATS), stamp: -1, sum: 0, free: 0 }
  readings.set(p, last)
  return last
}

/** Finds the weights of all seats; returns their sum. */
function weighAll(p: Picture, net: Net, into: Reals<SeatNo>): number {
  const isByAll = isWide(net)
  if (isByAll) readAll(p)
  let sum = 0
  for (let seat: SeatNo = 0; seat < p.seats; seat++) {
    into[seat] = 0
    if (((p.alive >>> seat) & 1) === 0) continue
    into[seat] = isByAll ? weightOf(net, rows[seat], free) : weigh(p, net, seat)
    sum += into[seat]
  }
  return sum
}

function weigh(p: Picture, net: Net, seat: SeatNo): number {
  readFeatures(p, seat, features)
  return weightOf(net, features, free)
}

/**
 * What the terms that `seat` proposes add to the chances of both sides; chances of all others fall by what both
 * together gain.
 */
export function promiseOf(p: Picture, net: Net, l: GameView, seat: SeatNo, terms: Readonly<Terms>, gains: Gains): void {
  const { to } = terms
  const { weights, sum: before } = readTable(p, net)
  const money = p.cash[seat]
  const othersMoney = p.cash[to]
  const paid = terms.giveCash - terms.getCash - worthOfCards(p, terms)
  handOver(p, l, seat, terms, gains)
  p.cash[seat] -= paid
  p.cash[to] += paid
  const sum = isWide(net) ? weighAll(p, net, after) : weighBoth(p, net, seat, to, before - weights[seat] - weights[to])
  takeBack(p, seat, money, to, othersMoney)
  gains.proposer = after[seat] / sum - weights[seat] / before
  gains.other = after[to] / sum - weights[to] / before
}

/**
 * Finds the weights of both sides of a deal that is made in the picture; returns the sum of all, that of the others
 * being known.
 */
function weighBoth(p: Picture, net: Net, seat: SeatNo, to: SeatNo, others: number): number {
  after[seat] = weigh(p, net, seat)
  after[to] = weigh(p, net, to)
  return others + after[seat] + after[to]
}

/** The chance of a seat to win if `owner` had a deed of the bank's, at this price. */
export function chanceWith(p: Picture, net: Net, seat: SeatNo, deed: DeedNo, owner: SeatNo, price: number): number {
  if (owner < 0) return chanceOf(p, net, seat)
  p.lend(deed, owner)
  p.cash[owner] -= price
  free = freePart(p)
  const sum = weighAll(p, net, after)
  p.cash[owner] += price
  p.giveBack()
  return after[seat] / sum
}

/** The chance of a seat to win if it had built one piece more in this group, at this price. */
export function chanceBuilt(p: Picture, net: Net, seat: SeatNo, group: GroupNo, price: number): number {
  free = freePart(p)
  p.built[group]++
  p.cash[seat] -= price
  const sum = weighAll(p, net, after)
  p.cash[seat] += price
  p.built[group]--
  return after[seat] / sum
}
