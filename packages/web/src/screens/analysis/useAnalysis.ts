import type { ToldMoves } from '@hausregeln/lab/analyse/told.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import type { Locale } from '@hausregeln/view-kit/i18n/index.ts'
import { recordOf } from '@hausregeln/view-kit/room/api.ts'
import type { Recorded } from '@hausregeln/view-kit/story/reels.ts'
import { useEffect, useState } from 'react'
import { type Analysed, analyseHere, type Checked, sayHere } from '../../analysis/run.ts'

/** An analysis on the page. */
export interface AnalysisView {
  /** Null: nothing is found yet. */
  readonly so: Analysed | null
  /** The record, as soon as it is read. */
  readonly text: string | null
  readonly fault: unknown
}

const NOTHING: AnalysisView = { so: null, text: null, fault: null }
/** The last game that was analysed to the end: who comes back to it does not wait again. */
let kept: { readonly text: string; readonly so: Analysed } | null = null

/** Analyses a recorded game as soon as `wanted`, and ends it when the screen is left. */
export function useAnalysis({ of, id }: Recorded, wanted: boolean): AnalysisView {
  const [view, setView] = useState(NOTHING)
  useEffect(() => {
    if (!wanted) return
    let isGone = false
    let close = () => {}
    const failed = (fault: unknown) => !isGone && setView((before) => ({ ...before, fault }))
    const begin = (text: string) => {
      if (isGone) return
      if (kept?.text === text) return setView({ so: kept.so, text, fault: null })
      const told = (so: Analysed) => {
        if (so.done === 1) kept = { text, so }
        if (!isGone) setView({ so, text, fault: null })
      }
      close = analyseHere(text, told, failed)
    }
    ;(of === 'game' ? backend().exportText(id) : recordOf(id)).then(begin).catch(failed)
    return () => {
      isGone = true
      close()
    }
  }, [of, id, wanted])
  return view
}

/** What the moves of these decisions are called; null until that is known. */
export function useMoves(
  text: string | null,
  decisions: readonly Checked[] | null,
  locale: Locale,
): readonly ToldMoves[] | null {
  const [told, setTold] = useState<readonly ToldMoves[] | null>(null)
  const count = decisions?.length ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they are checked by changes no word of them
  useEffect(() => {
    if (text === null || decisions === null || count === 0) return
    const { said, close } = sayHere(text, decisions, locale)
    said.then(setTold, () => setTold(null))
    return close
  }, [text, count, locale])
  return told
}
