import { DECK_CARDS } from '../../core/limits.ts'
import type { Text } from '../../core/text.ts'
import type { BoardDef, DeckDef } from '../definition.ts'
import { type CardEffect, type CardUnit, effectDef, fieldsOf } from '../effects.ts'
import { isWhole, numberFault } from './amounts.ts'
import { type BookFault, fault, mention, type Place } from './fault.ts'
import { quoted } from './quoted.ts'

/** A card as a sentence speaks of it, and the place of its effect. */
interface Named {
  readonly at: Place
  readonly card: Text
  /** Within a German sentence that is about something of the card. */
  readonly of: Text
}

/** What is wrong with the cards of a board; `effects`: those that the rules can carry out. */
export function cardFaults(board: BoardDef, effects: ReadonlySet<string>): BookFault[] {
  return board.decks.flatMap((deck, at) => deckFaults(board, deck, at, effects))
}

function deckFaults(board: BoardDef, { cards }: DeckDef, deck: number, effects: ReadonlySet<string>): BookFault[] {
  const at = ['board', 'decks', deck, 'cards']
  const faults: BookFault[] = []
  if (cards.length < 1 || cards.length > DECK_CARDS)
    faults.push(
      fault(
        at,
        `Kartenstapel ${deck} braucht 1 bis ${DECK_CARDS} Karten.`,
        `Deck ${deck} needs 1 to ${DECK_CARDS} cards.`,
      ),
    )
  const jailCards = cards.filter((card) => effectDef(card.effect.do).kept === true).length
  if (jailCards > 1)
    faults.push(
      fault(at, `Kartenstapel ${deck} hat mehr als eine Freikarte.`, `Deck ${deck} has more than one jail card.`),
    )
  if (jailCards === 1 && cards.length === 1)
    faults.push(
      fault(
        at,
        `Kartenstapel ${deck} hat nichts mehr, sobald seine Freikarte behalten wird.`,
        `Deck ${deck} has nothing left once its jail card is kept.`,
      ),
    )
  cards.forEach(({ effect }, index) => {
    const named = nameCard(deck, index)
    if (effects.has(effect.do)) faults.push(...effectFaults(board, effect, named))
    else
      faults.push(
        fault(
          [...named.at, 'do'],
          `${named.card.de} sagt ${quoted(effect.do)}; kein Kapitel dieses Regelwerks kann das ausführen.`,
          `${named.card.en} says ${quoted(effect.do)}, which no chapter of this rulebook carries out.`,
          { names: [mention('effect', effect.do)] },
        ),
      )
  })
  return faults
}

function nameCard(deck: number, index: number): Named {
  return {
    at: ['board', 'decks', deck, 'cards', index, 'effect'],
    card: { de: `Karte ${index} von Stapel ${deck}`, en: `Card ${index} of deck ${deck}` },
    of: { de: `von Karte ${index} von Stapel ${deck}`, en: `card ${index} of deck ${deck}` },
  }
}

const NEXT = {
  station: { de: 'zum nächsten Bahnhof, und der Spielplan hat keinen', en: 'the next station, and the board has none' },
  utility: { de: 'zum nächsten Werk, und der Spielplan hat keines', en: 'the next utility, and the board has none' },
}

/** What a number is called in sentences: in German with its article, in English before what it is of. */
const CALLED: Readonly<Record<Exclude<CardUnit, 'space'>, Text>> = {
  money: { de: 'Der Betrag', en: 'The amount of' },
  perPiece: { de: 'Der Reparaturbetrag', en: 'The repairs of' },
  steps: { de: 'Der Rückweg', en: 'The way back by' },
  times: { de: 'Der Faktor', en: 'The factor of' },
}

function effectFaults({ spaces }: BoardDef, effect: CardEffect, { at, card, of }: Named): BookFault[] {
  const { needs, even } = effectDef(effect.do)
  const faults: BookFault[] = []
  if (needs !== undefined && !spaces.some(({ kind }) => kind === needs))
    faults.push(fault([...at, 'do'], `${card.de} führt ${NEXT[needs].de}.`, `${card.en} leads to ${NEXT[needs].en}.`))
  if (even === true && spaces.length % 2 === 1)
    faults.push(
      fault(
        [...at, 'do'],
        `${card.de} führt quer über einen Spielplan mit ungerader Zahl von Feldern.`,
        `${card.en} leads across a board of an odd number of spaces.`,
      ),
    )
  const numbers = fieldsOf(effect).flatMap(([field, { unit, least, most }, value]) => {
    if (unit === 'space') return isWhole(value, 0, spaces.length - 1) ? [] : [noSpace([...at, field], card, value)]
    const called = { de: `${CALLED[unit].de} ${of.de}`, en: `${CALLED[unit].en} ${of.en}` }
    return numberFault([...at, field], called, value, least, unit === 'steps' ? spaces.length - 1 : most)
  })
  return [...faults, ...numbers]
}

function noSpace(at: Place, card: Text, space: unknown): BookFault {
  return fault(
    at,
    `${card.de} führt auf Feld ${quoted(space)}, das es nicht gibt.`,
    `${card.en} leads to space ${quoted(space)}, which does not exist.`,
  )
}
