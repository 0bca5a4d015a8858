import type { Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { BROWN, built, CHANCE, COMMUNITY, communityCard, DARK_BLUE, LIGHT_BLUE, PINK, RED } from './table.ts'

/**
 * A position with a name: how it comes about, the legal actions of each seat in their order, and how many ways lead on.
 */
export interface NamedPosition {
  readonly name: string
  readonly scene: Scene
  readonly play?: (t: Table) => void
  readonly legal: readonly (readonly string[])[]
  /** Ways to go on for 1, 2, … actions of anybody, over all outcomes of chance. */
  readonly counts: readonly number[]
}

export const positions: readonly NamedPosition[] = [
  {
    name: 'two players, nothing owned',
    scene: { seats: 2, starts: 0 },
    legal: [['throw', 'offer'], ['offer']],
    // 36 throws; one of them meets 16 community cards, six meet 16 chance cards: 29 + 16 + 6 × 16.
    counts: [141, 1880, 16162],
  },
  {
    name: 'on an unsold street after doubles',
    scene: { seats: 2, starts: 0 },
    play: (t) => t.throws(0, [3, 3]),
    legal: [['buy', 'decline', 'offer'], ['offer']],
    // 2: after buying, a throw (34 and two to 16 cards) or a mortgage; after declining, two seats that bid high, low or
    // pass.
    counts: [2, 73, 501],
  },
  {
    name: 'three bid for Turmstraße',
    scene: { seats: 3, starts: 0, cash: { 2: 55 } },
    play(t) {
      t.throws(0, [1, 2])
      t.do(0, 'decline')
      t.do(1, 'bid', 50)
    },
    legal: [['bid 51–1500', 'pass'], [], ['bid 51–55', 'pass']],
    // Two seats that bid high, low or pass.
    counts: [6, 26, 224],
  },
  {
    name: 'three demands after two doubles',
    scene: {
      seats: 3,
      starts: 0,
      own: { 1: ['Elektrizitätswerk'], 2: ['Chausseestraße', 'Westbahnhof'] },
    },
    play(t) {
      t.throws(0, [3, 3])
      t.throws(0, [3, 3])
      t.throws(0, [1, 2])
    },
    legal: [
      ['endTurn', 'offer'],
      ['demand Elektrizitätswerk from 0', 'waive Elektrizitätswerk from 0', 'mortgage Elektrizitätswerk', 'offer'],
      [
        'demand Chausseestraße from 0',
        'demand Westbahnhof from 0',
        'waive Chausseestraße from 0',
        'waive Westbahnhof from 0',
        'mortgage Chausseestraße',
        'mortgage Westbahnhof',
        'offer',
      ],
    ],
    counts: [10, 228, 5716],
  },
  {
    name: 'in jail, first turn, with a jail card',
    scene: { seats: 2, starts: 0, jail: { 0: 0 }, jailCards: { [CHANCE]: 0 } },
    legal: [['throw', 'payBail', 'playJailCard', 'offer'], ['offer']],
    // 30 throws that fail, 5 doubles, and one that meets the 15 chance cards left: 50, and the bail and the card.
    counts: [52, 342, 6536],
  },
  {
    name: 'in jail, third turn, with a jail card',
    scene: { seats: 2, starts: 0, jail: { 0: 2 }, jailCards: { [COMMUNITY]: 0 } },
    legal: [['throw', 'playJailCard', 'offer'], ['offer']],
    // 24 throws and six that meet the 15 community cards left, 5 doubles and one that meets 16 chance cards; the card.
    counts: [136, 304, 15004],
  },
  {
    name: 'groups to build on and to sell, between two turns',
    scene: {
      seats: 2,
      starts: 0,
      own: { 0: [...BROWN, 'Südbahnhof', 'Wasserwerk'], 1: PINK },
      level: { Badstraße: 4, Turmstraße: 4, Seestraße: 2, Hafenstraße: 1, 'Neue Straße': 1 },
      mortgaged: ['Wasserwerk'],
    },
    legal: [
      [
        'throw',
        'build Badstraße',
        'build Turmstraße',
        'sell Badstraße',
        'sell Turmstraße',
        'mortgage Südbahnhof',
        'lift Wasserwerk',
        'offer',
      ],
      ['build Hafenstraße', 'build Neue Straße', 'sell Seestraße', 'offer'],
    ],
    counts: [150, 4208],
  },
  {
    name: 'the last house is ordered and wanted by another',
    scene: {
      seats: 3,
      starts: 0,
      own: { 0: PINK, 1: DARK_BLUE, 2: [...BROWN, ...LIGHT_BLUE, ...RED] },
      level: { ...built(4, ...BROWN, ...LIGHT_BLUE), Theaterstraße: 4, Museumstraße: 4, Opernplatz: 3 },
      cash: { 2: 0 },
    },
    play: (t) => t.do(0, 'build', 'Seestraße'),
    legal: [[], ['want', 'leaveIt'], []],
    // 2: an auction of two (6); or the order is carried out: 141 throws, 8 sales, 2 mortgages.
    counts: [2, 157, 4939, 135257],
  },
  {
    name: 'a debt that buildings and mortgages can pay',
    scene: {
      seats: 2,
      starts: 0,
      place: { 0: 36 },
      own: { 0: [...BROWN, 'Südbahnhof'], 1: ['Schlossallee'] },
      level: built(1, ...BROWN),
      cash: { 0: 0 },
    },
    play(t) {
      t.throws(0, [1, 2])
      t.do(1, 'demand', 'Schlossallee')
    },
    legal: [
      ['sell Badstraße', 'sell Turmstraße', 'mortgage Südbahnhof', 'offer'],
      ['mortgage Schlossallee', 'offer'],
    ],
    // 2: 3 after each sale, 6 after the mortgage that pays, 4 after that of the creditor.
    counts: [4, 16, 206],
  },
  {
    name: 'a debt that breaks the debtor, and then the creditor',
    scene: {
      seats: 4,
      starts: 0,
      place: { 0: 30 },
      own: { 1: ['Südbahnhof'] },
      mortgaged: ['Südbahnhof'],
      cash: { 0: 0, 1: 9 },
    },
    play(t) {
      t.cards(COMMUNITY, communityCard.receive10Each)
      t.throws(0, [1, 2])
    },
    legal: [['offer'], ['offer', 'bankrupt'], ['offer'], ['offer']],
    // The debtor breaks, the creditor breaks on the 10 %, two bid for the estate.
    counts: [1, 1, 6, 294],
  },
  {
    name: 'an offer and its counter-offer',
    scene: { seats: 3, starts: 0, own: { 0: ['Südbahnhof'], 1: ['Westbahnhof'] } },
    play(t) {
      t.do(1, 'offer', { to: 0, give: { deeds: ['Westbahnhof'] }, get: { cash: 300 } })
      t.do(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: { deeds: ['Westbahnhof'] }, counters: 1 })
    },
    legal: [
      ['throw', 'mortgage Südbahnhof', 'offer', 'withdraw offer of 0'],
      ['mortgage Westbahnhof', 'offer', 'accept offer of 0', 'refuse offer of 0'],
      ['offer'],
    ],
    counts: [146, 3302, 51552],
  },
  {
    name: 'the estate of a bankrupt, two deeds to auction',
    scene: {
      seats: 3,
      starts: 0,
      place: { 0: 1 },
      own: { 0: ['Badstraße', 'Südbahnhof'] },
      mortgaged: ['Badstraße', 'Südbahnhof'],
      cash: { 0: 1, 1: 3, 2: 2 },
    },
    play(t) {
      t.throws(0, [1, 2])
      t.do(0, 'bankrupt')
    },
    legal: [[], ['bid 1–3', 'pass'], ['bid 1–2', 'pass']],
    counts: [6, 17, 492],
  },
]
