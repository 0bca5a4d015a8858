import type { DeedDef } from '@hausregeln/engine/kit/definition.ts'

type City = Omit<DeedDef, 'kind' | 'group'>

/** What a city's deed prints: price, price of an apartment, rents with 0 to 9, commission, sale values of plot and apartment. */
function city(
  de: string,
  en: string,
  price: number,
  house: number,
  rents: readonly number[],
  commission: number,
  sale: number,
  houseSale: number,
): City {
  return { name: { de, en }, price, house, rents, commission, sale, houseSale }
}

/** E-1.2: the cities by group, in board order. The figures are found by simulation: docs/CALIBRATION-EURONOPOLY.md. */
export const cities = {
  baltic: [
    city('Tallinn', 'Tallinn', 200, 60, [20, 80, 140, 240, 300, 360, 480, 540, 600, 800], 30, 100, 30),
    city('Riga', 'Riga', 200, 60, [20, 80, 140, 240, 300, 360, 480, 540, 600, 800], 30, 100, 30),
    city('Wilna', 'Vilnius', 240, 60, [20, 100, 170, 290, 360, 430, 580, 650, 720, 960], 40, 120, 30),
  ],
  balkans: [
    city('Sofia', 'Sofia', 300, 80, [30, 120, 210, 360, 450, 540, 720, 810, 900, 1200], 40, 150, 40),
    city('Bukarest', 'Bucharest', 300, 80, [30, 120, 210, 360, 450, 540, 720, 810, 900, 1200], 40, 150, 40),
    city('Belgrad', 'Belgrade', 340, 80, [30, 140, 240, 410, 510, 610, 820, 920, 1020, 1360], 50, 170, 40),
  ],
  south: [
    city('Athen', 'Athens', 400, 100, [40, 160, 280, 480, 600, 720, 960, 1080, 1200, 1600], 60, 200, 50),
    city('Lissabon', 'Lisbon', 400, 100, [40, 160, 280, 480, 600, 720, 960, 1080, 1200, 1600], 60, 200, 50),
    city('Madrid', 'Madrid', 440, 100, [40, 180, 310, 530, 660, 790, 1060, 1190, 1320, 1760], 70, 220, 50),
  ],
  visegrad: [
    city('Warschau', 'Warsaw', 500, 120, [50, 200, 350, 600, 750, 900, 1200, 1350, 1500, 2000], 80, 250, 60),
    city('Prag', 'Prague', 500, 120, [50, 200, 350, 600, 750, 900, 1200, 1350, 1500, 2000], 80, 250, 60),
    city('Budapest', 'Budapest', 540, 120, [50, 220, 380, 650, 810, 970, 1300, 1460, 1620, 2160], 80, 270, 60),
  ],
  north: [
    city('Helsinki', 'Helsinki', 600, 140, [60, 240, 420, 720, 900, 1080, 1440, 1620, 1800, 2400], 90, 300, 70),
    city('Kopenhagen', 'Copenhagen', 600, 140, [60, 240, 420, 720, 900, 1080, 1440, 1620, 1800, 2400], 90, 300, 70),
    city('Stockholm', 'Stockholm', 640, 140, [60, 260, 450, 770, 960, 1150, 1540, 1730, 1920, 2560], 100, 320, 70),
  ],
  benelux: [
    city('Brüssel', 'Brussels', 700, 160, [70, 280, 490, 840, 1050, 1260, 1680, 1890, 2100, 2800], 100, 350, 80),
    city('Amsterdam', 'Amsterdam', 700, 160, [70, 280, 490, 840, 1050, 1260, 1680, 1890, 2100, 2800], 100, 350, 80),
    city('Luxemburg', 'Luxembourg', 740, 160, [70, 300, 520, 890, 1110, 1330, 1780, 2000, 2220, 2960], 110, 370, 80),
  ],
  centre: [
    city('Bern', 'Bern', 800, 180, [80, 320, 560, 960, 1200, 1440, 1920, 2160, 2400, 3200], 120, 400, 90),
    city('Wien', 'Vienna', 800, 180, [80, 320, 560, 960, 1200, 1440, 1920, 2160, 2400, 3200], 120, 400, 90),
    city('Berlin', 'Berlin', 840, 180, [80, 340, 590, 1010, 1260, 1510, 2020, 2270, 2520, 3360], 130, 420, 90),
  ],
  capitals: [
    city('Rom', 'Rome', 900, 200, [90, 360, 630, 1080, 1350, 1620, 2160, 2430, 2700, 3600], 140, 450, 100),
    city('London', 'London', 900, 200, [90, 360, 630, 1080, 1350, 1620, 2160, 2430, 2700, 3600], 140, 450, 100),
    city('Paris', 'Paris', 1000, 200, [100, 400, 700, 1200, 1500, 1800, 2400, 2700, 3000, 4000], 150, 500, 100),
  ],
} as const satisfies Readonly<Record<string, readonly City[]>>

/** E-6.2: a customs station, with its rents by the number owned. */
export const customs = { price: 500, sale: 250, rents: [100, 200, 300, 400] }

/** E-6.3: a radar trap, with its factors by the number owned. */
export const radar = { price: 900, sale: 450, rents: [50, 100, 150, 200] }
