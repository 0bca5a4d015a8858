import { bankDebtOf } from '@hausregeln/chapters/bank-debt/rules/debt.ts'
import { rentFor } from '@hausregeln/chapters/rent/rules/amount.ts'
import { OWED } from '@hausregeln/chapters/settle/rules/debt.ts'
import { DEEDS, findFrame, type GameView, LEVELS, NOBODY, type PublicState, SEAT, SEATS } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import {
  type By,
  type CellNo,
  cell,
  column,
  type DeedNo,
  type GroupNo,
  type SeatNo,
} from '@hausregeln/engine/core/state/column.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { bytes, integers, reals } from '../../columns.ts'
import { type Ground, groundOf, MEAN_THROW } from '../board/ground.ts'
import { chancesBy, TUNING, type Tuning, tuningFor } from '../figures/tuning.ts'
import { demanded } from './demands.ts'
import { Loan } from './loan.ts'
import { FREE, ROWS, rowOf } from './owners.ts'

/**
 * What a bot has read of the table, counted up by owner and group. Only groups in which a deed, a building or a
 * mortgage has changed are counted again. For a moment deeds can be moved to ask what a deal would be worth.
 */
export class Picture {
  /** How to judge on the ground at hand. */
  tuning: Tuning = TUNING
  ground!: Ground
  groups = 0
  seats = 0
  alive = 0
  /** How many others are in the game, for each seat. */
  rivals = 0
  /** Turns over which a group's rents count: the horizon for each rival. */
  turns = 0
  /** Money that a seat misses badly if it has less. */
  purse = 0
  /** Number of the picture: another one whenever anything in it has changed. */
  stamp = 0

  /** Money by seat, less debts at the bank; open demands and debts count as paid. */
  readonly cash = reals<SeatNo>(SEATS)
  /** Rents that a seat expects from one rival in one turn; money that it should not go below. */
  readonly earns = reals<SeatNo>(SEATS)
  readonly reserve = reals<SeatNo>(SEATS)

  /** By deed. */
  readonly owner: Int8Array & By<DeedNo> = column(new Int8Array(DEEDS))
  readonly level: Int8Array & By<DeedNo> = column(new Int8Array(DEEDS))
  readonly mortgaged: Int8Array & By<DeedNo> = column(new Int8Array(DEEDS))
  /** What a deed is worth by itself, mortgage and base rent considered. */
  readonly alone = reals<DeedNo>(DEEDS)
  /** What a visitor owes now. */
  readonly toll = reals<DeedNo>(DEEDS)
  /** What lifting the mortgage costs; 0 if there is none. */
  readonly lift = reals<DeedNo>(DEEDS)

  /** By group: levels built on its streets together. */
  built = bytes<GroupNo>(0)
  /** By owner and group (`owner * groups + group`): deeds, their worth alone, what lifting and what mortgaging brings. */
  held = bytes<CellNo>(0)
  aloneSum = reals<CellNo>(0)
  liftSum = reals<CellNo>(0)
  idleSum = reals<CellNo>(0)
  /** What the part of a group is worth in all (see worth.ts), or NaN if that has yet to be found. */
  partWorth = reals<CellNo>(0)
  /** What a deed would add to a seat's worth (see price.ts), by `deed * seats + seat`; NaN until it is found. */
  readonly added = reals<CellNo>(DEEDS * SEATS)
  /** What its owner would lose with a deed (see owner.ts), by deed; NaN if that has yet to be found. */
  readonly lost = reals<DeedNo>(DEEDS)
  /** By owner and group: bounds of what a deed of it less costs (see owner.ts), or NaN. */
  leastLost = reals<CellNo>(0)
  leastLostBacked = reals<CellNo>(0)
  /** The chance to get the rest of a group, by `missing * sizes + free`: how many deeds are missing, and free. */
  chances = reals<CellNo>(0)
  sizes = 0
  /** By group: what it would be worth built with ordinary means (see worth.ts), or NaN. */
  ordinary = reals<GroupNo>(0)
  /** By group: what it would be worth beyond its deeds alone, built as is best, or NaN. */
  best = reals<GroupNo>(0)
  /** By owner: the groups that it has whole and can build on, and those of which it has anything else, a bit each. */
  readonly parts = integers<SeatNo>(ROWS)
  readonly wholes = integers<SeatNo>(ROWS)
  /** What all that a seat has is worth to it (see worth.ts), or NaN if that has yet to be found. */
  readonly all = reals<SeatNo>(SEATS)
  /** The same of its whole groups alone. */
  readonly allWholes = reals<SeatNo>(SEATS)
  /** By how much those could gain with more money. */
  readonly headroom = reals<SeatNo>(SEATS)
  /** By owner: printed prices of its deeds and buildings (see shares.ts), or NaN if they have yet to be added up. */
  readonly property = reals<SeatNo>(SEATS)
  /** By owner: what mortgaging all idle deeds would pay (see raise.ts), or NaN if that has yet to be found. */
  readonly idle = reals<SeatNo>(ROWS)
  private earnsIn = reals<CellNo>(0)
  private dirty = bytes<GroupNo>(0)
  /** The round whose rents have been counted. */
  private rentRound = 0

