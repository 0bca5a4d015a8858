import type { OptionDef, Words } from '@hausregeln/engine/core/book.ts'
import type { PolicyValues } from '@hausregeln/engine/core/policy.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { defineBook } from '@hausregeln/engine/kit/book/define.ts'
import { wordsOf } from '@hausregeln/engine/kit/book/lexicon.ts'
import type { BookDef, Rulebook } from '@hausregeln/engine/kit/book/rulebook.ts'
import type { BoardDef, CardDef, DeedDef, SpaceDef } from '@hausregeln/engine/kit/definition.ts'
import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { adjustments, mortgageAdjustment } from '../adjust/rules/chapter.ts'
import { auctionOpen } from '../auction-open/rules/chapter.ts'
import { auctionSealed } from '../auction-sealed/rules/chapter.ts'
import { bankDebt } from '../bank-debt/rules/chapter.ts'
import { building } from '../building/rules/chapter.ts'
import { cards } from '../cards/rules/chapter.ts'
import { ending } from '../ending/rules/chapter.ts'
import { estate } from '../estate/rules/chapter.ts'
import { jailRoll } from '../jail-roll/rules/chapter.ts'
import { landing } from '../landing/rules/chapter.ts'
import { mortgage } from '../mortgage/rules/chapter.ts'
import { purchase } from '../purchase/rules/chapter.ts'
import { rent } from '../rent/rules/chapter.ts'
import { settle } from '../settle/rules/chapter.ts'
import { shortage } from '../shortage/rules/chapter.ts'
import { speedDie } from '../speed-die/rules/chapter.ts'
import { trade } from '../trade/rules/chapter.ts'
import { turn } from '../turn/rules/chapter.ts'

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

const textsOf = ({ slots }: Words): Readonly<Record<string, RuleText>> =>
  Object.fromEntries(slots.map((slot) => [`T-${slot}`, { title: same(slot), source: same(slot) }]))

const optionsOf = ({ options }: Words): readonly OptionDef[] =>
  options.map((id) => ({ id, name: same(id), rule: 'T-material', min: 0, max: 1, default: 0 }))

/** Every slot has a paragraph of its own: `T-slot`. */
const paragraphsOf = ({ slots }: Words) => Object.fromEntries(slots.map((slot) => [`T-${slot}`, [slot]]))

/** What the tiny book is played by. */
export const tinyChapters: readonly Chapter[] = [
  turn,
  landing,
  purchase,
  auctionOpen,
  rent,
  cards,
  building,
  mortgage,
  jailRoll,
  trade,
  settle,
  shortage,
  bankDebt,
  estate,
  ending,
  speedDie,
  auctionSealed,
  adjustments,
  mortgageAdjustment,
]

/** The tiny board with three more spaces at its end: as far as a throw of three dice leads. */
export const longerBoard: BoardDef = {
  ...board,
  spaces: [...spaces, ...[1, 2, 3].map(() => ({ kind: 'parking', name: same('parking') }) as const)],
}

/** What a test may have otherwise: parts of the definition, and rules that no chapter offers. */
export interface TinyChanges extends Partial<BookDef> {
  /** What is put in the place of what is chosen. */
  readonly rules?: Partial<PolicyValues>
}

/**
 * A rulebook of twelve spaces for the tests of chapters: rule `T-slot` for every slot, no first throw (seat 0 begins).
 * Deeds: 0 red 1 (space 1), 1 red 2 (3), 2 station (5), 3 blue 1 (7), 4 utility (9), 5 blue 2 (11).
 * Cards of deck 0: 0 to jail, 1 pay each 50, 2 receive 50 from each, 3 jail card.
 */
export function tinyBook({ rules, choose, numbers, ...changes }: TinyChanges = {}): Rulebook {
  const words = wordsOf(changes.chapters ?? tinyChapters)
  const rulebook = defineBook({
    id: 'tiny',
    version: 1,
    title: same('Tiny'),
    board,
    ruleTexts: textsOf(words),
    options: optionsOf(words),
    chapters: tinyChapters,
    choose: {
      open: 'firstSeat',
      thirdDie: 'nothing',
      unowned: 'offerForSale',
      declined: 'auctionToAll',
      onParking: 'winPot',
      rentOnDemand: 'onDemand',
      groupRent: 'always',
      bailInLastTurn: 'refused',
      buildsAnyTime: 'ownTurn',
      shortfall: 'settle',
      resign: 'bankrupt',
      eliminate: 'bankrupt',
      liquidate: 'sellBuildings',
      estate: 'toHeir',
      estateAuction: 'auctionToAll',
      turnEnded: 'byTime',
      wealth: 'byPrices',
      ...choose,
    },
    numbers: {
      minSeats: 2,
      maxSeats: 8,
      startCash: 500,
      houses: 8,
      hotels: 2,
      salaryPass: 20,
      salaryLand: 20,
      attempts: 3,
      bail: 50,
      lastBail: 50,
      startBonus: 0,
      ...numbers,
    },
    paragraphs: paragraphsOf(words),
    ...changes,
  })
  const { book } = rulebook
  return rules === undefined ? rulebook : { ...rulebook, book: { ...book, policies: { ...book.policies, ...rules } } }
}
