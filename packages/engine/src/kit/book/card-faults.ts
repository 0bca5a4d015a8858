import { DECK_CARDS } from '../../core/limits.ts'
import type { BoardDef, CardEffect, DeckDef } from '../definition.ts'
import { isWhole, MOST_FACTOR, MOST_MONEY, numberFault, quoted } from './amounts.ts'

const MOST_TIMES = 100
/** What a card takes for each building, of which there may be ten on every street. */
const MOST_REPAIRS = MOST_MONEY / 100

/** What is wrong with the cards of a board; `effects`: those that the rules can carry out. */
export function cardFaults(board: BoardDef, effects: ReadonlySet<string>): string[] {
  return board.decks.flatMap((deck, at) => deckFaults(board, deck, at, effects))
}

function deckFaults(board: BoardDef, { cards }: DeckDef, at: number, effects: ReadonlySet<string>): string[] {
  const faults: string[] = []
  if (cards.length < 1 || cards.length > DECK_CARDS) faults.push(`Deck ${at} needs 1 to ${DECK_CARDS} cards.`)
  const jailCards = cards.filter((card) => card.effect.do === 'jailFree').length
  if (jailCards > 1) faults.push(`Deck ${at} has more than one jail card.`)
  if (jailCards === 1 && cards.length === 1) faults.push(`Deck ${at} has nothing left once its jail card is kept.`)
  cards.forEach(({ effect }, index) => {
    const card = `Card ${index} of deck ${at}`
    if (effects.has(effect.do)) faults.push(...effectFaults(board, effect, card))
    else faults.push(`${card} says ${quoted(effect.do)}, which no chapter of this rulebook carries out.`)
  })
  return faults
}

function effectFaults({ spaces }: BoardDef, effect: CardEffect, card: string): string[] {
  const needs = (kind: 'station' | 'utility') =>
    spaces.some((space) => space.kind === kind) ? [] : [`${card} leads to the next ${kind}, and the board has none.`]
  switch (effect.do) {
    case 'advanceTo':
      return isWhole(effect.space, 0, spaces.length - 1)
        ? []
        : [`${card} leads to space ${quoted(effect.space)}, which does not exist.`]
    case 'nextStation':
      return [...needs('station'), ...numberFault(`The factor of ${lower(card)}`, effect.times, 1, MOST_TIMES)]
    case 'nextUtility':
      return [...needs('utility'), ...numberFault(`The factor of ${lower(card)}`, effect.factor, 1, MOST_FACTOR)]
    case 'back':
      return numberFault(`The way back by ${lower(card)}`, effect.steps, 1, spaces.length - 1)
    case 'receive':
    case 'pay':
    case 'receiveEach':
    case 'payEach':
      return numberFault(`The amount of ${lower(card)}`, effect.amount, 0, MOST_MONEY)
    case 'opposite':
      return spaces.length % 2 === 0 ? [] : [`${card} leads across a board of an odd number of spaces.`]
    case 'repairs':
      return [effect.house, effect.hotel].flatMap((amount) =>
        numberFault(`The repairs of ${lower(card)}`, amount, 0, MOST_REPAIRS),
      )
    default:
      return []
  }
}

function lower(card: string): string {
  return `c${card.slice(1)}`
}
