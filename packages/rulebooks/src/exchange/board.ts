import type { Text } from '@hausregeln/engine'
import type { BoardDef, CardDef, CardEffect, DeckDef } from '@hausregeln/engine/kit/definition.ts'
import { board as classicBoard } from '../classic/board.ts'
import { inEuros } from './euros.ts'

/** Where the annual report falls due (B-4.6). */
export const TOWN_HALL_SQUARE = 31

const START = 0

/** Cards whose classic text promises what is otherwise here: salary on the start, purchases, jail cards to be passed on. */
function textHere(effect: CardEffect): Text | null {
  switch (effect.do) {
    case 'advanceTo':
      return effect.space === START
        ? {
            de: 'Der kürzeste Weg nach Hause: weiter auf LOS. Genau dort gibt es das doppelte Gehalt, 400 €.',
            en: 'The shortest way home: on to Start. Stopping right there pays double salary, €400.',
          }
        : null
    case 'nextUtility':
      return {
        de: 'Irgendwo tropft es oder es knistert: vor bis zum nächsten Werk. Ist es frei, wird es versteigert. Gehört es einem anderen Spieler, wird gewürfelt und das Zehnfache der Augen gezahlt.',
        en: 'Something drips, or maybe it crackles: on to the next utility. If it is unowned, it is auctioned. If another player owns it, throw the dice and pay ten times the total.',
      }
    case 'nextStation':
      return {
        de: 'Die Durchsage war kaum zu verstehen: vor bis zum nächsten Bahnhof. Ist er frei, wird er versteigert. Gehört er einem anderen Spieler, kostet der Halt die doppelte Miete.',
        en: 'Nobody understood the announcement: on to the next station. If it is unowned, it is auctioned. If another player owns it, the stop costs double rent.',
      }
    case 'jailFree':
      return {
        de: 'Ein Anruf genügt: Diese Freikarte öffnet einmal die Gefängnistür. Sie wird behalten, bis sie gespielt wird.',
        en: 'One call will do: this jail card opens the door once. Keep it until it is played.',
      }
    default:
      return null
  }
}

function cardHere({ effect, text }: CardDef): CardDef {
  return { effect, text: textHere(effect) ?? inEuros(text) }
}

function deckHere({ name, cards }: DeckDef): DeckDef {
  return { name, cards: cards.map(cardHere) }
}

/** K-0.2: the classic board, with its prices in euros. */
export const board: BoardDef = {
  ...classicBoard,
  currency: { de: '€', en: '€' },
  decks: classicBoard.decks.map(deckHere),
}
