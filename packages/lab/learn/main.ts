import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Net } from '@hausregeln/bots/steady/outlook/net.ts'
import { programOf } from '../src/open.ts'
import { run } from '../src/program.ts'
import { learn, lossOf } from './fit.ts'

/**
 * `npm run learn`: what `strong` knows of chances to win. Players that judge by money play games; from
 * moments of these it is learned who wins. It takes a minute or two, and gives the same numbers each time, until one of these players changes.
 */
const FILE = fileURLToPath(new URL('../../bots/src/steady/outlook/learned.ts', import.meta.url))
const SEED = 77
const HIDDEN = 10
const EPOCHS = 3

const BOOKS = { LEARNED: 'classic', LEARNED_WITH_THIRD_DIE: 'stadium' } as const

/** Who plays, and how many games. */
const TABLES: readonly (readonly [string, number])[] = [
  ['steady,steady,steady,steady', 3000],
  ['former,former,steady,hoarder', 3000],
  ['steady,former,hoarder', 500],
  ['steady,former,steady,hoarder,former,steady', 500],
]

const program = await programOf(new URL('./games.ts', import.meta.url).href)

function momentsOf(rulebook: string): Float32Array {
  const { momentsOf: play } = run<typeof import('./games.ts')>(program)
  const parts = TABLES.map(([names, games], at) => play(rulebook, names.split(','), games, SEED + at))
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let from = 0
  for (const part of parts) {
    all.set(part, from)
    from += part.length
  }
  return all
}

function written(name: string, { direct, hidden }: Net): string {
  const each = (row: readonly number[]) => row.map((number) => Math.round(1000 * number))
  const numbers = JSON.stringify({ direct: each(direct), hidden: hidden.map(each) })
  return `export const ${name}: Net = thousandths(${numbers})`
}

const lines: string[] = []
for (const [name, rulebook] of Object.entries(BOOKS)) {
  const moments = momentsOf(rulebook)
  console.log(`${rulebook}, no hidden units: loss ${lossOf(learn(moments, 0, EPOCHS, SEED), moments).toFixed(4)}`)
  const net = learn(moments, HIDDEN, EPOCHS, SEED)
  console.log(`${rulebook}, ${HIDDEN} hidden units: loss ${lossOf(net, moments).toFixed(4)}`)
  lines.push(written(name, net))
}
const HEADER = "import { type Net, thousandths } from './net.ts'\n\n// Written by `npm run learn`.\n"
writeFileSync(FILE, `${HEADER}\n${lines.join('\n\n')}\n`)
