import type { Game } from '@hausregeln/engine/core/game.ts'
import { SEATS } from '@hausregeln/engine/core/limits.ts'
import type { Law } from '@hausregeln/engine/kit/law.ts'
import { sharesEach, sharesOf } from './rules/holdings.ts'
import { SHAREHOLDERS } from './rules/section.ts'

/** What holds wherever it is played. */
export const laws: readonly Law[] = [
  { name: 'all 25 shares of every player are accounted for', check: sharesLaw },
  { name: 'who has no own shares is to be taken over, and reports are owed in time', check: exchangeLaw },
]

/**
 * Where players consist of shares, all 25 of everybody in the game are in somebody's hand or the bank's, those of
 * players who have left are void, and players who have left hold none. Elsewhere there are none.
 */
function sharesLaw(g: Game): string | null {
  const { book, s } = g
  const issued = book.codes.sellShares === undefined ? 0 : sharesEach(book)
  for (let issuer = 0; issuer < SEATS; issuer++) {
    const inGame = ((s.alive >>> issuer) & 1) === 1
    let there = 0
    for (let holder = 0; holder < SHAREHOLDERS; holder++) there += sharesOf(g, issuer, holder)
    if (there !== (inGame ? issued : 0)) return `there are ${there} shares of seat ${issuer}.`
    for (let holder = 0; holder < SHAREHOLDERS - 1; holder++)
      if (((s.alive >>> holder) & 1) === 0 && sharesOf(g, issuer, holder) !== 0)
        return `seat ${holder}, who has left, holds ${sharesOf(g, issuer, holder)} shares of seat ${issuer}.`
  }
  return null
}

/**
 * A player without own shares is doomed, and nobody else is, unless those without money are out, too; a report is owed by
 * players in the game, with a deadline.
 */
function exchangeLaw({ book, s }: Game): string | null {
  if (book.codes.sellShares === undefined) return null
  const { held, reportsOwed, reportDue, reportCash } = s.parts.shares
  for (let seat = 0; seat < s.seats; seat++) {
    const bit = 1 << seat
    const hasOwn = (held[seat * SHAREHOLDERS + seat] ?? 0) > 0
    const isDoomed = (s.doomed & bit) !== 0
    if ((s.alive & bit) !== 0 && (hasOwn ? isDoomed && !book.policies.outAtZero : !isDoomed))
      return `seat ${seat} ${hasOwn ? 'has' : 'has no'} own shares, but is ${hasOwn ? '' : 'not '}to be taken over.`
    const owes = (reportsOwed & bit) !== 0
    if (owes && (s.alive & bit) === 0) return `seat ${seat}, who has left, owes a report.`
    if (owes !== (reportDue[seat] !== 0)) return `seat ${seat} owes a report by turn ${reportDue[seat]}.`
    if ((reportCash[seat] ?? 0) < 0) return `seat ${seat} has reported ${reportCash[seat]}.`
  }
  return null
}
