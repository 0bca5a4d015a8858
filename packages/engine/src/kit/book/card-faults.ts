import { DECK_CARDS } from '../../core/limits.ts'
import type { BoardDef, DeckDef } from '../definition.ts'
import { type CardEffect, effectDef, fieldsOf } from '../effects.ts'
import { isWhole, numberFault } from './amounts.ts'
import { type BookFault, fault, mention, type Place } from './fault.ts'
import { quoted } from './quoted.ts'
import { say } from './say.ts'

/** A card as a sentence speaks of it, and the place of its effect. */
interface Named {
  readonly at: Place
  readonly which: { readonly card: number; readonly deck: number }
}

/** What is wrong with the cards of a board; `effects`: those that the rules can carry out. */
export function cardFaults(board: BoardDef, effects: ReadonlySet<string>): BookFault[] {
  return board.decks.flatMap((deck, at) => deckFaults(board, deck, at, effects))
}

function deckFaults(board: BoardDef, { cards }: DeckDef, deck: number, effects: ReadonlySet<string>): BookFault[] {
  const at = ['board', 'decks', deck, 'cards']
  const faults: BookFault[] = []
  if (cards.length < 1 || cards.length > DECK_CARDS) faults.push(fault(at, say('deckSize', { deck, most: DECK_CARDS })))
  const jailCards = cards.filter((card) => effectDef(card.effect.do).kept === true).length
  if (jailCards > 1) faults.push(fault(at, say('jailCards', { deck })))
  if (jailCards === 1 && cards.length === 1) faults.push(fault(at, say('onlyJailCard', { deck })))
  cards.forEach(({ effect }, index) => {
    const named = { at: [...at, index, 'effect'], which: { card: index, deck } }
    if (effects.has(effect.do)) faults.push(...effectFaults(board, effect, named))
    else
      faults.push(
        fault([...named.at, 'do'], say('cardUnable', { ...named.which, name: quoted(effect.do) }), {
          names: [mention('effect', effect.do)],
        }),
      )
  })
  return faults
}

function effectFaults({ spaces }: BoardDef, effect: CardEffect, { at, which }: Named): BookFault[] {
  const { needs, even } = effectDef(effect.do)
  const faults: BookFault[] = []
  if (needs !== undefined && !spaces.some(({ kind }) => kind === needs))
    faults.push(fault([...at, 'do'], say('cardNoNext', { ...which, next: needs })))
  if (even === true && spaces.length % 2 === 1) faults.push(fault([...at, 'do'], say('cardAcross', which)))
  const numbers = fieldsOf(effect).flatMap(([field, { unit, least, most }, value]) => {
    if (unit === 'space')
      return isWhole(value, 0, spaces.length - 1)
        ? []
        : [fault([...at, field], say('cardSpace', { ...which, given: quoted(value) }))]
    return numberFault(
      [...at, field],
      say(`${unit}Of`, which),
      value,
      least,
      unit === 'steps' ? spaces.length - 1 : most,
    )
  })
  return [...faults, ...numbers]
}
