import { DECK_CARDS, DECKS, DEEDS, LEVELS, SPACES } from '../../core/limits.ts'
import type { BoardDef } from '../definition.ts'
import { isDeed } from './spaces.ts'

/** Why a board cannot be played, in sentences. */
export function boardFaults(board: BoardDef): string[] {
  const faults: string[] = []
  const deeds = board.spaces.filter(isDeed)
  if (board.spaces.length > SPACES) faults.push(`A board has at most ${SPACES} spaces, not ${board.spaces.length}.`)
  if (deeds.length > DEEDS) faults.push(`A board has at most ${DEEDS} deeds, not ${deeds.length}.`)
  if (board.decks.length > DECKS) faults.push(`A board has at most ${DECKS} decks, not ${board.decks.length}.`)
  if (!board.spaces.some((space) => space.kind === 'jail')) faults.push('A board has a jail.')
  board.spaces.forEach((space, at) => {
    if (space.kind === 'cards' && board.decks[space.deck] === undefined)
      faults.push(`Space ${at} draws from deck ${space.deck}, which does not exist.`)
    if (!isDeed(space)) return
    if (board.groups[space.group] === undefined)
      faults.push(`Space ${at} is of group "${space.group}", which does not exist.`)
    if (space.rents.length === 0 || space.rents.length > LEVELS) faults.push(`Space ${at} needs 1 to ${LEVELS} rents.`)
    if (space.kind === 'street' && space.house === undefined) faults.push(`Street ${at} has no price for a house.`)
  })
  board.decks.forEach((deck, at) => {
    if (deck.cards.length < 1 || deck.cards.length > DECK_CARDS)
      faults.push(`Deck ${at} needs 1 to ${DECK_CARDS} cards.`)
    if (deck.cards.filter((card) => card.effect.do === 'jailFree').length > 1)
      faults.push(`Deck ${at} has more than one jail card.`)
    for (const card of deck.cards)
      if (card.effect.do === 'advanceTo' && board.spaces[card.effect.space] === undefined)
        faults.push(`A card of deck ${at} leads to space ${card.effect.space}, which does not exist.`)
  })
  return faults
}
