import {
  type ActionName,
  actionRule,
  apply,
  bits,
  codeOf,
  type Game,
  give,
  type Legal,
  legalActions,
  nameOf,
  pack,
  removeSeat,
  sampled,
  seatOf,
  timeIsUp,
} from '@hausregeln/engine'
import { soundTerms } from '@hausregeln/lab/laws/terms.ts'

/** A number below a limit. */
export type Draw = (below: number) => number

/** What can be done again and again: drawn more rarely, so that games come on. */
const IDLE: readonly (ActionName | undefined)[] = ['mortgage', 'lift', 'sell', 'sellDeed', 'withdraw']

/** One step in so many is of any seat, in or out of turn; the others are of those who must decide. */
const OUT_OF_TURN = 3
const IDLE_STEPS = 12
/** One step in so many is a host's: somebody resigns, or the time is up. */
const HOST_STEPS = 1500

/** One step of a game at random. What is awaited from outside is given first. */
export function wander(g: Game, draw: Draw): void {
  if (g.s.awaiting !== 0) return give(g, drawOutcome(g))
  if (draw(HOST_STEPS) === 1) return host(g, draw)
  const action = drawAction(g, draw)
  if (action === 0) return
  const refusal = apply(g, action)
  if (refusal !== null) throw new Error(`seat ${seatOf(action)} was refused the legal action ${action}: ${refusal}`)
}

/** An action that is legal now, of any seat; 0 for none. */
export function drawAction(g: Game, draw: Draw): number {
  const seat = pick(bits(draw(OUT_OF_TURN) === 1 ? g.s.alive : g.s.must), draw)
  return seat === undefined ? 0 : chooseAction(g, seat, draw)
}

export function pick<T>(from: readonly T[], draw: Draw): T | undefined {
  return from[draw(Math.max(1, from.length))]
}

/** What is awaited, as it might fall: from the generator in the state, which must have been seeded. */
export function drawOutcome(g: Game): number[] {
  const outcome = new Int32Array(3)
  sampled.supply(g, g.s.awaiting, g.s.awaitingFor, outcome)
  return Array.from(outcome)
}

function host(g: Game, draw: Draw): void {
  if (draw(4) === 1) timeIsUp(g)
  else removeSeat(g, pick(bits(g.s.alive), draw) ?? 0)
}

/** A kind of action that the seat may choose, then one of that kind; 0 if there is none. */
function chooseAction(g: Game, seat: number, draw: Draw): number {
  const legal = legalActions(g, seat)
  const kinds = [...new Set(legal.map(({ action }) => nameOf(g, action)))]
  const lively = kinds.filter((name) => !IDLE.includes(name))
  const kind = pick(lively.length > 0 && draw(IDLE_STEPS) !== 1 ? lively : kinds, draw)
  if (kind === 'offer') return drawOffer(g, seat, draw)
  const choice = pick(
    legal.filter(({ action }) => nameOf(g, action) === kind),
    draw,
  )
  return choice === undefined ? 0 : drawAmount(choice, draw)
}

function drawOffer(g: Game, seat: number, draw: Draw): number {
  g.terms.clear()
  Object.assign(g.terms, pick(soundTerms(g, seat), draw))
  return actionRule(g.book, 'offer')?.check(g, seat, 0) === null ? pack(g.book.codes.offer, seat) : 0
}

/** Mostly near the lower end, so that auctions last. */
function drawAmount({ action, low, high }: Legal, draw: Draw): number {
  const most = draw(4) === 1 ? high - low : Math.min(high - low, 50)
  return pack(codeOf(action), seatOf(action), low + draw(most + 1))
}
