import { BANK, type Game, LEVELS, type Listener, NOBODY, SEATS } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import {
  type AnyNo,
  type By,
  type CellNo,
  cell,
  column,
  type DeedNo,
  type SeatNo,
  type SpaceNo,
} from '@hausregeln/engine/core/state/column.ts'
import { isStreet, ownedInGroup } from '@hausregeln/engine/kit/deeds.ts'
import { OwnerCount } from '../../report/balance.ts'
import type { Onlooker } from '../side.ts'

/** Rounds that are looked at one by one: every so many, up to the last. */
export const ROUND_STEP = 5
export const ROUND_LAST = 300
const ROUNDS = ROUND_LAST / ROUND_STEP + 1

/** Sums and counts, one for each number. */
export type Counts<No extends AnyNo = CellNo> = number[] & By<No>

/** What was seen in the games of a book: sums and counts only, which can be added. Rounds as `ROUND_STEP` has them. */
export interface Seen {
  games: number
  /** Turns begun, and by turn order what was won. */
  turns: number
  readonly orders: Counts<SeatNo>
  /** By space, jail last: how often a piece came there. */
  readonly arrivals: Counts<SpaceNo>
  /** By deed and level (for what is no street: by how many the owner has, less one). */
  readonly rent: {
    readonly sum: Counts
    readonly squares: Counts
    readonly times: Counts
    readonly turns: Counts
  }
  /** By turn order of who left: to whom what they had went, by turn order; the bank last. */
  readonly ruins: Counts
  /** Games in which that round was begun, and the cash of all players then. */
  readonly money: { readonly games: Counts; readonly sum: Counts; readonly squares: Counts }
  /** Wealth of those in the game by round: counts by `bin` of money. */
  readonly wealth: Record<string, number>[] & By<CellNo, Record<string, number>>
  /** By group: first owners of it whole, what they won, by how many were in the game (see balance.ts). */
  readonly groups: { readonly owned: Counts; readonly won: Counts }
  /** Reports by round, the share prices they told, and takeovers by round. */
  readonly shares: {
    readonly reports: Counts
    readonly prices: Counts
    readonly squares: Counts
    readonly takeovers: Counts
  }
  /** Debts to the bank: loans, what was lent, and games in which nobody took any. */
  readonly debts: { loans: number; lent: number; lost: number; gamesWith: number }
  /** By turn order: decisions, those that others took between two of the seat's own; rounds after leaving. */
  readonly idle: {
    readonly own: Counts<SeatNo>
    readonly waited: Counts<SeatNo>
    readonly after: Counts<SeatNo>
    rounds: number
  }
}

/** What was seen of no game yet. */
export function newSeen(spaces: number, deeds: number, groups: number, seats: number): Seen {
  const zeros = (length: number) => column(new Array<number>(length).fill(0))
  const cells = deeds * LEVELS
  return {
    games: 0,
    turns: 0,
    orders: zeros(seats),
    arrivals: zeros(spaces + 1),
    rent: { sum: zeros(cells), squares: zeros(cells), times: zeros(cells), turns: zeros(cells) },
    ruins: zeros(seats * (seats + 1)),
    money: { games: zeros(ROUNDS), sum: zeros(ROUNDS), squares: zeros(ROUNDS) },
    wealth: column(Array.from({ length: ROUNDS }, () => ({}))),
    groups: { owned: zeros(groups * (seats + 1)), won: zeros(groups * (seats + 1)) },
    shares: { reports: zeros(ROUNDS), prices: zeros(ROUNDS), squares: zeros(ROUNDS), takeovers: zeros(ROUNDS) },
    debts: { loans: 0, lent: 0, lost: 0, gamesWith: 0 },
    idle: { own: zeros(seats), waited: zeros(seats), after: zeros(seats), rounds: 0 },
  }
}

type Sums = { [key: string]: number | Sums } | (number | Sums)[]

/** Adds the numbers of one to those of another of the same form, however deep they lie. */
export function addSums(to: object, from: object): void {
  const into = to as Record<string, number | Sums>
  for (const [key, value] of Object.entries(from) as [string, number | Sums][])
    if (typeof value === 'number') into[key] = ((into[key] as number | undefined) ?? 0) + value
    else addSums(into[key] as Sums, value)
}

/** The place of a round among those that are looked at; -1 where it is not. */
function placeOf(round: number): CellNo {
  if (round === 1) return 0
  const place = round % ROUND_STEP === 0 && round <= ROUND_LAST ? round / ROUND_STEP : -1
  return place
}

/** The place of the round that is looked at next to this one. */
function nearestPlaceOf(round: number): CellNo {
  return Math.min(ROUNDS - 1, Math.round(round / ROUND_STEP))
}

/** How finely wealth is told apart: a thirtieth of what everybody begins with. */
export function binOf({ startCash, board }: Game['book']): number {
  return Math.max(board.coin, Math.round(startCash / 30 / board.coin) * board.coin)
}

/** Looks on at games, and counts. */
export class Watcher implements Onlooker {
  seen: Seen
  readonly #make: () => Seen
  #owners: OwnerCount
  readonly #ownersOf: () => OwnerCount
  #isPlayed = false
  #first = 0
  #round = 0
  #loans = 0
  #since: Counts<SeatNo> = column([])
  #leftAt: Counts<SeatNo> = column([])

  constructor(spaces: number, deeds: number, groups: number, seats: number) {
    this.#make = () => newSeen(spaces, deeds, groups, seats)
    this.#ownersOf = () => new OwnerCount(groups, seats)
    this.seen = this.#make()
    this.#owners = this.#ownersOf()
  }

