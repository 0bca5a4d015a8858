import { laws as lawsOfChapters } from '@hausregeln/chapters/laws.ts'
import type { Game } from '@hausregeln/engine'
import type { Law } from '@hausregeln/engine/kit/law.ts'
import { agendaLaw, aliveLaw, openLaw, waitingLaw } from './agenda.ts'
import { deckLaw, jailCardLaw } from './cards.ts'
import { creditorsLaw } from './creditors.ts'
import { ownerLaw } from './deeds.ts'
import { legalityLaw } from './legality.ts'
import { cashLaw, coinLaw, moneyLaw } from './money.ts'
import { copyLaw, secrecyLaw } from './views.ts'

/** Laws that are quickly looked at: those of all games, and of each chapter. */
export const QUICK_LAWS: readonly Law[] = [
  { name: 'money is conserved', check: moneyLaw },
  { name: 'nobody has less than nothing', check: cashLaw },
  { name: 'all money can be paid in the pieces that there are', check: coinLaw },
  { name: 'deeds belong to players in the game or to the bank', check: ownerLaw },
  { name: 'a jail card is in one place', check: jailCardLaw },
  { name: 'decks are complete', check: deckLaw },
  ...lawsOfChapters,
  { name: 'the game always waits for somebody, or is over', check: waitingLaw },
  { name: 'only players in the game are asked', check: aliveLaw },
  { name: 'the agenda stays within its limit', check: agendaLaw },
  { name: 'the state says what is open', check: openLaw },
]

/** Laws that take longer: looked at in samples. */
export const SLOW_LAWS: readonly Law[] = [
  { name: 'legal actions are those that are accepted, and a refused one changes nothing', check: legalityLaw },
  { name: 'a copy is the same, byte for byte', check: copyLaw },
  { name: 'a view does not tell the secrets of others, and is enough to play by', check: secrecyLaw },
  { name: 'no gift takes from creditors', check: creditorsLaw },
]

/** The first of these laws that is broken, as a sentence; null if none is. */
export function brokenLaw(g: Game, laws: readonly Law[]): string | null {
  for (const { name, check } of laws) {
    const fault = check(g)
    if (fault !== null) return `The law "${name}" is broken: ${fault}`
  }
  return null
}
