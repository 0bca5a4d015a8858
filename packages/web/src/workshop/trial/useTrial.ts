import { useCallback, useEffect, useRef, useState } from 'react'
import type { Editor } from '../useDraft.ts'
import { runTrial, type Trial } from './runTrial.ts'

/** The trial of a draft on the page. */
export interface TrialState {
  readonly trial: Trial | null
  /** How much of it is done, from 0 to 1; null: none is running. */
  readonly running: number | null
  readonly failed: string | null
  readonly start: (games: number) => void
  readonly stop: () => void
}

/** A trial of the draft: what it gives, how far it is, and how to start and stop it. */
export function useTrial(editor: Editor): TrialState {
  const [trial, setTrial] = useState<Trial | null>(null)
  const [running, setRunning] = useState<number | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const abort = useRef<AbortController | null>(null)
  const stop = useCallback(() => {
    abort.current?.abort()
    setRunning(null)
  }, [])
  useEffect(() => stop, [stop])
  const { draft, source, built, changes } = editor
  const start = useCallback(
    (games: number) => {
      abort.current?.abort()
      const mine = new AbortController()
      abort.current = mine
      setFailed(null)
      setRunning(0)
      const request = { draft, source, differences: changes, games, file: built.file }
      const isMine = () => abort.current === mine && !mine.signal.aborted
      runTrial(request, (part) => isMine() && setRunning(part), mine.signal).then(
        (done) => {
          if (!isMine()) return
          setTrial(done)
          setRunning(null)
        },
        (error: unknown) => {
          if (!isMine()) return
          setFailed(error instanceof Error ? error.message : String(error))
          setRunning(null)
        },
      )
    },
    [draft, source, built, changes],
  )
  return { trial, running, failed, start, stop }
}
