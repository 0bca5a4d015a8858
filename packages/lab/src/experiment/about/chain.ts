import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import { beginTurn } from '@hausregeln/chapters/turn/rules/turn.ts'
import {
  apply,
  bits,
  Chance,
  clone,
  codeOf,
  Game,
  give,
  given,
  type Legal,
  legalActions,
  type OptionName,
  outcomes,
  type Rulebook,
  reset,
  run,
  State,
  seatsIn,
  topFrame,
  topStage,
} from '@hausregeln/engine'
import {
  type By,
  type CellNo,
  type Column,
  column,
  type SeatNo,
  type SpaceNo,
} from '@hausregeln/engine/core/state/column.ts'
import { reshuffle } from '@hausregeln/engine/kit/decks.ts'
import type { JailHabit } from '../../report/landings.ts'
import { CommonChance } from '../common-chance.ts'

/** Where a lone piece goes by a rulebook, exactly. Spaces by number; the last entry is jail. */
export interface Walked {
  /** How often it comes to a space in a turn, also where it does not stay: a card leads on, a corner sends away. */
  readonly arrivals: readonly number[]
  /** The share of throws after which it rests there. */
  readonly perThrow: readonly number[]
  /** The share of turns after which it rests there. */
  readonly perTurn: readonly number[]
  readonly throwsPerTurn: number
}

/** Movement depends on more than the dice and the cards: the sentence says on what. */
export class NoChain extends Error {
  override readonly name = 'NoChain'
}

/**
 * The stationary walk of a piece that owns nothing, by a Markov chain: its states are the moments at which a throw is to
 * be made or a card to be drawn, with the space, the doubles before it and the attempts in jail. What follows from each is
 * found by the engine itself, which is given every outcome of the dice and every card; so the chain knows no rule of its
 * own. As in any such chain, each card is drawn from a whole deck. Throws `NoChain` where a speed die is thrown, for where
 * that leads hangs on who owns what.
 */
export function walkExactly(
  { book }: Rulebook,
  options: Readonly<Partial<Record<OptionName, number>>>,
  jail: JailHabit,
): Walked {
  const chain = new Chain(book, options, jail)
  chain.explore()
  return chain.solve()
}

const SEAT: SeatNo = 0
const WALKER = 1 << SEAT
const NOWHERE: number = -1
const PURSE = 10_000_000
/** Iterations stop when no share changes by more. */
const EXACT = 1e-14
const MOST_ITERATIONS = 20_000

/** What can come of a throw: where it leads, with which chance, and what is passed through. */
interface Step {
  readonly to: CellNo
  readonly chance: number
  readonly endsTurn: boolean
  readonly thrown: number
  /** Where the piece rests when a throw has been carried out by it; `NOWHERE` if none has been. */
  readonly rest: SpaceNo
  readonly arrivals: readonly SpaceNo[]
}

class Chain {
  readonly #book: Rulebook['book']
  readonly #leaves: boolean
  readonly #base: Game
  readonly #keys = new Map<string, number>()
  readonly #states: State[] & By<CellNo, State> = column([])
  /** Space and jail of the nodes at which a turn begins. */
  readonly #turns = new Map<number, readonly [place: number, jail: number]>()
  readonly #steps: Step[][] & By<CellNo, Step[]> = column([])
  /** Games that have been followed to their ends: to make one takes longer than to follow it. */
  readonly #spares: Game[] = []

