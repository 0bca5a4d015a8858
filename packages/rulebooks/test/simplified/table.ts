import { type Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { onTestFinished } from 'vitest'
import { simplified } from '../../src/simplified/book.ts'

export { BANK, POT } from '@hausregeln/engine'

export const CHANCE = 0
export const COMMUNITY = 1

/** A scripted table of the simplified rules; the test fails if it did not use all chance that it gave. */
export function table(scene: Scene): Table {
  const t = new Table(simplified, scene)
  onTestFinished(() => t.finish())
  return t
}
