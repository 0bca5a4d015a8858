import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('./baseline.json', import.meta.url)

/** A row that has fallen behind by less than this may have met a noisy machine. */
const NOISE = 0.15

/** Ratios by row: how fast each was, by the speed of the twin on the same machine in the same minute. */
export type Ratios = Readonly<Record<string, number>>

/** What was kept of an earlier run. */
export function readKept(): Ratios {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

/** Keeps the ratios of this run for later ones. */
export function writeKept(ratios: Ratios): void {
  const rounded = Object.entries(ratios).map(([name, ratio]) => [name, Number(ratio.toPrecision(3))])
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
}

/** Rows that are slower than what was kept by more than noise explains, the worst first: by which part of it they are. */
export function fallenBehind(now: Ratios, kept: Ratios): (readonly [name: string, part: number])[] {
  return Object.entries(now)
    .map(([name, ratio]) => [name, ratio / (kept[name] ?? ratio)] as const)
    .filter(([, part]) => part < 1 - NOISE)
    .sort(([, a], [, b]) => a - b)
}
