import type { Rulebook } from '@hausregeln/engine'
import { use } from 'react'
import { awaitedRulebook, loadedRulebook } from './books.ts'

/** A rulebook on the page, which waits for it (`Suspense`); undefined: there is none. Throws if it cannot be loaded. */
export function useRulebook(id: string): Rulebook | undefined {
  return loadedRulebook(id) ?? use(awaitedRulebook(id))
}