  /** What deeds on loan have changed, as it was before, the last one on top: see `lend`. */
  private readonly loans: Loan[] = []
  private lent = 0

  private readonly tuned: (usual: Tuning) => Tuning

  /** Judges by what this makes of the tuning that the rulebook asks for. */
  constructor(tuned: (usual: Tuning) => Tuning = (usual) => usual) {
    this.tuned = tuned
  }

  /** Another game: nothing that was counted holds any more. */
  forget(): void {
    this.seats = 0
  }

  /** Reads the table. */
  look(l: GameView): void {
    const { s } = l
    if (this.ground?.book !== l.book || this.seats !== s.seats) this.begin(l)
    else if (this.alive !== s.alive) this.dirty.fill(1)
    if (this.rentRound !== s.round) this.growRents(l)
    this.alive = s.alive
    this.rivals = popCount(s.alive) - 1
    this.turns = this.tuning.horizon * this.rivals
    this.purse = purseAmong(this.rivals, this.ground.unit, this.tuning)
    const changed = this.readDeeds(s)
    if (changed) this.count(l)
    if (this.readMoney(l) || changed) this.stamp++
  }

  /** Where rents grow from round to round, all are found again in each. */
  private growRents({ book, s }: GameView): void {
    this.rentRound = s.round
    if (book.numbers.rentGrowth !== 0) this.dirty.fill(1)
  }

  /** Hands a deed over for a moment, in the picture alone, until it is given back; `NOBODY` is the bank. */
  lend(deed: DeedNo, to: SeatNo): void {
    const group = this.ground.book.board.groupOf[deed]
    const from = this.owner[deed]
    const loan = this.loans[this.lent] ?? new Loan()
    this.loans[this.lent++] = loan
    loan.keep(this, deed, group, from, to)
    this.handOver(deed, group, from, to)
    this.forgetWorth(group)
  }

  /** Takes back what was lent last; all is as it was, and what was known is known again. */
  giveBack(): void {
    const loan = this.loans[--this.lent]
    if (loan === undefined) throw new Error('nothing is lent')
    loan.restore(this)
  }

  /** Takes all back that is lent. */
  giveBackAll(): void {
    while (this.lent > 0) this.giveBack()
  }

  private handOver(deed: DeedNo, group: GroupNo, from: number, to: SeatNo): void {
    const atFrom: CellNo = rowOf(from) * this.groups + group
    const atTo: CellNo = rowOf(to) * this.groups + group
    const { groupStart, groupEnd, groupDeeds } = this.ground.book.board
    this.owner[deed] = to
    this.empty(atFrom)
    this.empty(atTo)
    for (let i = groupStart[group]; i < groupEnd[group]; i++) {
      const other = groupDeeds[i]
      if (this.owner[other] === to) this.add(other, atTo)
      else if (this.owner[other] === from) this.add(other, atFrom)
    }
    this.idle[rowOf(from)] = Number.NaN
    this.idle[rowOf(to)] = Number.NaN
    this.sort(rowOf(from), group)
    this.sort(rowOf(to), group)
  }

