import type { Rulebook } from '@hausregeln/engine'
import { use } from 'react'
import { loadedRulebook, loadRulebook } from './books.ts'

/** A rulebook on the page, which waits for it (`Suspense`); undefined: there is none. */
export function useRulebook(id: string): Rulebook | undefined {
  return loadedRulebook(id) ?? use(loadRulebook(id))
}
