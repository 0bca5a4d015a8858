import { choice, number, otherwise, usually } from '@hausregeln/engine/core/choice.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import {
  endByFirstLeaver,
  endByRounds,
  endBySeats,
  endBySecondLeaver,
  endByTarget,
  endByTime,
  wealthByHalfPrices,
  wealthByPrices,
  wealthBySaleValues,
} from './ending.ts'

const OF_SEATS = { governs: ['lastPlayer'] } as const

/** When a game ends, and who has won. */
export const choices = [
  usually(
    'seatLeft',
    'lastPlayer',
    ['ending'],
    { de: 'mit dem letzten Spieler', en: 'with the last player' },
    endBySeats,
    OF_SEATS,
  ),
  choice(
    'seatLeft',
    'firstBankruptcy',
    ['ending'],
    {
      de: 'mit dem Ersten, der ausscheidet; das größte Vermögen gewinnt',
      en: 'with the first player who is out; the greatest wealth wins',
    },
    endByFirstLeaver,
    OF_SEATS,
  ),
  choice(
    'seatLeft',
    'secondBankruptcy',
    ['ending'],
    {
      de: 'mit dem Zweiten, der ausscheidet; das größte Vermögen gewinnt',
      en: 'with the second player who is out; the greatest wealth wins',
    },
    endBySecondLeaver,
    OF_SEATS,
  ),
  choice(
    'lastRound',
    'afterRounds',
    ['ending'],
    {
      de: 'nach Runde {rounds}; das größte Vermögen gewinnt',
      en: 'after round {rounds}; the greatest wealth wins',
    },
    endByRounds,
    { slots: ['lastRound'] },
  ),
  choice(
    'target',
    'byWealth',
    ['ending'],
    {
      de: 'am Ende des Zuges, in dem jemand ein Vermögen von {targetWealth} hat, mit dem größten Vermögen',
      en: 'at the end of the turn in which somebody has a wealth of {targetWealth}, by the greatest wealth',
    },
    endByTarget,
    { slots: ['target'] },
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
  otherwise(
    'lastRound',
    'nothing',
    [],
    { de: 'nicht nach einer Zahl von Runden', en: 'after no number of rounds' },
    null,
  ),
  otherwise('target', 'nothing', [], { de: 'bei keinem bestimmten Vermögen', en: 'at no particular wealth' }, null),
] as const

export const numbers = [
  number(
    'shortGameBankruptcies',
    { de: 'Bankrotte, mit denen ein kurzes Spiel endet', en: 'Bankruptcies that end a short game' },
    [1, 7],
    { usual: 2, option: 'shortGame' },
  ),
  number('rounds', { de: 'Runden', en: 'Rounds' }, [1, 1000], { usual: 20, quiet: true }),
  number('targetWealth', { de: 'Vermögen für den Sieg', en: 'Wealth to win' }, [1, MOST_MONEY], {
    unit: 'money',
    usual: MOST_MONEY,
    quiet: true,
  }),
] as const