  /** Notes whether an owner has this group whole, or a part of it, or nothing. */
  private sort(row: SeatNo, group: GroupNo): void {
    const held = this.held[cell(row * this.groups, group)]
    const isWhole = held === this.ground.size[group] && this.ground.buildable[group] === 1
    const bit = 1 << group
    this.wholes[row] = isWhole ? this.wholes[row] | bit : this.wholes[row] & ~bit
    this.parts[row] = held !== 0 && !isWhole ? this.parts[row] | bit : this.parts[row] & ~bit
  }

  /** Somebody has another part of this group: what it is worth, to them and to those in their way, is found again. */
  private forgetWorth(group: GroupNo): void {
    for (let seat: SeatNo = 0, at = cell(0, group); seat < this.seats; seat++, at += this.groups)
      this.partWorth[at] = Number.NaN
  }

  private forgetAll(seat: SeatNo): void {
    this.all[seat] = Number.NaN
    this.allWholes[seat] = Number.NaN
    this.headroom[seat] = Number.NaN
  }

  owns(seat: SeatNo, group: GroupNo): boolean {
    return this.held[cell(seat * this.groups, group)] === this.ground.size[group]
  }

  private begin(l: GameView): void {
    this.seats = l.s.seats
    const ground = groundOf(l)
    if (this.ground !== ground) this.useGround(ground)
    this.dirty.fill(1)
  }

  private useGround(ground: Ground): void {
    const groups = ground.size.length
    this.ground = ground
    this.tuning = this.tuned(tuningFor(ground))
    this.sizes = 1 + ground.size.reduce((most, size) => Math.max(most, size), 0)
    this.chances = chancesBy(this.tuning, this.sizes)
    this.groups = groups
    this.built = bytes<GroupNo>(groups)
    this.held = bytes<CellNo>(ROWS * groups)
    this.aloneSum = reals<CellNo>(ROWS * groups)
    this.liftSum = reals<CellNo>(ROWS * groups)
    this.idleSum = reals<CellNo>(ROWS * groups)
    this.partWorth = reals<CellNo>(ROWS * groups)
    this.leastLost = reals<CellNo>(ROWS * groups)
    this.leastLostBacked = reals<CellNo>(ROWS * groups)
    this.ordinary = reals<GroupNo>(groups)
    this.best = reals<GroupNo>(groups)
    this.earnsIn = reals<CellNo>(ROWS * groups)
    this.dirty = bytes<GroupNo>(groups)
    this.parts.fill(0)
    this.wholes.fill(0)
  }

  private readDeeds({ owner, level, mortgaged }: PublicState): boolean {
    const { deeds, groupOf } = this.ground.book.board
    let changed = this.dirty[0] === 1
    for (let deed: DeedNo = 0; deed < deeds; deed++) {
      if (
        owner[deed] === this.owner[deed] &&
        level[deed] === this.level[deed] &&
        mortgaged[deed] === this.mortgaged[deed]
      )
        continue
      this.owner[deed] = owner[deed]
      this.level[deed] = level[deed]
      this.mortgaged[deed] = mortgaged[deed]
      this.dirty[groupOf[deed]] = 1
      changed = true
    }
    return changed
  }

  private readMoney(l: GameView): boolean {
    const { s } = l
    const debt = s.depth > 1 ? findFrame(l, DEBT_FRAME) : -1
    let changed = false
    for (let seat: SeatNo = 0; seat < s.seats; seat++) {
      let money = s.cash[seat] - bankDebtOf(l, seat)
      if (s.parts.rent.demandCount !== 0) money += demanded(s, seat)
      if (debt >= 0 && s.frames[cell(debt, SEAT)] === seat) money -= s.frames[cell(debt, OWED)]
      if (this.cash[seat] === money) continue
      this.cash[seat] = money
      this.forgetAll(seat)
      changed = true
    }
    return changed
  }

