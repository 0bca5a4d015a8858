import { optionAt } from '@hausregeln/engine/core/action/by-name.ts'
import { setOpen } from '@hausregeln/engine/core/action/matter.ts'
import { findFrame, isExclusive, STAGE, topKind } from '@hausregeln/engine/core/agenda.ts'
import { Space } from '@hausregeln/engine/core/board.ts'
import type { ActionRule, Landing, MatterRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { DEMANDS, NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { State } from '@hausregeln/engine/core/state/state.ts'
import type { Refusal, Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { pips, rollDice } from '@hausregeln/engine/kit/dice.ts'
import { owe } from '@hausregeln/engine/kit/money.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { CARD_RENT, Turn } from '../../turn/rules/stages.ts'
import { rentFor } from './amount.ts'
import { DEMAND_WORDS } from './section.ts'

const DEMANDS_OPEN = 'rent demands'

/** Words of a demand. */
export const PAYER = 0
export const OWNER = 1
export const DEED = 2
export const AMOUNT = 3
export const SERIAL = 4

/** A property is reached: buy it, pay rent for it, or rest if it is the player's own. */
export const landOnDeed: Landing = (g, frame, seat) => {
  const s = g.s
  const deed = g.book.board.deedAt[s.place[seat]]
  const owner = s.owner[deed]
  if (owner === NOBODY) return g.book.policies.unowned(g, frame, seat, deed)
  s.frames[frame + STAGE] = Turn.resolved
  if (owner === seat) return g.book.policies.ownDeed(g, frame, seat, deed)
  if (s.mortgaged[deed] !== 0) {
    g.emit?.('noRent', 'rentMortgaged', seat, owner, deed)
    return
  }
  if (s.jail[owner] > 0 && g.book.policies.rentInJail === 0) {
    g.emit?.('noRent', 'jailBusiness', seat, owner, deed)
    return
  }
  const cardRent = s.frames[frame + CARD_RENT]
  if (g.book.board.kindOf[deed] === Space.utility && (cardRent > 0 || g.book.policies.freshUtilityThrow)) {
    s.frames[frame + STAGE] = Turn.rentThrow
    return
  }
  charge(g, seat, owner, deed, rentFor(g, deed, pips(s.dieA, s.dieB, s.dieC), cardRent))
}

/** A throw that only finds a rent: it moves nobody and is never doubles. */
export function throwForRent(g: Game, frame: number, seat: number): void {
  const s = g.s
  const withSpeedDie = g.book.policies.thirdDie?.inUse(g, seat) ?? false
  if (!rollDice(g, withSpeedDie)) return
  const [dieA, dieB, dieC] = s.outcome
  g.emit?.('thrownForRent', 'rentUtility', seat, dieA, dieB, dieC)
  const deed = g.book.board.deedAt[s.place[seat]]
  s.frames[frame + STAGE] = Turn.resolved
  charge(g, seat, s.owner[deed], deed, rentFor(g, deed, pips(dieA, dieB, dieC), s.frames[frame + CARD_RENT]))
}

/** The rule of the amount, by kind of space. */
const RENT_SLOTS: Readonly<Record<number, Slot>> = {
  [Space.street]: 'rentAmount',
  [Space.station]: 'rentStation',
  [Space.utility]: 'rentUtility',
}

/** What an owner in jail is paid of a rent, in the money that there is. */
function rentOfJailed({ book }: Game, whole: number): number {
  const { coin } = book.board
  return book.policies.rentInJail === 1 ? whole : Math.floor(whole / book.policies.rentInJail / coin) * coin
}

/** Owner, payer and amount are fixed here, when the visitor lands. */
function charge(g: Game, payer: number, owner: number, deed: number, whole: number): void {
  const s = g.s
  const amount = s.jail[owner] === 0 ? whole : rentOfJailed(g, whole)
  g.emit?.('rentDue', RENT_SLOTS[g.book.board.kindOf[deed]] ?? 'rentAmount', payer, owner, deed, amount)
  if (!g.book.policies.rentOnDemand || optionAt(g, g.book.places.autoRent) !== 0) {
    owe(g, payer, owner, amount, 'rentDemand', deed)
    return
  }
  openDemand(g, payer, owner, deed, amount)
}

/**
 * One demand a landing. Where a turn brings more of them than there is room for, an owner's are put together: there is
 * room for one of each owner, so that none is left out.
 */
function openDemand(g: Game, payer: number, owner: number, deed: number, amount: number): void {
  const s = g.s
  const kept = s.parts.rent
  const { demands: words } = kept
  if (kept.demandCount === DEMANDS) {
    const before = lastOf(g, payer, owner, DEMANDS)
    if (before >= 0) {
      words[before + DEED] = deed
      words[before + AMOUNT] += amount
      return
    }
    joinTwo(g)
  }
  const row = kept.demandCount * DEMAND_WORDS
  words[row + PAYER] = payer
  words[row + OWNER] = owner
  words[row + DEED] = deed
  words[row + AMOUNT] = amount
  words[row + SERIAL] = ++s.serial
  kept.demandCount++
  setOpen(g, DEMANDS_OPEN, true)
}

/** The last of the first `count` demands that is of this owner on this payer; -1: none is. */
function lastOf(l: GameView, payer: number, owner: number, count: number): number {
  const { demands: words } = l.s.parts.rent
  for (let row = (count - 1) * DEMAND_WORDS; row >= 0; row -= DEMAND_WORDS)
    if (words[row + PAYER] === payer && words[row + OWNER] === owner) return row
  return -1
}

/** Puts the last two demands of one owner together. */
function joinTwo(g: Game): void {
  const { demandCount, demands: words } = g.s.parts.rent
  for (let last = demandCount - 1; last > 0; last--) {
    const row = last * DEMAND_WORDS
    const before = lastOf(g, words[row + PAYER], words[row + OWNER], last)
    if (before < 0) continue
    words[before + AMOUNT] += words[row + AMOUNT]
    return closeDemand(g, row)
  }
  throw new Error(`more than ${DEMANDS} rent demands are open, each of another owner`)
}

/** Index of the first word of the demand with this serial, or -1. */
export function findDemand(l: GameView, serial: number): number {
  for (let row = 0; row < l.s.parts.rent.demandCount * DEMAND_WORDS; row += DEMAND_WORDS)
    if (l.s.parts.rent.demands[row + SERIAL] === serial) return row
  return -1
}

function closeDemand(g: Game, row: number): void {
  removeRow(g.s, row)
  if (g.s.parts.rent.demandCount === 0) setOpen(g, DEMANDS_OPEN, false)
}

function removeRow({ parts: { rent: kept } }: State, row: number): void {
  kept.demandCount--
  const end = kept.demandCount * DEMAND_WORDS
  kept.demands.copyWithin(row, row + DEMAND_WORDS, end + DEMAND_WORDS)
  kept.demands.fill(0, end, end + DEMAND_WORDS)
}

/** On a table that is only shown: what this owner could demand of this payer for this deed is gone, the newest of it. */
export function showLapsed(s: State, payer: number, owner: number, deed: number): void {
  const { demandCount, demands: words } = s.parts.rent
  for (let row = (demandCount - 1) * DEMAND_WORDS; row >= 0; row -= DEMAND_WORDS)
    if (words[row + PAYER] === payer && words[row + OWNER] === owner && words[row + DEED] === deed)
      return removeRow(s, row)
}

/** The serial in `now` of a demand of the same owner on the same payer for the same deed as that at `row` in `was`. */
function serialLike(was: GameView, row: number, now: GameView): number {
  const { demands: before } = was.s.parts.rent
  const { demands: words } = now.s.parts.rent
  for (let at = 0; at < now.s.parts.rent.demandCount * DEMAND_WORDS; at += DEMAND_WORDS)
    if ([PAYER, OWNER, DEED].every((word) => words[at + word] === before[row + word])) return words[at + SERIAL]
  return 0
}

/** Open demands: the owner may demand until the next player has thrown. */
export const demands: MatterRule = {
  name: DEMANDS_OPEN,
  answers: ['demand'],
  isOpen: (l) => l.s.parts.rent.demandCount > 0,
  holds: true,
  may(l) {
    let seats = 0
    const { demandCount, demands: words } = l.s.parts.rent
    if (demandCount === 0 || isExclusive(l) || topKind(l) === DEBT_FRAME) return seats
    for (let row = 0; row < demandCount * DEMAND_WORDS; row += DEMAND_WORDS) seats |= 1 << words[row + OWNER]
    return seats
  },
  each(l, seat, visit) {
    for (let row = 0; row < l.s.parts.rent.demandCount * DEMAND_WORDS; row += DEMAND_WORDS)
      if (l.s.parts.rent.demands[row + OWNER] === seat) visit(l.s.parts.rent.demands[row + SERIAL])
  },
  tell(l, serial) {
    const row = findDemand(l, serial)
    const [payer, owner, deed, amount] = [PAYER, OWNER, DEED, AMOUNT].map((word) => l.s.parts.rent.demands[row + word])
    return { payer, owner, deed, amount }
  },
  renamed(was, serial, now) {
    const row = findDemand(was, serial)
    return row < 0 ? 0 : serialLike(was, row, now)
  },
  onThrow(g, seat) {
    const { demands: words } = g.s.parts.rent
    for (let row = (g.s.parts.rent.demandCount - 1) * DEMAND_WORDS; row >= 0; row -= DEMAND_WORDS) {
      if (words[row + PAYER] === seat) continue
      g.emit?.(
        'rentLapsed',
        'rentLapse',
        words[row + PAYER],
        words[row + OWNER],
        words[row + DEED],
        words[row + AMOUNT],
      )
      closeDemand(g, row)
    }
  },
  onLeave(g, seat) {
    for (let row = (g.s.parts.rent.demandCount - 1) * DEMAND_WORDS; row >= 0; row -= DEMAND_WORDS)
      if (g.s.parts.rent.demands[row + PAYER] === seat || g.s.parts.rent.demands[row + OWNER] === seat)
        closeDemand(g, row)
  },
}

function checkDemand(l: GameView, seat: number, serial: number): Refusal | null {
  const row = findDemand(l, serial)
  if (row < 0) return 'noSuchDemand'
  if (l.s.parts.rent.demands[row + OWNER] !== seat) return 'notYourDemand'
  if (isExclusive(l)) return 'auctionRuns'
  return findFrame(l, DEBT_FRAME) >= 0 ? 'debtFirst' : null
}

export const demand: ActionRule = {
  name: 'demand',
  check: checkDemand,
  apply(g, seat, serial) {
    const row = findDemand(g, serial)
    const payer = g.s.parts.rent.demands[row + PAYER]
    const deed = g.s.parts.rent.demands[row + DEED]
    const amount = takeDemand(g, row)
    owe(g, payer, seat, amount, 'rentDemand', deed)
  },
}

/** The rent of this row is demanded: returns the amount that is owed now. */
function takeDemand(g: Game, row: number): number {
  const { demands: words } = g.s.parts.rent
  const amount = words[row + AMOUNT]
  g.emit?.('rentDemanded', 'rentDemand', words[row + PAYER], words[row + OWNER], words[row + DEED], amount)
  closeDemand(g, row)
  return amount
}

/** All rent that can still be demanded of a seat. */
export function rentsOf(l: GameView, payer: number): number {
  let sum = 0
  for (let row = 0; row < l.s.parts.rent.demandCount * DEMAND_WORDS; row += DEMAND_WORDS)
    if (l.s.parts.rent.demands[row + PAYER] === payer) sum += l.s.parts.rent.demands[row + AMOUNT]
  return sum
}

/**
 * All rent that can still be demanded of a seat counts as demanded, in its order: `each` gets the owner, the amount and
 * the deed.
 */
export function demandAllOf(g: Game, payer: number, each: (owner: number, amount: number, deed: number) => void): void {
  const { demands: words } = g.s.parts.rent
  for (let row = 0; row < g.s.parts.rent.demandCount * DEMAND_WORDS; ) {
    if (words[row + PAYER] !== payer) {
      row += DEMAND_WORDS
      continue
    }
    const owner = words[row + OWNER]
    const deed = words[row + DEED]
    each(owner, takeDemand(g, row), deed)
  }
}

export const waive: ActionRule = {
  name: 'waive',
  check: checkDemand,
  apply(g, seat, serial) {
    const row = findDemand(g, serial)
    const { demands: words } = g.s.parts.rent
    g.emit?.('rentWaived', 'rentDemand', words[row + PAYER], seat, words[row + DEED], words[row + AMOUNT])
    closeDemand(g, row)
  },
}
