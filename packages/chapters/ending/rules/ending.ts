import { optionAt } from '@hausregeln/engine/core/action/by-name.ts'
import { lowestBit } from '@hausregeln/engine/core/chance.ts'
import { end, richest } from '@hausregeln/engine/core/end.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { MASK_WORDS } from '@hausregeln/engine/core/limits.ts'
import type { EndReasonName } from '@hausregeln/engine/core/vocabulary.ts'
import { ownedMask, saleValueOf } from '@hausregeln/engine/kit/deeds.ts'
import { aliveCount, endsRound } from '@hausregeln/engine/kit/seats.ts'
import { bankDebtOf } from '../../bank-debt/rules/debt.ts'

// A constant of this module for the hot path, see core/agenda.ts.
const WORDS = MASK_WORDS

/** The last player who is not bankrupt wins; in the short game the richest wins at an earlier bankruptcy. */
export function endBySeats(g: Game): void {
  if (aliveCount(g) === 1) return end(g, 'lastPlayer', g.s.alive, 'lastPlayer')
  const enough = g.book.numbers.shortGameBankruptcies as number
  if (optionAt(g, g.book.places.shortGame) !== 0 && g.s.parts.ending.bankruptcies >= enough)
    end(g, 'secondBankruptcy', richest(g), 'shortGame')
}

/** The game is over for all as soon as so many have left it; the richest wins. */
const endByLeavers =
  (leavers: number, reason: EndReasonName) =>
  (g: Game): void => {
    if (aliveCount(g) === 1) return end(g, 'lastPlayer', g.s.alive, 'lastPlayer')
    if (g.s.seats - aliveCount(g) >= leavers) end(g, reason, richest(g), 'lastPlayer')
  }
export const endByFirstLeaver = endByLeavers(1, 'firstBankruptcy')
export const endBySecondLeaver = endByLeavers(2, 'secondBankruptcy')

/** After the last turn of the last round the richest wins. */
export function endByRounds(g: Game): void {
  if (endsRound(g) && g.s.round >= (g.book.numbers.rounds as number)) end(g, 'roundsOver', richest(g), 'lastRound')
}

/** At the end of the turn in which anybody has become rich enough the richest wins. */
export function endByTarget(g: Game): void {
  const target = g.book.numbers.targetWealth as number
  for (let seat = 0; seat < g.s.seats; seat++)
    if ((g.s.alive >>> seat) & 1 && g.book.wealth(g, seat) >= target)
      return end(g, 'targetReached', richest(g), 'target')
}

/** When the agreed time is up, the running turn is finished and the richest wins. */
export function endByTime(g: Game): void {
  if (g.s.timeUp !== 0) end(g, 'timeUp', richest(g), 'timeLimit')
}

/** Cash, and half the price of properties and buildings. */
export function wealthByHalfPrices(l: GameView, seat: number): number {
  const { price, housePrice } = l.book.board
  let wealth = l.s.cash[seat]
  for (let deed = 0; deed < l.book.board.deeds; deed++)
    if (l.s.owner[deed] === seat) wealth += (price[deed] + l.s.level[deed] * housePrice[deed]) / 2
  return wealth
}

/** Cash and what the bank would give for all possessions, less what is owed to it. */
export function wealthBySaleValues(l: GameView, seat: number): number {
  return l.s.cash[seat] + saleValueOf(l, seat) - bankDebtOf(l, seat)
}

/** Cash, printed prices of properties (half for mortgaged ones) and the price of the buildings. */
export function wealthByPrices(l: GameView, seat: number): number {
  const { price, housePrice } = l.book.board
  let wealth = l.s.cash[seat]
  for (let word = 0; word < WORDS; word++)
    for (let left = ownedMask(l, seat, word); left !== 0; left &= left - 1) {
      const deed = word * 32 + lowestBit(left)
      wealth += l.s.mortgaged[deed] === 0 ? price[deed] : price[deed] / 2
      wealth += l.s.level[deed] * housePrice[deed]
    }
  return wealth
}
