import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { tableOf, withTable } from './sfnt.ts'

/** The letters of the west, of all widths and weights. */
const WHOLE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2'
/** Those of others who write with Latin letters, and signs of money. */
const OTHERS = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wdth-normal.woff2'

/** A file that is made here. */
interface Cut {
  /** What it is cut from; without it: from the letters of the west. */
  readonly from?: string
  readonly letters: Letters
  /** What of the typeface can be set with it; the page has nothing lighter than what is read. */
  readonly variationAxes: {
    readonly [Axis in 'wght' | 'wdth']: number | { readonly min: number; readonly max: number }
  }
  /** The weight whose distances between pairs of letters hold for all of them; without one there are no such distances. */
  readonly kerned?: number
}

type Letters = readonly (readonly [from: number, to: number])[]

/** The page sets figures of one width, and nothing in old style figures, fractions or heights. */
const FEATURES = ['locl', 'ccmp', 'tnum']

/** What German, English and French are written with, as `unicode-range` says it in `type.css`. */
const SPOKEN: Letters = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa5, 0xa5],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb3],
  [0xb7, 0xb7],
  [0xbb, 0xbe],
  [0xc0, 0xc0],
  [0xc2, 0xc2],
  [0xc4, 0xc4],
  [0xc6, 0xcb],
  [0xce, 0xcf],
  [0xd4, 0xd4],
  [0xd6, 0xd7],
  [0xd9, 0xd9],
  [0xdb, 0xdc],
  [0xdf, 0xe0],
  [0xe2, 0xe2],
  [0xe4, 0xe4],
  [0xe6, 0xeb],
  [0xee, 0xef],
  [0xf4, 0xf4],
  [0xf6, 0xf7],
  [0xf9, 0xf9],
  [0xfb, 0xfc],
  [0xff, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x2009],
  [0x2011, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
]

/**
 * What names of their neighbours have beside that: a file of its own, which comes when somebody's name or a city of
 * somebody's own board has them. Other letters of the west come with the whole file.
 */
const NEIGHBOURS: Letters = [
  [0xa1, 0xa1],
  [0xbf, 0xbf],
  [0xc1, 0xc1],
  [0xc3, 0xc3],
  [0xc5, 0xc5],
  [0xcc, 0xcd],
  [0xd1, 0xd3],
  [0xd5, 0xd5],
  [0xd8, 0xd8],
  [0xda, 0xda],
  [0xe1, 0xe1],
  [0xe3, 0xe3],
  [0xe5, 0xe5],
  [0xec, 0xed],
  [0xf1, 0xf3],
  [0xf5, 0xf5],
  [0xf8, 0xf8],
  [0xfa, 0xfa],
]

/** The sign of the stadium's money: the file that has it is large, and few systems are sure to have it. */
const WON: Letters = [[0x20a9, 0x20a9]]

const WIDE = { wght: { min: 400, max: 800 }, wdth: 100 }
/** Small print has one weight: all that it needs made it twice as large. */
const NARROW = { wght: 640, wdth: 78 }

/**
 * The files, by the names that styles call them. Two cuts of one width each are smaller than one of all widths. Only
 * small print is narrow, mostly wide-spaced: its pairs of letters need no distances of their own, which would double it.
 */
const CUTS: Readonly<Record<string, Cut>> = {
  'letters.woff2': { letters: SPOKEN, variationAxes: WIDE, kerned: 600 },
  'narrow.woff2': { letters: SPOKEN, variationAxes: NARROW },
  'neighbours.woff2': { letters: NEIGHBOURS, variationAxes: WIDE },
  'narrow-neighbours.woff2': { letters: NEIGHBOURS, variationAxes: NARROW },
  'won.woff2': { from: OTHERS, letters: WON, variationAxes: { wght: 600, wdth: 100 } },
}

/** Makes the type that the page loads: the letters and the widths that it needs. */
export function letters(): Plugin {
  return {
    name: 'letters',
    async config({ root = process.cwd() }) {
      const folder = join(root, 'node_modules/.cache/letters')
      const cuts = Object.entries(CUTS).map(async ([name, cut]) => [name, await made(folder, name, cut)] as const)
      return { resolve: { alias: Object.fromEntries(await Promise.all(cuts)) } }
    },
  }
}

/** The address of a file, made again where it or what it is made of has changed. */
async function made(folder: string, name: string, cut: Cut): Promise<string> {
  const whole = readFileSync(new URL(import.meta.resolve(cut.from ?? WHOLE)))
  const mark = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([cut, FEATURES]))
    .digest('hex')
    .slice(0, 12)
  const path = join(folder, name.replace('.', `-${mark}.`))
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, await cutOf(whole, cut))
  }
  return path
}

async function cutOf(whole: Buffer, { letters, variationAxes, kerned }: Cut): Promise<Buffer> {
  const text = letters
    .map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, more) => from + more)))
    .join('')
  if (kerned === undefined)
    return subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes })
  // Distances that vary with the weight are as large as all the rest: those of one weight do for all.
  const keepFeatures = [...FEATURES, 'kern']
  const still = { ...variationAxes, wght: kerned }
  const plain = await subsetFont(whole, text, { targetFormat: 'truetype', keepFeatures: FEATURES, variationAxes })
  const pairs = await subsetFont(whole, text, { targetFormat: 'truetype', keepFeatures, variationAxes: still })
  const both = withTable(plain, 'GPOS', tableOf(pairs, 'GPOS'))
  return subsetFont(both, text, { targetFormat: 'woff2', keepFeatures })
}