  /** What was seen since it was last taken. */
  take(): Seen {
    const { seen } = this
    seen.groups.owned.splice(0, seen.groups.owned.length, ...this.#owners.owned)
    seen.groups.won.splice(0, seen.groups.won.length, ...this.#owners.won)
    this.seen = this.#make()
    this.#owners.owned.fill(0)
    this.#owners.won.fill(0)
    return seen
  }

  listen(g: Game): Listener {
    const owners = this.#owners.listen(g)
    return (type, slot, a = 0, b = 0, c = 0, d = 0, e = 0) => {
      // What is told while a game is laid out is looked at when it lies.
      if (!this.#isPlayed) return
      switch (type) {
        case 'moved':
          this.#arrived(c)
          break
        case 'jailed':
          this.#arrived(g.book.board.spaces)
          break
        case 'turnBegan':
          this.#turn(g, a, b)
          break
        case 'rentDue':
          this.#rentDue(g, b, c, d)
          break
        case 'left':
          this.#left(g, a, b)
          break
        case 'reported':
          this.#reported(g, e)
          break
        case 'takenOver':
          this.#takenOver(g)
          break
        case 'bankDebt':
          this.seen.debts.loans++
          this.seen.debts.lent += b
          this.#loans++
          break
        case 'lostByDebt':
          this.seen.debts.lost++
          break
        case 'deedMoved':
          owners(type, slot, a, b, c)
      }
    }
  }

  began(g: Game): void {
    const { s } = g
    this.#isPlayed = true
    this.#first = s.turnSeat
    this.#loans = 0
    this.#round = 0
    this.#turn(g, s.turnSeat, s.round)
    this.#since = column(new Array<number>(s.seats).fill(0))
    this.#leftAt = column(new Array<number>(s.seats).fill(0))
  }

  ended(g: Game, winners: number): void {
    const { s } = g
    this.#isPlayed = false
    this.seen.games++
    for (let order: SeatNo = 0; order < s.seats; order++) {
      const seat: SeatNo = (this.#first + order) % s.seats
      if ((winners >>> seat) & 1) this.seen.orders[order] += 1 / popCount(winners)
      if (this.#leftAt[seat] !== 0) this.seen.idle.after[order] += s.round - this.#leftAt[seat]
    }
    this.seen.idle.rounds += s.round
    if (this.#loans > 0) this.seen.debts.gamesWith++
    this.#owners.gameEnded(g, winners)
  }

  /** A seat was asked and has decided. */
  asked({ s }: Game, seat: SeatNo): void {
    for (let other: SeatNo = 0; other < s.seats; other++) if (other !== seat) this.#since[other]++
    const order = this.#order(s, seat)
    const waited = this.#since[seat]
    this.seen.idle.own[order]++
    this.seen.idle.waited[order] += waited
    this.#since[seat] = 0
  }

  #arrived(space: SpaceNo): void {
    this.seen.arrivals[space]++
  }

  #order({ seats }: { readonly seats: number }, seat: SeatNo): SeatNo {
    return (seat - this.#first + seats) % seats
  }

  #turn(g: Game, seat: number, round: number): void {
    const { s, book } = g
    this.seen.turns++
    for (let deed: DeedNo = 0; deed < book.board.deeds; deed++) {
      const owner = s.owner[deed]
      if (owner !== NOBODY && owner !== seat && s.mortgaged[deed] === 0) this.seen.rent.turns[cellOf(g, deed, owner)]++
    }
    if (round === this.#round) return
    this.#round = round
    const place = placeOf(round)
    if (place >= 0) this.#lookAt(g, place)
  }

  /** Money and wealth at the beginning of a round. */
  #lookAt(g: Game, place: CellNo): void {
    const { s, book } = g
    const { money, wealth } = this.seen
    let sum = 0
    const bin = binOf(book)
    for (let seat: SeatNo = 0; seat < s.seats; seat++) {
      sum += s.cash[seat]
      if (((s.alive >>> seat) & 1) === 0) continue
      const at = Math.floor(book.wealth(g, seat) / bin)
      wealth[place][at] = (wealth[place][at] ?? 0) + 1
    }
    money.games[place]++
    money.sum[place] += sum
    money.squares[place] += sum * sum
  }

  #rentDue(g: Game, owner: number, deed: DeedNo, amount: number): void {
    const { rent } = this.seen
    const at = cellOf(g, deed, owner)
    rent.sum[at] += amount
    rent.squares[at] += amount * amount
    rent.times[at]++
  }

  #left({ s }: Game, seat: SeatNo, heir: number): void {
    this.#leftAt[seat] = s.round
    const to = heir >= 0 && heir < SEATS && heir !== BANK ? this.#order(s, heir) : s.seats
    this.seen.ruins[cell(this.#order(s, seat) * (s.seats + 1), to)]++
  }

  #reported({ s }: Game, price: number): void {
    const place = nearestPlaceOf(s.round)
    this.seen.shares.reports[place]++
    this.seen.shares.prices[place] += price
    this.seen.shares.squares[place] += price * price
  }

  #takenOver({ s }: Game): void {
    this.seen.shares.takeovers[nearestPlaceOf(s.round)]++
  }
}

/** Where a deed's rents are counted: by its level, or by how many of its group the owner has. */
function cellOf(g: Game, deed: DeedNo, owner: number): CellNo {
  const level = isStreet(g, deed) ? g.s.level[deed] : ownedInGroup(g, owner, g.book.board.groupOf[deed]) - 1
  return cell(deed * LEVELS, level)
}
