import { globSync } from 'node:fs'
import type { Witness } from '@hausregeln/chapters/testing/witness.ts'
import { basics } from './basics.ts'

const CHAPTERS = new URL('../../../chapters/', import.meta.url)

/** The witnesses of all chapters: each chapter keeps its own in its folder of tests; and those of what every rulebook is asked. */
export async function readWitnesses(): Promise<readonly Witness[]> {
  const files = globSync('*/test/witnesses.ts', { cwd: CHAPTERS }).toSorted()
  const read = await Promise.all(files.map((file) => import(new URL(file, CHAPTERS).href)))
  return [...basics, ...read.flatMap(({ witnesses }: { readonly witnesses: readonly Witness[] }) => witnesses)]
}
