import Tinypool from 'tinypool'
import { inlineWholeSteps } from './inlining.ts'
import type { Care } from './lawful.ts'
import { type Program, simulatorMaker } from './program.ts'
import type { Part, Simulator } from './simulator.ts'
import type { Table } from './table.ts'

/** A part of a run, as it is sent to a thread. */
export interface Job {
  readonly table: Table
  readonly care: Care | null
  readonly first: number
  readonly games: number
}

inlineWholeSteps()
const makeSimulator = simulatorMaker(Tinypool.workerData as Program)

let known: { readonly key: string; readonly simulator: Simulator } | null = null

/** What a thread of the pool does with a job; the table of the last job is kept set up. */
export default function playJob({ table, care, first, games }: Job): Part {
  const key = JSON.stringify([table, care])
  if (known?.key !== key) known = { key, simulator: makeSimulator(table, care) }
  return known.simulator.play(first, games)
}
