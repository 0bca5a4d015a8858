import type { StudyReport } from '@hausregeln/lab/experiment/index.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { RunOptions, Told } from '../../laboratory/run.ts'

/** How a run stands, as it is shown. */
export interface RunView {
  readonly report: StudyReport | null
  readonly blocks: number
  readonly runs: boolean
  /** Seconds to go, if that can be said. */
  readonly left: number | null
  /** What has gone wrong; null: nothing has. */
  readonly fault: unknown
}

const NOTHING: RunView = { report: null, blocks: 0, runs: false, left: null, fault: null }

/** How often a run is kept and shown, in milliseconds. */
const SHOW_EVERY = 250

/** What can be played, and where it is kept. */
export interface Playable {
  readonly blocks: number
  readonly run: (told: (so: Told) => void, options: RunOptions) => Promise<Told>
  /** What was played of it before. */
  readonly kept: () => Promise<Told['standing'] | undefined>
  readonly keep: (last: Told) => Promise<void>
}

/** A run: what was kept of it is shown at once, and gone on from when it is started. Always the same one is to be given. */
export function useRun(playable: Playable) {
  const [view, setView] = useState<RunView>(NOTHING)
  const stopper = useRef<AbortController | null>(null)
  const told = useRef<Told | null>(null)
  useEffect(() => () => stopper.current?.abort(), [])
  const start = useCallback(async () => {
    const controller = new AbortController()
    stopper.current = controller
    setView((before) => ({ ...before, runs: true, fault: null }))
    const begun = told.current?.standing ?? (await playable.kept())
    const began = { at: performance.now(), blocks: begun?.blocks ?? 0 }
    let shown = 0
    const show = (so: Told) => {
      told.current = so
      if (performance.now() - shown < SHOW_EVERY) return
      shown = performance.now()
      const pace = (performance.now() - began.at) / Math.max(1, so.standing.blocks - began.blocks)
      const left = Math.round(((playable.blocks - so.standing.blocks) * pace) / 1000)
      setView({ report: so.report, blocks: so.standing.blocks, runs: true, left, fault: null })
    }
    try {
      const last = await playable.run(show, { ...(begun && { begun }), stop: controller.signal })
      told.current = last
      await playable.keep(last)
      setView({ report: last.report, blocks: last.standing.blocks, runs: false, left: null, fault: null })
    } catch (fault) {
      setView((before) => ({ ...before, runs: false, left: null, fault }))
    }
  }, [playable])
  const stop = useCallback(() => stopper.current?.abort(), [])
  return { view, start, stop }
}