  /** Counts up the groups in which something has changed. */
  private count(l: GameView): void {
    for (let group: GroupNo = 0; group < this.groups; group++) {
      if (this.dirty[group] === 0) continue
      this.dirty[group] = 0
      this.countGroup(l, group)
    }
    let all = 0
    this.idle[FREE] = Number.NaN
    for (let seat: SeatNo = 0; seat < this.seats; seat++) {
      this.idle[seat] = Number.NaN
      this.forgetAll(seat)
      this.property[seat] = Number.NaN
      let sum = 0
      for (let at: CellNo = seat * this.groups; at < (seat + 1) * this.groups; at++) sum += this.earnsIn[at]
      this.earns[seat] = sum
      all += sum
    }
    const { reserve, reserveRound } = this.tuning
    for (let seat: SeatNo = 0; seat < this.seats; seat++)
      this.reserve[seat] = reserve * this.ground.unit + reserveRound * (all - this.earns[seat])
  }

  private countGroup(l: GameView, group: GroupNo): void {
    const { groupStart, groupEnd, groupDeeds } = this.ground.book.board
    this.built[group] = 0
    this.ordinary[group] = Number.NaN
    this.best[group] = Number.NaN
    this.clear(group)
    for (let i = groupStart[group]; i < groupEnd[group]; i++) {
      const deed = groupDeeds[i]
      const owner = this.owner[deed]
      this.built[group] += this.level[deed]
      this.weighDeed(deed, group)
      for (let seat: SeatNo = 0; seat < this.seats; seat++) this.added[cell(deed * this.seats, seat)] = Number.NaN
      this.lost[deed] = Number.NaN
      this.add(deed, rowOf(owner) * this.groups + group)
      this.toll[deed] = owner === NOBODY || this.mortgaged[deed] !== 0 ? 0 : rentFor(l, deed, MEAN_THROW, 0)
      if (owner !== NOBODY) this.earnsIn[cell(owner * this.groups, group)] += this.ground.visits[deed] * this.toll[deed]
    }
    for (let seat: SeatNo = 0; seat < this.seats; seat++) this.sort(seat, group)
  }

  /** Empties the sums of a group. */
  private clear(group: GroupNo): void {
    this.empty(FREE * this.groups + group)
    for (let seat: SeatNo = 0, at = cell(0, group); seat < this.seats; seat++, at += this.groups) {
      this.empty(at)
      this.earnsIn[at] = 0
      this.leastLost[at] = Number.NaN
      this.leastLostBacked[at] = Number.NaN
    }
    this.forgetWorth(group)
  }

  private empty(at: CellNo): void {
    this.held[at] = 0
    this.aloneSum[at] = 0
    this.liftSum[at] = 0
    this.idleSum[at] = 0
  }

  private add(deed: DeedNo, at: CellNo): void {
    this.held[at]++
    this.aloneSum[at] += this.alone[deed]
    this.liftSum[at] += this.lift[deed]
    const isFree = this.mortgaged[deed] === 0 && !(this.ground.singly && this.level[deed] !== 0)
    if (isFree) this.idleSum[at] += this.ground.book.board.mortgageValue[deed]
  }

  private weighDeed(deed: DeedNo, group: GroupNo): void {
    const { ground, tuning } = this
    const { price, mortgageValue } = ground.book.board
    const face = tuning.face * price[deed]
    if (this.mortgaged[deed] !== 0) {
      this.lift[deed] = Math.ceil(mortgageValue[deed] * (1 + tuning.interest))
      this.alone[deed] = face - this.lift[deed]
      return
    }
    this.lift[deed] = 0
    const base = ground.buildable[group] ? ground.rent[cell(deed * LEVELS, 0)] : 0
    this.alone[deed] = face + this.turns * ground.visits[deed] * base
  }
}

function purseAmong(rivals: number, unit: number, { purse, haste }: Tuning): number {
  return haste === 0 ? purse * unit : (purse * unit) / rivals ** haste
}
