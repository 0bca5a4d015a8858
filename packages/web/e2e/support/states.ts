import type { BotName } from '@hausregeln/bots'
import type { Game, Move, Rulebook } from '@hausregeln/engine'
import { classic, euronopoly, exchange, simplified, stadium } from '@hausregeln/rulebooks'
import type { Question } from '@hausregeln/rulebooks/texts/index.ts'
import { asked, mayDo, type Wanted } from './positions.ts'

type Seat = readonly [name: string, bot: BotName]

const few: readonly Seat[] = ['Ben', 'Cem', 'Dora'].map((name) => [name, 'steady'])
const many: readonly Seat[] = ['Ben', 'Cem', 'Dora', 'Emil', 'Fritzi', 'Gesa', 'Henk'].map((name) => [name, 'steady'])

/** Anna is asked this, from this round on. */
function asks(ask: Question['ask'], round = 0): (game: Game) => boolean {
  return (game) => game.s.round >= round && asked(game, 0)?.ask === ask
}

const alone = (rulebook: Rulebook, until: Wanted['until']): Wanted => ({
  rulebook,
  seats: ['Anna', ...few],
  until,
})
const among = (rulebook: Rulebook, until: Wanted['until']): Wanted => ({
  rulebook,
  seats: ['Anna', ...many],
  until,
})

/** Ben offers Anna his first deed and some money for her last deed. */
function offers(game: Game): Move | null {
  const owners = [...game.s.owner]
  const [give, get] = [owners.indexOf(1), owners.lastIndexOf(0)]
  if (give < 0 || get < 0) return null
  return { do: 'offer', seat: 1, terms: { to: 0, give: { cash: 20, deeds: [give] }, get: { deeds: [get] } } }
}

/** There, an offer lies on the table as well. */
const offered = (wanted: Wanted): Wanted => ({ ...wanted, last: offers })

/** What a phone is looked at in: every kind of question that the built-in rulebooks ask, in each that asks it. */
export const STATES: Readonly<Record<string, Wanted>> = {
  'classic: the first throw': alone(classic, asks('throw')),
  'classic: a throw': alone(classic, asks('throw', 8)),
  'classic: a purchase': alone(classic, asks('buy')),
  'classic: a purchase in a group that somebody has': alone(classic, asks('buy', 6)),
  'classic: an auction': alone(classic, asks('auction')),
  'classic: the end of a turn': alone(classic, asks('endTurn', 3)),
  'classic: jail': alone(classic, asks('jail')),
  'classic: a debt': alone(classic, asks('debt')),
  'classic: a debt, and bankruptcy': alone(classic, (game) => asks('debt')(game) && mayDo(game, 0, 'bankrupt')),
  'classic: rent to be demanded': alone(classic, (game) => mayDo(game, 0, 'demand')),
  'classic: an offer': alone(classic, (game) => mayDo(game, 0, 'accept')),
  'classic: a purchase, and an offer': offered(alone(classic, asks('buy', 6))),
  'classic: a debt, and an offer': offered(alone(classic, asks('debt'))),
  'classic: a throw among eight': among(classic, asks('throw', 4)),
  'classic: an auction among eight': among(classic, asks('auction')),
  'classic: a purchase among eight': among(classic, asks('buy', 2)),
  'stadium: a throw': alone(stadium, asks('throw', 6)),
  'stadium: a purchase': alone(stadium, asks('buy', 2)),
  'stadium: the bus': alone(stadium, asks('bus')),
  'stadium: a triple': alone(stadium, asks('triple')),
  'stadium: a debt': alone(stadium, asks('debt')),
  'stadium: a purchase, and an offer': offered(alone(stadium, asks('buy', 6))),
  'simplified: a throw': alone(simplified, asks('throw', 3)),
  'simplified: a purchase': alone(simplified, asks('buy')),
  'simplified: the end of a turn': alone(simplified, asks('endTurn', 2)),
  'exchange: a throw': alone(exchange, asks('throw', 4)),
  'exchange: a sealed bid': alone(exchange, asks('sealed')),
  'exchange: a sealed bid among eight': among(exchange, asks('sealed', 2)),
  'exchange: the end of a turn': alone(exchange, asks('endTurn', 4)),
  'exchange: a minimum price': alone(exchange, asks('minimum')),
  'exchange: a lot of shares': alone(exchange, asks('shareLot')),
  'exchange: a debt': alone(exchange, asks('debt')),
  'euronopoly: a throw': alone(euronopoly, asks('throw', 12)),
  'euronopoly: a purchase': alone(euronopoly, asks('buy', 2)),
  'euronopoly: the end of a turn': alone(euronopoly, asks('endTurn', 12)),
  'euronopoly: prison': alone(euronopoly, asks('prison')),
}

/** Questions that have more buttons where the game goes on by itself. */
export const GOING_ON: Readonly<Record<string, Wanted>> = {
  'classic: jail': alone(classic, asks('jail')),
  'classic: a turn that could build': alone(classic, (game) => asks('endTurn')(game) && mayDo(game, 0, 'build')),
  'exchange: a turn that could build': alone(exchange, (game) => asks('endTurn')(game) && mayDo(game, 0, 'build')),
  'euronopoly: prison': alone(euronopoly, asks('prison')),
}
