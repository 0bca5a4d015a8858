import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The letters of the west, of all widths and weights. */
const WHOLE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2'

/** A file that is made here. */
interface Cut {
  /** What of the typeface can be set with it; the page has nothing lighter than what is read. */
  readonly variationAxes: { readonly wght: { readonly min: number; readonly max: number }; readonly wdth: number }
  /** The page sets figures of one width, and nothing in old style figures, fractions or heights. */
  readonly keepFeatures: readonly string[]
}

/**
 * The files, by the names that styles call them. Two cuts of one width each are smaller than one of all widths. Only
 * small print is narrow, mostly wide-spaced: its pairs of letters need no distances of their own, which would double it.
 */
const CUTS: Readonly<Record<string, Cut>> = {
  'letters.woff2': {
    variationAxes: { wght: { min: 400, max: 800 }, wdth: 100 },
    keepFeatures: ['kern', 'locl', 'ccmp', 'tnum'],
  },
  'narrow.woff2': {
    variationAxes: { wght: { min: 500, max: 750 }, wdth: 78 },
    keepFeatures: ['locl', 'ccmp', 'tnum'],
  },
}

/**
 * What the page's languages and their neighbours are written with, as `unicode-range` says it in `type.css`: other
 * letters of the west come with the whole file, when somebody's name has them.
 */
export const LETTERS: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa3, 0xa3],
  [0xa5, 0xa5],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb3],
  [0xb7, 0xb7],
  [0xbb, 0xcf],
  [0xd1, 0xdc],
  [0xdf, 0xef],
  [0xf1, 0xfc],
  [0xff, 0xff],
  [0x152, 0x153],
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
async function made(folder: string, name: string, { variationAxes, keepFeatures }: Cut): Promise<string> {
  const whole = readFileSync(new URL(import.meta.resolve(WHOLE)))
  const settings = JSON.stringify([LETTERS, variationAxes, keepFeatures])
  const mark = createHash('sha256').update(whole).update(settings).digest('hex').slice(0, 12)
  const path = join(folder, name.replace('.', `-${mark}.`))
  if (!existsSync(path)) {
    const text = LETTERS.map(([from, to]) =>
      String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, more) => from + more)),
    ).join('')
    mkdirSync(folder, { recursive: true })
    const kept = { keepFeatures: [...keepFeatures], variationAxes }
    writeFileSync(path, await subsetFont(whole, text, { targetFormat: 'woff2', ...kept }))
  }
  return path
}
