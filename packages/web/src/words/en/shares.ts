import type { Words } from '../words.ts'

/** Words for shares, reports and dividends. */
export const shares: Words['shares'] = {
  exchange: 'Exchange',
  prices: 'Prices',
  holdings: 'Shares',
  reports: 'Reports',
  deal: 'Deal',
  pricesOverTime: 'Prices in the course of the game',
  player: 'Player',
  price: 'Price',
  change: 'in 1 round',
  ownShares: 'own',
  issuer: 'Shares of',
  holder: 'holds',
  bank: 'Bank',
  gone: 'out',
  takeoverText: (own: string) => `${own} in own hands`,
  takeoverBy: (name: string, held: string) => `Largest holder: ${name} with ${held}`,
  takeoverRule:
    'A player who no longer holds a share of their own is taken over; from 13 shares on, everything goes to the largest holder.',
  lastReport: 'Cash as reported',
  perShare: 'per share',
  atStart: 'due at Start',
  owes: (deadline: string) => `owes a report ${deadline}`,
  youOwe: (deadline: string) => `You owe the exchange a report ${deadline}.`,
  deadline: (name: string, fine: string) => `before ${name}’s turn ends, or pays a fine of ${fine}`,
  fined: '(late)',
  reportNow: (cash: string, perShare: string, due: string) =>
    `A report now names cash of ${cash}: a dividend of ${perShare} a share, ${due} at Start.`,
  report: 'Report',
  dividendNear: (steps: string, amount: string) =>
    `Start is ${steps} spaces away: there your dividend will cost ${amount}.`,
  dividendShort: (missing: string) => `You are ${missing} short of it now.`,
  number: 'How many?',
  has: (name: string, own: string, bank: string) => `${name}: you hold ${own}, the bank ${bank}.`,
  left: (sell: string, buy: string) => `Still in this turn: ${sell} to sell, ${buy} to buy.`,
  toPlayers: 'From player to player',
  noShares: 'none',
  sharesCount: 'Number',
}
