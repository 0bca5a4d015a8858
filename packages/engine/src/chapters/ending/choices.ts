import { choice, number, usually } from '../../core/choice.ts'
import { endBySeats, endByTime, wealthByHalfPrices, wealthByPrices, wealthBySaleValues } from './ending.ts'

/** When a game ends, and who has won. */
export const choices = [
  usually(
    'seatLeft',
    'lastPlayer',
    ['ending'],
    { de: 'mit dem letzten Spieler', en: 'with the last player' },
    endBySeats,
  ),
  choice(
    'turnEnded',
    'byTime',
    ['ending'],
    { de: 'nach der Zeit, die der Tisch setzt', en: 'after the time that the table sets' },
    endByTime,
  ),
  choice(
    'wealth',
    'byPrices',
    ['ending'],
    {
      de: 'Geld, Grundstücke zum Preis, beliehene zur Hälfte, Gebäude zum Preis',
      en: 'cash, properties at their price, mortgaged ones at half, buildings at their price',
    },
    wealthByPrices,
  ),
  choice(
    'wealth',
    'byHalfPrices',
    ['ending'],
    { de: 'Geld, Grundstücke und Gebäude zum halben Preis', en: 'cash, properties and buildings at half their price' },
    wealthByHalfPrices,
  ),
  choice(
    'wealth',
    'bySaleValues',
    ['ending'],
    {
      de: 'Geld und was die Bank für den Besitz gäbe, ohne die Schulden',
      en: 'cash and what the bank would give for the possessions, less debt',
    },
    wealthBySaleValues,
  ),
] as const

export const numbers = [
  number(
    'shortGameBankruptcies',
    { de: 'Bankrotte, mit denen ein kurzes Spiel endet', en: 'Bankruptcies that end a short game' },
    [1, 7],
    { usual: 2 },
  ),
] as const

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly ending: typeof choices
  }
  interface OfferedNumbers {
    readonly ending: typeof numbers
  }
}
