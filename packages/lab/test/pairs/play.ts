import {
  actionRule,
  apply,
  bits,
  codeOf,
  describeEvent,
  type Game,
  give,
  legalActions,
  MAX_AMOUNT,
  nameOf,
  newGame,
  type Packed,
  pack,
  type Rulebook,
  removeSeat,
  seatOf,
  timeIsUp,
} from '@hausregeln/engine'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { brokenLaw, QUICK_LAWS, SLOW_LAWS } from '@hausregeln/lab/laws/laws.ts'
import { soundTerms } from '@hausregeln/lab/laws/terms.ts'
import { readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import { type Draw, drawOutcome, pick } from '../wander.ts'

/** How the seats of such a game behave, one after the other. */
const HABITS = ['anything', 'neverDemands', 'dumps', 'counters', 'holds'] as const
type Habit = (typeof HABITS)[number]

/** Names of actions that a habit leaves alone, or takes wherever it can. */
const NEVER: Partial<Record<Habit, readonly string[]>> = {
  neverDemands: ['demand'],
  holds: ['sell', 'sellDeed', 'mortgage', 'offer'],
}
const FIRST: Partial<Record<Habit, readonly string[]>> = {
  dumps: ['sellDeed', 'sell', 'sellShares', 'mortgage', 'putUp', 'offer', 'decline'],
  counters: ['offer'],
}

/** One step in so many is one that nobody at the table chooses: somebody gives up, or the time is up. */
const LEAVES_EVERY = 120
const TIME_UP_EVERY = 700
const OUT_OF_TURN = 4
const SLOW_EVERY = 53

/** What went wrong in a game of so many steps by these habits; null: nothing did. */
export function playHabits(rulebook: Rulebook, seed: number, steps: number): string | null {
  const { book } = rulebook
  const { minSeats, maxSeats, options } = book
  const seats = minSeats + (seed % (maxSeats - minSeats + 1))
  const chosen = Object.fromEntries(options.map(({ id, min, max }, at) => [id, (seed >> at) % 3 === 0 ? max : min]))
  const g = newGame(book, { seats, seed: seed + 1, options: chosen })
  const words = new Int32Array(4)
  seedGenerator(words, seed)
  const draw: Draw = (below) => nextBelow(words, below)
  const heard = hear(g, rulebook)
  for (let step = 1; step <= steps && g.s.over === 0; step++) {
    const did = take(g, draw, seed)
    const fault =
      heard.fault ??
      overflow(g) ??
      brokenLaw(g, QUICK_LAWS) ??
      (step % SLOW_EVERY === 0 ? brokenLaw(g, SLOW_LAWS) : null)
    if (fault !== null) return `step ${step}, ${did}: ${fault}`
  }
  return null
}

/** What is told while it is played: no payment below nothing, and nothing by a paragraph of which no sentence stands. */
function hear(g: Game, rulebook: Rulebook): { readonly fault: string | null } {
  const heard: { fault: string | null } = { fault: null }
  const cited = new Set<string>()
  const rules = readRules(rulebook)
  const told = g.emit
  g.emit = (type, slot, ...numbers) => {
    told?.(type, slot, ...numbers)
    const key = `${type} ${slot}`
    if (type !== 'moneyMoved' && cited.has(key)) return
    const event = describeEvent(rulebook.book, type, slot, numbers)
    if (event.type === 'moneyMoved' && event.amount < 0) heard.fault ??= `a payment is ${event.amount}`
    if (cited.has(key)) return
    cited.add(key)
    const read = rules.get(event.rule)
    if (read === undefined) heard.fault ??= `${type} cites no paragraph: ${slot} is "${event.rule}"`
    else if (!read.parts.some(({ clauses }) => clauses.some(({ holds }) => holds)))
      heard.fault ??= `${type} cites ${event.rule}, of which nothing stands`
  }
  return heard
}

function overflow(g: Game): string | null {
  const most = g.s.cash.reduce((sum, cash) => Math.max(sum, Math.abs(cash)), 0)
  return most > 2 * 1000 * MAX_AMOUNT ? `somebody has ${most}` : null
}

function take(g: Game, draw: Draw, seed: number): string {
  if (g.s.awaiting !== 0) {
    give(g, drawOutcome(g))
    return 'chance'
  }
  if (draw(LEAVES_EVERY) === 1) {
    const seat = pick(bits(g.s.alive), draw) ?? 0
    removeSeat(g, seat)
    return `seat ${seat} gives up`
  }
  if (draw(TIME_UP_EVERY) === 1) {
    timeIsUp(g)
    return 'the time is up'
  }
  const seat = pick(bits(draw(OUT_OF_TURN) === 1 ? g.s.alive : g.s.must), draw)
  const action = seat === undefined ? 0 : choose(g, seat, HABITS[(seed + seat) % HABITS.length] ?? 'anything', draw)
  if (action === 0) return 'nothing'
  const name = nameOf(g, action)
  const refusal = apply(g, action)
  if (refusal !== null) throw new Error(`${name} by seat ${seat} was legal and is refused: ${refusal}`)
  return `${name} by seat ${seatOf(action)}`
}

/** What a seat of this habit does: 0 for nothing. */
function choose(g: Game, seat: number, habit: Habit, draw: Draw): Packed {
  const legal = legalActions(g, seat).filter(({ action }) => !NEVER[habit]?.includes(nameOf(g, action) ?? ''))
  const first = legal.filter(({ action }) => FIRST[habit]?.includes(nameOf(g, action) ?? ''))
  const kinds = [...new Set((first.length > 0 && draw(2) === 1 ? first : legal).map(({ action }) => nameOf(g, action)))]
  const kind = pick(kinds, draw)
  if (kind === 'offer') return offer(g, seat, habit, draw)
  const choice = pick(
    legal.filter(({ action }) => nameOf(g, action) === kind),
    draw,
  )
  if (choice === undefined) return 0
  const { action, low, high } = choice
  const most = draw(4) === 1 ? high - low : Math.min(high - low, 50)
  return low === high ? action : pack(codeOf(action), seat, low + draw(most + 1))
}

/** Who dumps gives for nothing, who counters answers with terms of its own; the others offer anything sound. */
function offer(g: Game, seat: number, habit: Habit, draw: Draw): Packed {
  const sound = soundTerms(g, seat)
  const liked = sound.filter((terms) =>
    habit === 'dumps'
      ? terms.getCash === undefined && terms.getLow === undefined
      : habit === 'counters' && terms.counters !== undefined,
  )
  g.terms.clear()
  Object.assign(g.terms, pick(liked.length > 0 ? liked : sound, draw))
  return actionRule(g.book, 'offer')?.check(g, seat, 0) === null ? pack(g.book.codes.offer, seat) : 0
}
