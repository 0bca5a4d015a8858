import { adjustments } from '@hausregeln/chapters/adjust/rules/chapter.ts'
import { cards } from '@hausregeln/chapters/cards/rules/chapter.ts'
import { ending } from '@hausregeln/chapters/ending/rules/chapter.ts'
import { finiteBank } from '@hausregeln/chapters/finite-bank/rules/chapter.ts'
import { jailSit } from '@hausregeln/chapters/jail-sit/rules/chapter.ts'
import { landing } from '@hausregeln/chapters/landing/rules/chapter.ts'
import { ownSpace } from '@hausregeln/chapters/own-space/rules/chapter.ts'
import { partial } from '@hausregeln/chapters/partial/rules/chapter.ts'
import { purchase } from '@hausregeln/chapters/purchase/rules/chapter.ts'
import { rent } from '@hausregeln/chapters/rent/rules/chapter.ts'
import { turn } from '@hausregeln/chapters/turn/rules/chapter.ts'
import { defineOnDemand, type Rulebook } from '@hausregeln/engine'
import { bookText } from '../own.ts'
import { board } from './board.ts'
import { options } from './options.ts'
import { ruleTexts } from './rules.ts'

/** The simplified rules, chapter by chapter. */
export const simplified: Rulebook = defineOnDemand({
  id: 'simplified',
  version: 2,
  formerVersions: [1],
  title: bookText('simplified', 'title'),
  board,
  ruleTexts,
  options,

  chapters: [turn, landing, purchase, rent, ownSpace, cards, jailSit, partial, finiteBank, ending, adjustments],

  choose: {
    open: 'firstSeat',
    unowned: 'offerForSale',
    declined: 'staysWithBank',
    rentOnDemand: 'atOnce',
    groupRent: 'never',
    onCards: 'byOption',
    onParking: 'winPot',
    feesToPot: 'toPot',
    outAtZero: 'isOut',
    estate: 'isFree',
    turnEnded: 'byBank',
    wealth: 'byHalfPrices',
  },

  /** V-6.4: houses and hotels never run out; V-2.1: what the bank has before it pays the players out. */
  numbers: {
    minSeats: 2,
    maxSeats: 6,
    startCash: 30_000,
    bankCash: 200_000,
    salaryPass: 4000,
    salaryLand: 6000,
    attempts: 3,
  },

  paragraphs: {
    'V-1.1': ['turnOrder', 'endTurn'],
    'V-2.1': ['material'],
    'V-2.2': ['partial'],
    'V-2.3': ['eliminated'],
    'V-2.4': ['resign'],
    'V-3.1': ['timeLimit'],
    'V-3.2': ['lastPlayer', 'bankBroke', 'shortGame'],
    'V-4.1': ['board'],
    'V-5.1': ['throw', 'move'],
    'V-5.2': ['doubles', 'thirdDoubles'],
    'V-6.1': ['salary', 'salaryLand'],
    'V-6.2': ['purchase', 'declined', 'ownership'],
    'V-6.3': ['ownSell', 'sellBuilding'],
    'V-6.4': ['ownBuild', 'build', 'buildHotel'],
    'V-6.5': ['rentDemand', 'rentLapse', 'rentAmount', 'rentMortgaged'],
    'V-6.6': ['rentStation', 'rentUtility'],
    'V-6.7': ['cards', 'jailVisit'],
    'V-6.8': ['tax', 'parking', 'pot'],
    'V-6.9': ['goToJail', 'jailSit'],
  },
})
