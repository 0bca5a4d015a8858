import { inBoardOrder, type Printed, type PrintedCard, type PrintedDeed } from '../printed.ts'

/** What a title deed of E-1.2 prints: space, group, price, apartment, commission, sale of plot and apartment; rents. */
type CityRow = readonly [
  space: number,
  group: string,
  price: number,
  house: number,
  commission: number,
  sale: number,
  houseSale: number,
  rents: readonly number[],
]

const cities: readonly CityRow[] = [
  [1, 'metropolises', 1600, 480, 240, 800, 240, [50, 260, 640, 1680, 2080, 2560, 3680, 4160, 4640, 6400]],
  [2, 'metropolises', 1600, 480, 240, 800, 240, [50, 260, 640, 1680, 2080, 2560, 3680, 4160, 4640, 6400]],
  [4, 'metropolises', 1800, 480, 270, 900, 240, [50, 290, 720, 1890, 2340, 2880, 4140, 4680, 5220, 7200]],
  [6, 'centre', 1440, 440, 220, 720, 220, [40, 230, 580, 1510, 1870, 2300, 3310, 3740, 4180, 5760]],
  [8, 'centre', 1440, 440, 220, 720, 220, [40, 230, 580, 1510, 1870, 2300, 3310, 3740, 4180, 5760]],
  [9, 'centre', 1600, 440, 240, 800, 220, [50, 260, 640, 1680, 2080, 2560, 3680, 4160, 4640, 6400]],
  [11, 'benelux', 1300, 400, 200, 650, 200, [40, 210, 520, 1370, 1690, 2080, 2990, 3380, 3770, 5200]],
  [12, 'benelux', 1300, 400, 200, 650, 200, [40, 210, 520, 1370, 1690, 2080, 2990, 3380, 3770, 5200]],
  [14, 'benelux', 1400, 400, 210, 700, 200, [40, 220, 560, 1470, 1820, 2240, 3220, 3640, 4060, 5600]],
  [16, 'north', 1200, 360, 180, 600, 180, [40, 190, 480, 1260, 1560, 1920, 2760, 3120, 3480, 4800]],
  [18, 'north', 1200, 360, 180, 600, 180, [40, 190, 480, 1260, 1560, 1920, 2760, 3120, 3480, 4800]],
  [19, 'north', 1300, 360, 200, 650, 180, [40, 210, 520, 1370, 1690, 2080, 2990, 3380, 3770, 5200]],
  [21, 'visegrád', 1100, 340, 170, 550, 170, [30, 180, 440, 1160, 1430, 1760, 2530, 2860, 3190, 4400]],
  [22, 'visegrád', 1100, 340, 170, 550, 170, [30, 180, 440, 1160, 1430, 1760, 2530, 2860, 3190, 4400]],
  [24, 'visegrád', 1200, 340, 180, 600, 170, [40, 190, 480, 1260, 1560, 1920, 2760, 3120, 3480, 4800]],
  [26, 'south', 1000, 300, 150, 500, 150, [30, 160, 400, 1050, 1300, 1600, 2300, 2600, 2900, 4000]],
  [28, 'south', 1000, 300, 150, 500, 150, [30, 160, 400, 1050, 1300, 1600, 2300, 2600, 2900, 4000]],
  [29, 'south', 1100, 300, 170, 550, 150, [30, 180, 440, 1160, 1430, 1760, 2530, 2860, 3190, 4400]],
  [31, 'balkans', 900, 280, 140, 450, 140, [30, 140, 360, 950, 1170, 1440, 2070, 2340, 2610, 3600]],
  [32, 'balkans', 900, 280, 140, 450, 140, [30, 140, 360, 950, 1170, 1440, 2070, 2340, 2610, 3600]],
  [34, 'balkans', 1000, 280, 150, 500, 140, [30, 160, 400, 1050, 1300, 1600, 2300, 2600, 2900, 4000]],
  [36, 'baltic', 800, 240, 120, 400, 120, [20, 130, 320, 840, 1040, 1280, 1840, 2080, 2320, 3200]],
  [38, 'baltic', 800, 240, 120, 400, 120, [20, 130, 320, 840, 1040, 1280, 1840, 2080, 2320, 3200]],
  [39, 'baltic', 900, 240, 140, 450, 120, [30, 140, 360, 950, 1170, 1440, 2070, 2340, 2610, 3600]],
]

/** E-7.1: six cards are there twice. */
const events: readonly PrintedCard[] = [
  ['again'],
  ['again'],
  ['sit out'],
  ['sit out'],
  ['opposite'],
  ['opposite'],
  ['get', 200],
  ['get', 200],
  ['pay', 100],
  ['pay', 100],
  ['pay', 200],
  ['pay', 200],
  ['to', 0],
  ['to', 20],
  ['to', 26],
  ['to', 4],
  ['station', 1],
  ['back', 3],
  ['get', 500],
  ['get', 300],
  ['pay', 400],
  ['repairs', 20, 20],
  ['get from each', 50],
  ['pay each', 50],
]

function city([space, group, price, house, commission, sale, houseSale, rents]: CityRow): PrintedDeed {
  return { space, kind: 'street', group, price, mortgage: 0, house, commission, sale, houseSale, rents }
}

/** E-6.2, E-6.3. */
function other(kind: 'station' | 'utility', price: number, sale: number, rents: readonly number[]) {
  return (space: number): PrintedDeed => ({
    space,
    kind,
    group: kind,
    price,
    mortgage: 0,
    sale,
    house: 0,
    houseSale: 0,
    commission: 0,
    rents,
  })
}

export const euronopoly: Printed = {
  startCash: 3000,
  bank: null,
  salaryPass: 1000,
  salaryLand: 1200,
  speedBonus: 0,
  usual: {},
  deeds: inBoardOrder([
    ...cities.map(city),
    ...[5, 15, 25, 35].map(other('station', 1000, 500, [150, 300, 450, 600])),
    ...[3, 13, 23, 33].map(other('utility', 1400, 700, [50, 100, 150, 200])),
  ]),
  taxes: {},
  decks: [events],
  jails: [10, 30],
  sameDoubles: true,
  bails: [600, 400, 200],
  lastBail: 0,
  groupRent: 'never',
  freshThrow: false,
  onDemand: false,
  rentInJail: false,
  fees: 'bank',
  protection: false,
  dividends: false,
  risk: 20,
  building: 'ladder',
  groupHouse: 1,
  stock: null,
  wealth: 'sale values',
}
