import { apply, type Game, pack } from '@hausregeln/engine'
import { gifts } from '../src/laws/gifts.ts'
import { type Draw, pick, wander } from './wander.ts'

/** The seat that gives away what it has, and how often it thinks of it: in one step of so many. */
const GIVER = 0
const GIVES = 4

/** One step of a game at random in which seat 0 gives away at random, and everybody takes what it gives. */
export function wanderWithGiver(g: Game, draw: Draw): void {
  const waits = g.s.awaiting === 0 && g.s.over === 0 && (g.s.alive & (1 << GIVER)) !== 0
  if (waits && draw(GIVES) === 0) giveAway(g, draw)
  wander(g, draw)
}

function giveAway(g: Game, draw: Draw): void {
  const terms = pick(gifts(g, GIVER), draw)
  if (terms === undefined) return
  Object.assign(g.terms, terms)
  if (apply(g, pack(g.book.codes.offer, GIVER)) === null) apply(g, pack(g.book.codes.accept, terms.to, g.s.serial))
}
