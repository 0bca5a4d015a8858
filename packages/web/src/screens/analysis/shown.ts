import type { Rulebook } from '@hausregeln/engine'
import type { Player } from '@hausregeln/view-kit/game/types.ts'
import type { Locale } from '@hausregeln/view-kit/i18n/index.ts'
import type { Recorded } from '@hausregeln/view-kit/story/reels.ts'
import { createContext, useContext } from 'react'

/** What every part of an analysis needs. */
export interface Shown extends Recorded {
  readonly rulebook: Rulebook
  readonly players: readonly Player[]
  readonly names: readonly string[]
  readonly locale: Locale
  /** The panel's level among the headings of the page. */
  readonly level: 2 | 3
  readonly entry: number | null
  readonly go: ((entry: number) => void) | null
}

export const ShownContext = createContext<Shown | null>(null)

export function useShownGame(): Shown {
  const shown = useContext(ShownContext)
  if (shown === null) throw new Error('Outside of an analysis.')
  return shown
}
