import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** How styles call the file that is made here. */
const NAME = 'letters.woff2'
/** The letters of the west, of all widths and weights. */
const WHOLE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2'
/** The page has nothing lighter than what is read. */
const WEIGHTS = { min: 400, max: 800 }

/** The page sets figures of one width, and nothing in old style figures, fractions or heights. */
const FEATURES = ['kern', 'locl', 'ccmp', 'tnum']

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

/** Makes the type that every page loads: the letters that it needs, which is a sixth less to load. */
export function letters(): Plugin {
  return {
    name: 'letters',
    async config({ root = process.cwd() }) {
      return { resolve: { alias: { [NAME]: await made(join(root, 'node_modules/.cache/letters')) } } }
    },
  }
}

/** The address of the file, made again where it or what it is made of has changed. */
async function made(folder: string): Promise<string> {
  const whole = readFileSync(new URL(import.meta.resolve(WHOLE)))
  const settings = JSON.stringify([LETTERS, WEIGHTS, FEATURES])
  const path = join(
    folder,
    `letters-${createHash('sha256').update(whole).update(settings).digest('hex').slice(0, 12)}.woff2`,
  )
  if (!existsSync(path)) {
    const text = LETTERS.map(([from, to]) =>
      String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, more) => from + more)),
    ).join('')
    mkdirSync(folder, { recursive: true })
    const kept = { keepFeatures: FEATURES, variationAxes: { wght: WEIGHTS } }
    writeFileSync(path, await subsetFont(whole, text, { targetFormat: 'woff2', ...kept }))
  }
  return path
}
