import { adjustments, mortgageAdjustment } from '../chapters/adjust/adjust.ts'
import { auctionOpen } from '../chapters/auction-open/auction-open.ts'
import { auctionSealed } from '../chapters/auction-sealed/auction-sealed.ts'
import { bankDebt } from '../chapters/bank-debt/bank-debt.ts'
import { building } from '../chapters/building/building.ts'
import { cards, drawHereAndCarryOut } from '../chapters/cards/cards.ts'
import { endBySeats, endByTime, ending, wealthByPrices } from '../chapters/ending/ending.ts'
import { estate, estateToHeir } from '../chapters/estate/estate.ts'
import { jailRoll, rollOut } from '../chapters/jail-roll/jail-roll.ts'
import {
  drawHere,
  goToJail,
  landing,
  payTax,
  rest,
  restAtStart,
  visitJail,
  winPot,
} from '../chapters/landing/landing.ts'
import { mortgage } from '../chapters/mortgage/mortgage.ts'
import { auctionToAll, offerForSale, purchase } from '../chapters/purchase/purchase.ts'
import { landOnDeed, rent, throwForRent } from '../chapters/rent/rent.ts'
import { resign, sellBuildings } from '../chapters/settle/bankruptcy.ts'
import { openDebt } from '../chapters/settle/debt.ts'
import { settle } from '../chapters/settle/settle.ts'
import { shortage } from '../chapters/shortage/shortage.ts'
import { speedDie } from '../chapters/speed-die/speed-die.ts'
import { trade } from '../chapters/trade/trade.ts'
import { firstTurn, turn } from '../chapters/turn/turn.ts'
import { Option, type OptionDef, type OptionName } from '../core/book.ts'
import type { Chapter } from '../core/chapter.ts'
import { SLOTS } from '../core/slot.ts'
import { defineBook } from '../kit/book/define.ts'
import type { BookDef } from '../kit/book/rulebook.ts'
import type { BoardDef, CardDef, DeedDef, SpaceDef } from '../kit/definition.ts'
import type { RuleText } from '../kit/rule-text.ts'

const same = (text: string) => ({ de: text, en: text })

const deed = (kind: DeedDef['kind'], name: string, group: string, price: number, rents: number[]): DeedDef => ({
  kind,
  name: same(name),
  group,
  price,
  rents,
  ...(kind === 'street' && { house: 50 }),
})

const card = (effect: CardDef['effect']): CardDef => ({ text: same(effect.do), effect })

const spaces: readonly SpaceDef[] = [
  { kind: 'start', name: same('start') },
  deed('street', 'red 1', 'red', 100, [10, 50, 150, 450, 600, 750]),
  { kind: 'cards', name: same('cards'), deck: 0 },
  deed('street', 'red 2', 'red', 100, [10, 50, 150, 450, 600, 750]),
  { kind: 'tax', name: same('tax'), amount: 50 },
  deed('station', 'station', 'stations', 200, [25, 50]),
  { kind: 'jail', name: same('jail') },
  deed('street', 'blue 1', 'blue', 200, [20, 100, 300, 800, 900, 1000]),
  { kind: 'parking', name: same('parking') },
  deed('utility', 'utility', 'utilities', 150, [4, 10]),
  { kind: 'goToJail', name: same('go to jail') },
  deed('street', 'blue 2', 'blue', 200, [20, 100, 300, 800, 900, 1000]),
]

const board: BoardDef = {
  currency: same('money'),
  pieces: {
    house: { de: { one: 'Haus', many: 'Häuser', gender: 'n' }, en: { one: 'house', many: 'houses' } },
    hotel: { de: { one: 'Hotel', many: 'Hotels', gender: 'n' }, en: { one: 'hotel', many: 'hotels' } },
  },
  spaces,
  decks: [
    {
      name: same('cards'),
      cards: [
        card({ do: 'toJail' }),
        card({ do: 'payEach', amount: 50 }),
        card({ do: 'receiveEach', amount: 50 }),
        card({ do: 'jailFree' }),
      ],
    },
  ],
  groups: Object.fromEntries(
    ['red', 'blue', 'stations', 'utilities'].map((name) => [name, { name: same(name), colour: 'gray' }]),
  ),
}

const texts: Readonly<Record<string, RuleText>> = Object.fromEntries(
  SLOTS.map((slot) => [`T-${slot}`, { title: same(slot), source: same(slot) }]),
)

const options: readonly OptionDef[] = (Object.keys(Option) as OptionName[]).map((id) => ({
  id,
  name: same(id),
  rule: 'T-material',
  min: 0,
  max: 1,
  default: 0,
}))

/** What the tiny book is played by. */
export const tinyChapters: readonly Chapter[] = [
  turn,
  landing,
  purchase,
  auctionOpen,
  auctionSealed,
  rent,
  cards,
  jailRoll,
  building,
  shortage,
  mortgage,
  trade,
  settle,
  bankDebt,
  estate,
  ending,
  speedDie,
  adjustments,
  mortgageAdjustment,
]

/** The tiny board with three more spaces at its end: as far as a throw of three dice leads. */
export const longerBoard: BoardDef = {
  ...board,
  spaces: [...spaces, ...[1, 2, 3].map(() => ({ kind: 'parking', name: same('parking') }) as const)],
}

/**
 * A rulebook of twelve spaces for the tests of chapters: rule `T-slot` for every slot, no first throw (seat 0 begins).
 * Deeds: 0 red 1 (space 1), 1 red 2 (3), 2 station (5), 3 blue 1 (7), 4 utility (9), 5 blue 2 (11).
 * Cards of deck 0: 0 to jail, 1 pay each 50, 2 receive 50 from each, 3 jail card.
 */
export function tinyBook(policies: Partial<BookDef> = {}) {
  return defineBook({
    id: 'tiny',
    version: 1,
    title: same('Tiny'),
    board,
    ruleTexts: texts,
    options,
    minSeats: 2,
    maxSeats: 8,
    startCash: 500,
    houses: 8,
    hotels: 2,
    salaryPass: 20,
    salaryLand: 20,
    chapters: tinyChapters,
    landings: {
      start: restAtStart,
      street: landOnDeed,
      station: landOnDeed,
      utility: landOnDeed,
      tax: payTax,
      cards: drawHere,
      jail: visitJail,
      parking: winPot,
      goToJail,
      risk: rest,
    },
    jail: { ...rollOut, bail: 50, lastBail: 50, attempts: 3, bailInLastTurn: false },
    thirdDie: null,
    unowned: offerForSale,
    declined: auctionToAll,
    ownDeed: () => {},
    eliminate: resign,
    rentThrow: throwForRent,
    drawCard: drawHereAndCarryOut,
    buildsEvenly: true,
    buildsAnyTime: false,
    groupRent: 'always',
    rentOnDemand: true,
    finiteBank: false,
    outAtZero: false,
    feesToPot: false,
    freshUtilityThrow: false,
    shortfall: openDebt,
    liquidate: sellBuildings,
    estate: estateToHeir,
    resign,
    seatLeft: endBySeats,
    turnEnded: endByTime,
    wealth: wealthByPrices,
    open: firstTurn,
    rules: Object.fromEntries(SLOTS.map((slot) => [slot, `T-${slot}`])),
    ...policies,
  })
}
