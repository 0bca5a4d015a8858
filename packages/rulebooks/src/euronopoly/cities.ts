import type { DeedDef } from '@hausregeln/engine/kit/definition.ts'
import { bookText } from '../own.ts'

type City = Omit<DeedDef, 'kind' | 'group'>

/**
 * What a city's deed prints: price, price of an apartment, rents with 0 to 9, commission, sale values of plot and
 * apartment.
 */
function city(
  key: string,
  price: number,
  house: number,
  rents: readonly number[],
  commission: number,
  sale: number,
  houseSale: number,
): City {
  return { name: bookText('euronopoly', `space-${key}`), price, house, rents, commission, sale, houseSale }
}

/** E-1.2: the cities by group, in board order. The figures are found by simulation: CALIBRATION.md. */
export const cities = {
  capitals: [
    city('rome', 1600, 480, [50, 260, 640, 1680, 2080, 2560, 3680, 4160, 4640, 6400], 240, 800, 240),
    city('london', 1600, 480, [50, 260, 640, 1680, 2080, 2560, 3680, 4160, 4640, 6400], 240, 800, 240),
    city('paris', 1800, 480, [50, 290, 720, 1890, 2340, 2880, 4140, 4680, 5220, 7200], 270, 900, 240),
  ],
  centre: [
    city('bern', 1440, 440, [40, 230, 580, 1510, 1870, 2300, 3310, 3740, 4180, 5760], 220, 720, 220),
    city('vienna', 1440, 440, [40, 230, 580, 1510, 1870, 2300, 3310, 3740, 4180, 5760], 220, 720, 220),
    city('berlin', 1600, 440, [50, 260, 640, 1680, 2080, 2560, 3680, 4160, 4640, 6400], 240, 800, 220),
  ],
  benelux: [
    city('brussels', 1300, 400, [40, 210, 520, 1370, 1690, 2080, 2990, 3380, 3770, 5200], 200, 650, 200),
    city('amsterdam', 1300, 400, [40, 210, 520, 1370, 1690, 2080, 2990, 3380, 3770, 5200], 200, 650, 200),
    city('luxembourg', 1400, 400, [40, 220, 560, 1470, 1820, 2240, 3220, 3640, 4060, 5600], 210, 700, 200),
  ],
  north: [
    city('helsinki', 1200, 360, [40, 190, 480, 1260, 1560, 1920, 2760, 3120, 3480, 4800], 180, 600, 180),
    city('copenhagen', 1200, 360, [40, 190, 480, 1260, 1560, 1920, 2760, 3120, 3480, 4800], 180, 600, 180),
    city('stockholm', 1300, 360, [40, 210, 520, 1370, 1690, 2080, 2990, 3380, 3770, 5200], 200, 650, 180),
  ],
  visegrad: [
    city('warsaw', 1100, 340, [30, 180, 440, 1160, 1430, 1760, 2530, 2860, 3190, 4400], 170, 550, 170),
    city('prague', 1100, 340, [30, 180, 440, 1160, 1430, 1760, 2530, 2860, 3190, 4400], 170, 550, 170),
    city('budapest', 1200, 340, [40, 190, 480, 1260, 1560, 1920, 2760, 3120, 3480, 4800], 180, 600, 170),
  ],
  south: [
    city('athens', 1000, 300, [30, 160, 400, 1050, 1300, 1600, 2300, 2600, 2900, 4000], 150, 500, 150),
    city('lisbon', 1000, 300, [30, 160, 400, 1050, 1300, 1600, 2300, 2600, 2900, 4000], 150, 500, 150),
    city('madrid', 1100, 300, [30, 180, 440, 1160, 1430, 1760, 2530, 2860, 3190, 4400], 170, 550, 150),
  ],
  balkans: [
    city('sofia', 900, 280, [30, 140, 360, 950, 1170, 1440, 2070, 2340, 2610, 3600], 140, 450, 140),
    city('bucharest', 900, 280, [30, 140, 360, 950, 1170, 1440, 2070, 2340, 2610, 3600], 140, 450, 140),
    city('belgrade', 1000, 280, [30, 160, 400, 1050, 1300, 1600, 2300, 2600, 2900, 4000], 150, 500, 140),
  ],
  baltic: [
    city('tallinn', 800, 240, [20, 130, 320, 840, 1040, 1280, 1840, 2080, 2320, 3200], 120, 400, 120),
    city('riga', 800, 240, [20, 130, 320, 840, 1040, 1280, 1840, 2080, 2320, 3200], 120, 400, 120),
    city('vilnius', 900, 240, [30, 140, 360, 950, 1170, 1440, 2070, 2340, 2610, 3600], 140, 450, 120),
  ],
} as const satisfies Readonly<Record<string, readonly City[]>>

/** E-6.2: a customs station, with its rents by the number owned. */
export const customs = { price: 1000, sale: 500, rents: [150, 300, 450, 600] }

/** E-6.3: a radar trap, with its factors by the number owned. */
export const radar = { price: 1400, sale: 700, rents: [50, 100, 150, 200] }
