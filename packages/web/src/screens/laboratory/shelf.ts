import { digestOf } from '@hausregeln/engine'
import { type Experiment, type Standing, type StudySum, SUMS } from '@hausregeln/lab/experiment/index.ts'
import { SHELVES } from '@hausregeln/view-kit/game/shelves.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptPoint } from '../../laboratory/curve.ts'

/** An experiment of this browser, and how far it is. */
export interface KeptRun {
  readonly key: string
  readonly experiment: Experiment
  readonly standing: Standing<StudySum>
  /** The version of what is summed up; nothing: of a time before it was said. */
  readonly sums?: number
  /** Of a curve: how far its values are. */
  readonly points?: readonly KeptPoint[]
  readonly answer: { readonly de: string; readonly en: string }
  /** In milliseconds since 1970. */
  readonly changed: number
}

interface Schema extends DBSchema {
  runs: { key: string; value: KeptRun }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

async function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(SHELVES.runs, SUMS, {
    upgrade(db) {
      if (!db.objectStoreNames.contains('runs')) db.createObjectStore('runs', { keyPath: 'key' })
    },
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** The name of an experiment on the shelf: the same for the same one. */
export function keyOf(experiment: Experiment): string {
  return digestOf(JSON.stringify(experiment))
}

/** Lays a run on the shelf, or in the place of the same one. Where the browser keeps nothing, nothing is kept. */
export async function keepRun(run: Omit<KeptRun, 'sums' | 'changed'>): Promise<void> {
  await (await database()).put('runs', { ...run, sums: SUMS, changed: Date.now() }).catch(() => {})
}

/** A run of this browser that can be continued, or undefined. One that has summed up otherwise is played again. */
export async function keptRun(key: string): Promise<KeptRun | undefined> {
  const kept = await (await database()).get('runs', key)
  return kept?.sums === SUMS ? kept : undefined
}

/** All runs, the latest first. */
export async function keptRuns(): Promise<readonly KeptRun[]> {
  const all = await (await database()).getAll('runs')
  return all.sort((a, b) => b.changed - a.changed)
}

/** Removes an experiment from the shelf. */
export async function dropRun(key: string): Promise<void> {
  await (await database()).delete('runs', key)
}
