import { DECK_CARDS } from '../../core/limits.ts'
import type { Text } from '../../core/text.ts'
import type { BoardDef, CardEffect, DeckDef } from '../definition.ts'
import { isWhole, MOST_FACTOR, MOST_MONEY, numberFault } from './amounts.ts'
import { type BookFault, fault, mention, type Place } from './fault.ts'
import { quoted } from './quoted.ts'

const MOST_TIMES = 100
/** What a card takes for each building, of which there may be ten on every street. */
const MOST_REPAIRS = MOST_MONEY / 100

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
  const jailCards = cards.filter((card) => card.effect.do === 'jailFree').length
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

function effectFaults({ spaces }: BoardDef, effect: CardEffect, { at, card, of }: Named): BookFault[] {
  const needs = (kind: 'station' | 'utility') =>
    spaces.some((space) => space.kind === kind)
      ? []
      : [fault([...at, 'do'], `${card.de} führt ${NEXT[kind].de}.`, `${card.en} leads to ${NEXT[kind].en}.`)]
  const number = (field: string, de: string, en: string, value: unknown, least: number, most: number) =>
    numberFault([...at, field], { de: `${de} ${of.de}`, en: `${en} ${of.en}` }, value, least, most)
  const factor = (field: string, value: number, most: number) =>
    number(field, 'Der Faktor', 'The factor of', value, 1, most)
  switch (effect.do) {
    case 'advanceTo':
      if (isWhole(effect.space, 0, spaces.length - 1)) return []
      return [
        fault(
          [...at, 'space'],
          `${card.de} führt auf Feld ${quoted(effect.space)}, das es nicht gibt.`,
          `${card.en} leads to space ${quoted(effect.space)}, which does not exist.`,
        ),
      ]
    case 'nextStation':
      return [...needs('station'), ...factor('times', effect.times, MOST_TIMES)]
    case 'nextUtility':
      return [...needs('utility'), ...factor('factor', effect.factor, MOST_FACTOR)]
    case 'back':
      return number('steps', 'Der Rückweg', 'The way back by', effect.steps, 1, spaces.length - 1)
    case 'receive':
    case 'pay':
    case 'receiveEach':
    case 'payEach':
      return number('amount', 'Der Betrag', 'The amount of', effect.amount, 0, MOST_MONEY)
    case 'opposite':
      if (spaces.length % 2 === 0) return []
      return [
        fault(
          [...at, 'do'],
          `${card.de} führt quer über einen Spielplan mit ungerader Zahl von Feldern.`,
          `${card.en} leads across a board of an odd number of spaces.`,
        ),
      ]
    case 'repairs':
      return (['house', 'hotel'] as const).flatMap((piece) =>
        number(piece, 'Der Reparaturbetrag', 'The repairs of', effect[piece], 0, MOST_REPAIRS),
      )
    default:
      return []
  }
}
