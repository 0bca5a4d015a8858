import { type Lens, SEATS, type Terms } from '@hausregeln/engine'
import { handOver, takeBack, worthOfCards } from '../deal.ts'
import type { Gains } from '../heed.ts'
import type { Picture } from '../picture.ts'
import { freePart, readFeatures } from './features.ts'
import { FEATURES, type Net, weightOf } from './net.ts'

const features = new Float64Array(FEATURES)

/** The weights of all seats at the table that was read last, and which that was. */
const weights = new Float64Array(SEATS)
const read: { picture: Picture | null; stamp: number; sum: number; free: number } = {
  picture: null,
  stamp: 0,
  sum: 0,
  free: 0,
}

/** The chance of a seat to win at the table as it is. */
export function chanceOf(p: Picture, net: Net, seat: number): number {
  readTable(p, net)
  return weights[seat]! / read.sum
}

/** Finds what stands for each seat, unless that is known. */
function readTable(p: Picture, net: Net): void {
  if (read.picture === p && read.stamp === p.stamp) return
  read.picture = p
  read.stamp = p.stamp
  read.free = freePart(p)
  read.sum = 0
  for (let seat = 0; seat < p.seats; seat++) {
    weights[seat] = ((p.alive >>> seat) & 1) === 1 ? weigh(p, net, seat) : 0
    read.sum += weights[seat]!
  }
}

function weigh(p: Picture, net: Net, seat: number): number {
  readFeatures(p, seat, features)
  return weightOf(net, features, read.free)
}

/** What the terms that `seat` proposes add to the chances of both sides; chances of all others fall by what both together gain. */
export function promiseOf(p: Picture, net: Net, l: Lens, seat: number, terms: Readonly<Terms>, gains: Gains): void {
  const { to } = terms
  readTable(p, net)
  const money = p.cash[seat]!
  const othersMoney = p.cash[to]!
  const paid = terms.giveCash - terms.getCash - worthOfCards(p, terms)
  handOver(p, l, seat, terms, gains)
  p.cash[seat]! -= paid
  p.cash[to]! += paid
  const own = weigh(p, net, seat)
  const others = weigh(p, net, to)
  takeBack(p, seat, money, to, othersMoney)
  const sum = read.sum - weights[seat]! - weights[to]! + own + others
  gains.proposer = own / sum - weights[seat]! / read.sum
  gains.other = others / sum - weights[to]! / read.sum
}
