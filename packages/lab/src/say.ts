import '#said'
import { bringSayings, sayings } from '@hausregeln/engine/core/saying.ts'
import { words } from './say/en.words.ts'
import { LOADERS } from './say/loaders.words.ts'
import type { Words } from './say/shape.words.ts'

const PLACE = 'lab'

/** What the laboratory says: why an experiment cannot be made, and what was found. */
export const say = sayings<Words>(PLACE, words)

/** Loads what the laboratory says in a language; English is always there. Rejects if it cannot be fetched. */
export async function bringLab(language: string): Promise<void> {
  const brought = await LOADERS[language]?.()
  if (brought !== undefined) bringSayings(language, PLACE, brought.words)
}
