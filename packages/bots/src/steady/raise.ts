import { LEVELS, type Lens, type Packed, pack } from '@hausregeln/engine'
import { NOTHING } from '../bot.ts'
import { isLegal } from './legal.ts'
import type { Picture } from './picture.ts'

/** One thing that brings money: what it pays, and what is lost by it. */
interface Source {
  readonly action: Packed
  readonly paid: number
  readonly cost: number
}

/**
 * One step of raising money at the least loss. Buildings and whole groups are touched only for what idle deeds
 * cannot bring; they come first then, so that no more deeds are mortgaged than must be.
 */
export function raise(p: Picture, l: Lens, seat: number, missing: number): Packed {
  const beyond = missing - idle(p, seat)
  return (beyond > 0 ? parting(p, l, seat, beyond) : NOTHING) || mortgageIdle(p, l, seat, missing)
}

/** One of the fewest idle deeds that bring the money at the least loss, the one that brings most of it. */
export function mortgageIdle(p: Picture, l: Lens, seat: number, missing: number): Packed {
  const sources: Source[] = []
  for (let deed = 0; deed < l.book.board.deeds; deed++)
    if (p.owner[deed] === seat && p.mortgaged[deed] === 0 && isIdle(p, seat, l.book.board.groupOf[deed]!))
      if (isLegal(l, l.book.codes.mortgage, seat, deed)) sources.push(mortgaging(p, seat, deed))
  sources.sort((a, b) => a.cost / a.paid - b.cost / b.paid)
  let sum = 0
  const enough = sources.findIndex((source) => {
    sum += source.paid
    return sum >= missing
  })
  const chosen = enough < 0 ? sources : sources.slice(0, enough + 1)
  for (const source of [...chosen].sort((a, b) => b.cost - a.cost)) {
    if (sum - source.paid < missing) continue
    sum -= source.paid
    chosen.splice(chosen.indexOf(source), 1)
  }
  return chosen.sort((a, b) => b.paid - a.paid)[0]?.action ?? NOTHING
}

/**
 * Sells a building or mortgages a street of a whole group: the one with the least loss for the money that is needed.
 */
function parting(p: Picture, l: Lens, seat: number, missing: number): Packed {
  const { groupOf } = l.book.board
  let best: Source | null = null
  for (let deed = 0; deed < l.book.board.deeds; deed++) {
    const { singly } = p.ground
    if (p.owner[deed] !== seat || (isIdle(p, seat, groupOf[deed]!) && !(singly && p.level[deed] !== 0))) continue
    const built = singly || p.built[groupOf[deed]!]! > 0
    if (!isLegal(l, built ? l.book.codes.sell : l.book.codes.mortgage, seat, deed)) continue
    const source = built ? selling(p, seat, deed) : mortgaging(p, seat, deed)
    if (best === null || rate(source, missing) < rate(best, missing)) best = source
  }
  return best?.action ?? NOTHING
}

/** What is lost for each piece of the money that is needed. */
function rate({ cost, paid }: Source, missing: number): number {
  return cost / Math.min(paid, missing)
}

/** Deeds that nothing can be built on as they are. */
function isIdle(p: Picture, seat: number, group: number): boolean {
  return p.ground.buildable[group] === 0 || !p.owns(seat, group)
}

/** What mortgaging all idle deeds would pay. */
export function idle(p: Picture, seat: number): number {
  if (!p.ground.mortgages) return 0
  const known = p.idle[seat]!
  if (!Number.isNaN(known)) return known
  let sum = 0
  for (let group = 0, at = seat * p.groups; group < p.groups; group++, at++)
    if (p.held[at] !== 0 && isIdle(p, seat, group)) sum += p.idleSum[at]!
  p.idle[seat] = sum
  return sum
}

function selling(p: Picture, seat: number, deed: number): Source {
  const { ground } = p
  const top = deed * LEVELS + p.level[deed]!
  const price = ground.book.board.housePrice[deed]!
  const lost = ground.visits[deed]! * (ground.rent[top]! - ground.rent[top - 1]!)
  return { action: pack(ground.book.codes.sell, seat, deed), paid: price / 2, cost: price / 2 + p.turns * lost }
}

function mortgaging(p: Picture, seat: number, deed: number): Source {
  const { ground, tuning } = p
  const { mortgageValue, groupOf } = ground.book.board
  const paid = mortgageValue[deed]!
  const lost = p.turns * ground.visits[deed]! * p.toll[deed]!
  const factor = isNearlyWhole(p, seat, groupOf[deed]!) ? tuning.whole : 1
  return { action: pack(ground.book.codes.mortgage, seat, deed), paid, cost: tuning.interest * paid + lost * factor }
}

/** A group of streets of which at most one is missing: a mortgage would keep the whole from being built. */
function isNearlyWhole(p: Picture, seat: number, group: number): boolean {
  return p.ground.buildable[group] === 1 && p.held[seat * p.groups + group]! + 1 >= p.ground.size[group]!
}