  constructor(book: Rulebook['book'], options: Readonly<Partial<Record<OptionName, number>>>, jail: JailHabit) {
    this.#book = book
    this.#leaves = jail === 'leave'
    const chance = new CommonChance()
    chance.begin(0)
    this.#base = new Game(book, chance)
    reset(this.#base, { seats: book.minSeats, options })
    this.#base.s.cash[SEAT] = PURSE
  }

  /** Finds all states that can be reached from the start, and what follows from each. */
  explore(): void {
    this.#turnNode({ place: 0, jail: 0, skips: 0 })
    for (let node: CellNo = 0; node < this.#states.length; node++) {
      this.#steps[node] = []
      const g = new Game(this.#book, given, copyOf(this.#states[node]))
      this.#follow(g, { node, chance: 1, turns: g.s.turns, thrown: 0, drawn: false, arrivals: [] })
    }
  }

  /** The state at the beginning of a turn. */
  #turnNode({ place, jail, skips }: Record<'place' | 'jail' | 'skips', number>): number {
    const key = `turn ${place} ${jail} ${skips}`
    const known = this.#keys.get(key)
    if (known !== undefined) return known
    const g = new Game(this.#book, given, copyOf(this.#base.s))
    g.s.place[SEAT] = place
    g.s.jail[SEAT] = jail
    g.s.parts.turn.skips[SEAT] = skips
    beginTurn(g, topFrame(g), SEAT)
    run(g)
    const node = this.#add(key, g.s)
    this.#turns.set(node, [place, jail])
    return node
  }

  #add(key: string, s: State): number {
    const node = this.#states.length
    this.#keys.set(key, node)
    this.#states.push(copyOf(s))
    return node
  }

  /** Goes on until the next throw or the next turn, along every way that chance can take. */
  #follow(g: Game, way: Way): void {
    const { s } = g
    for (;;) {
      if (s.turns !== way.turns) return this.#arrive(way, this.#turnNode(turnStateOf(g)), g, 'turn')
      if (s.awaiting === Chance.card && (way.thrown > 0 || way.drawn))
        return this.#arrive(way, this.#cardNode(g), g, 'card')
      if (s.awaiting === Chance.dice && topStage(g) !== Turn.rentThrow && (way.thrown > 0 || way.drawn))
        return this.#arrive(way, this.#throwNode(g), g, 'throw')
      if (s.awaiting !== 0) return this.#branch(g, way)
      if ((way.thrown > 0 || way.drawn) && (s.must & WALKER) !== 0 && s.jail[SEAT] === 0 && topStage(g) === Turn.ready)
        return this.#arrive(way, this.#throwNode(g), g, 'throw')
      this.#decide(g)
    }
  }

