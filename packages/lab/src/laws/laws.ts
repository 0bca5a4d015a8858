import type { Game } from '@hausregeln/engine'
import { agendaLaw, aliveLaw, openLaw, waitingLaw } from './agenda.ts'
import { deckLaw, jailCardLaw } from './cards.ts'
import { creditorsLaw } from './creditors.ts'
import { buildingLaw, claimLaw, ladderLaw, mortgageLaw, ownerLaw, stockLaw } from './deeds.ts'
import { legalityLaw } from './legality.ts'
import { cashLaw, coinLaw, debtLaw, moneyLaw } from './money.ts'
import { exchangeLaw, sharesLaw } from './shares.ts'
import { copyLaw, secrecyLaw } from './views.ts'

/** What holds in every state of every rulebook in which a game waits or is over. */
export interface Law {
  /** What it says, to stand in: Broken: "…". */
  readonly name: string
  /** Null, or a sentence: how this state breaks it. */
  readonly check: (g: Game) => string | null
}

/** Laws that are quickly looked at. */
export const QUICK_LAWS: readonly Law[] = [
  { name: 'money is conserved', check: moneyLaw },
  { name: 'nobody has less than nothing', check: cashLaw },
  { name: 'all money can be paid in the pieces that there are', check: coinLaw },
  { name: 'debts at the bank are covered, and repaid first', check: debtLaw },
  { name: 'houses and hotels are conserved', check: stockLaw },
  { name: 'deeds belong to players in the game or to the bank', check: ownerLaw },
  { name: 'buildings stand where they may', check: buildingLaw },
  { name: 'a claim on a group has one holder', check: claimLaw },
  { name: 'buildings keep to the ladder', check: ladderLaw },
  { name: 'what is mortgaged is not built on', check: mortgageLaw },
  { name: 'a jail card is in one place', check: jailCardLaw },
  { name: 'decks are complete', check: deckLaw },
  { name: 'all 25 shares of every player are accounted for', check: sharesLaw },
  { name: 'who has no own shares is to be taken over, and reports are owed in time', check: exchangeLaw },
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
