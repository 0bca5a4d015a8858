import Tinypool from 'tinypool'
import type { Care } from '../lawful.ts'
import type { Simulator } from '../simulator.ts'
import type { Table } from '../table.ts'
import { type Compiling, inline, letCompile } from './compiling.ts'
import { playTimed } from './played.ts'
import { type Program, simulatorMaker } from './program.ts'
import type { PlayedPart } from './run.ts'

/** A part of a run, as it is sent to a thread. */
export interface Job {
  readonly table: Table
  readonly care: Care | null
  readonly first: number
  readonly games: number
  readonly compiling: Compiling
}

const makeSimulator = simulatorMaker(Tinypool.workerData as Program)

let known: { readonly key: string; readonly simulator: Simulator } | null = null

/** What a thread of the pool does with a job; the table of the last job is kept set up. */
export default function playJob({ table, care, first, games, compiling }: Job): PlayedPart {
  const { inlining, goesOn } = compiling
  const key = JSON.stringify([table, care, inlining])
  letCompile(goesOn)
  if (known?.key !== key) {
    inline(inlining)
    known = { key, simulator: makeSimulator(table, care) }
  }
  return playTimed(known.simulator, first, games)
}