  #throwNode({ s }: Game): number {
    const dice = this.#book.policies.sameDoublesTwice ? s.dieA : 0
    const key = `throw ${s.place[SEAT]} ${s.doubles} ${s.again} ${dice} ${s.awaiting}`
    return this.#keys.get(key) ?? this.#add(key, s)
  }

  /** A card is to be drawn, from a whole deck. */
  #cardNode(g: Game): number {
    const { s } = g
    const deck = s.awaitingFor
    const key = `card ${deck} ${s.place[SEAT]} ${s.doubles} ${s.again} ${this.#book.policies.sameDoublesTwice ? s.dieA : 0}`
    const known = this.#keys.get(key)
    if (known !== undefined) return known
    reshuffle(g, deck)
    return this.#add(key, s)
  }

  #arrive({ node, chance, thrown, drawn, arrivals }: Way, to: number, g: Game, what: 'turn' | 'card' | 'throw'): void {
    const isDone = what !== 'card' && (thrown > 0 || drawn)
    const endsTurn = what === 'turn'
    this.#steps[node].push({ to, chance, endsTurn, thrown, rest: isDone ? this.#rest(g) : NOWHERE, arrivals })
  }

  /** Where the piece is at the beginning of a turn. */
  #restOf(node: number): SpaceNo {
    const [place, jail] = this.#turns.get(node) ?? []
    return (jail ?? 0) > 0 ? this.#book.board.spaces : (place ?? 0)
  }

  #rest({ s }: Game): SpaceNo {
    return s.jail[SEAT] > 0 ? this.#book.board.spaces : s.place[SEAT]
  }

  /** Gives every outcome that can be: the dice, or a card. */
  #branch(g: Game, way: Way): void {
    const { awaiting, awaitingFor } = g.s
    const isDice = awaiting === Chance.dice
    if (isDice && awaitingFor === 1)
      throw new NoChain('A speed die is thrown: where it leads depends on who owns what.')
    const all = isDice ? THROWS : cardsOf(outcomes(g, awaiting, awaitingFor)[0])
    // A throw that only finds a rent is none that moves.
    const thrown = way.thrown + (isDice && topStage(g) !== Turn.rentThrow ? 1 : 0)
    const drawn = way.drawn || !isDice
    for (const outcome of all) {
      const next = clone(g, this.#spares.pop() ?? new Game(this.#book, given))
      const arrivals = [...way.arrivals]
      next.emit = (type, _slot, seat, _from, to) => {
        if (seat !== SEAT) return
        if (type === 'moved') arrivals.push(to ?? 0)
        if (type === 'jailed') arrivals.push(this.#book.board.spaces)
      }
      give(next, outcome)
      this.#follow(next, { ...way, arrivals, thrown, drawn, chance: way.chance / all.length })
      this.#spares.push(next)
    }
  }

  /** What somebody does who wants nothing but to walk. */
  #decide(g: Game): void {
    const [seat = 0] = seatsIn(g.s.must)
    const actions = legalActions(g, seat)
    const wishes = seat === SEAT && g.s.jail[SEAT] > 0 ? (this.#leaves ? LEAVES : STAYS) : WALKS
    const named = (name: string) => actions.find(({ action }) => this.#book.actionNames[codeOf(action)] === name)
    const chosen: Legal | undefined = wishes.map(named).find((one) => one !== undefined) ?? actions[0]
    const refusal = chosen === undefined ? 'nothing can be done' : apply(g, chosen.action)
    if (refusal !== null) throw new NoChain(`The walk cannot go on: ${refusal}.`)
  }

  /** The shares of the states in the long run, by going on from one to the next until nothing changes any more. */
  solve(): Walked {
    const nodes = this.#states.length
    let shares = column(new Float64Array(nodes).fill(1 / nodes))
    for (let round = 0, change = 1; round < MOST_ITERATIONS && change > EXACT; round++) {
      const next = column(new Float64Array(nodes))
      this.#steps.forEach((steps, node: CellNo) => {
        // Half stays, so that a circle of an even number of states comes to rest as well.
        next[node] += shares[node] / 2
        for (const { to, chance } of steps) next[to] += (shares[node] * chance) / 2
      })
      change = next.reduce((most, share, node: CellNo) => Math.max(most, Math.abs(share - shares[node])), 0)
      shares = next
    }
    return this.#walkedBy(shares)
  }

  #walkedBy(shares: Column<CellNo>): Walked {
    const places = this.#book.board.spaces + 1
    const [arrivals, perThrow, perTurn] = [zeros(places), zeros(places), zeros(places)]
    let throws = 0
    let turns = 0
    this.#steps.forEach((steps, node: CellNo) => {
      for (const { to, chance, thrown, rest, endsTurn, arrivals: through } of steps) {
        const share = shares[node] * chance
        throws += share * thrown
        if (rest >= 0) perThrow[rest] += share
        if (endsTurn) {
          turns += share
          perTurn[this.#restOf(to)] += share
        }
        for (const space of through) arrivals[space] += share
      }
    })
    return {
      arrivals: arrivals.map((sum) => sum / turns),
      perThrow: perThrow.map((sum) => sum / throws),
      perTurn: perTurn.map((sum) => sum / turns),
      throwsPerTurn: throws / turns,
    }
  }
}

interface Way {
  readonly node: CellNo
  readonly chance: number
  /** Turns begun when the way began: one more, and the turn is over. */
  readonly turns: number
  readonly thrown: number
  /** Whether a card has been drawn. */
  readonly drawn: boolean
  readonly arrivals: readonly SpaceNo[]
}

const WALKS = ['throw', 'decline', 'pass', 'endTurn'] as const
const LEAVES = ['payBail', ...WALKS] as const
const STAYS = ['stay', ...WALKS] as const

const FACES = [1, 2, 3, 4, 5, 6]
const THROWS = FACES.flatMap((one) => FACES.map((other) => [one, other]))

/** The cards of a mask, each as an outcome. */
function cardsOf(mask: number): number[][] {
  return bits(mask).map((card) => [card])
}

function turnStateOf({ s }: Game): Record<'place' | 'jail' | 'skips', number> {
  return { place: s.place[SEAT], jail: s.jail[SEAT], skips: s.parts.turn.skips[SEAT] }
}

function copyOf(s: State): State {
  const copy = new State(s.layout)
  copy.copy(s)
  return copy
}

function zeros(length: number): number[] & By<SpaceNo> {
  return column(new Array<number>(length).fill(0))
}
