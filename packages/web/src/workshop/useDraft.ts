import { loadedRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Difference, differencesOf } from '../rules/described/differences.ts'
import type { Sentence } from '../rules/described/sentences.ts'
import { sentencesOf } from '../rules/described/sentences.ts'
import { keepDraft, newDraftId } from './keep/drafts.ts'
import { type Built, build, type Source } from './model/build.ts'
import { yourDifferences } from './model/differences.ts'
import { type Draft, isUntouched, newDraft, type Origin } from './model/draft.ts'
import { begun, type History, redone, stepped, undone } from './model/history.ts'

/** A draft on the page: what it is, what follows from it, and what can be done with it. */
export interface Editor {
  readonly id: string
  readonly draft: Draft
  readonly source: Source
  readonly built: Built
  readonly sentences: readonly Sentence[]
  /** In what it differs, as its link and a table tell it; and what has been changed to that end. */
  readonly differences: readonly Difference[]
  readonly changes: readonly Difference[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** False where the browser keeps nothing. */
  readonly isKept: boolean
  /** A step; those about the same thing one after the other are one. */
  readonly change: (next: (draft: Draft) => Draft, about?: string) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** What the page begins with: a draft with its steps, and what it began with, opened. */
export interface Opened {
  readonly id: string
  readonly history: History<Draft>
  readonly source: Source
}

/** A new draft, which is kept as soon as something is changed. */
export function openedNew(origin: Origin, source: Source): Opened {
  return { id: newDraftId(), history: begun(newDraft(origin)), source }
}

/** A draft under change: what it comes to, and how it is changed, taken back and kept. */
export function useDraft({ id, history: first, source }: Opened): Editor {
  const [history, setHistory] = useState(first)
  const draft = history.now
  const built = useBuilt(draft, source)
  const sentences = useMemo(() => sentencesOf(built.def, source.rulebook.def), [built, source])
  const differences = useMemo(() => yourDifferences(draft, built, source), [draft, built, source])
  const changes = useMemo(() => differencesOf(draft, built.def, source.rulebook.def), [draft, built, source])
  const isKept = useKept(id, history, built, first)
  const change = useCallback((next: (draft: Draft) => Draft, about?: string) => {
    setHistory((before) => stepped(before, next(before.now), about ?? null))
  }, [])
  const undo = useCallback(() => setHistory(undone), [])
  const redo = useCallback(() => setHistory(redone), [])
  const canUndo = history.past.length > 0
  const canRedo = history.future.length > 0
  return { id, draft, source, built, sentences, differences, changes, canUndo, canRedo, isKept, change, undo, redo }
}

/** The draft put together; one that cannot even be looked at stays as it was before. */
function useBuilt(draft: Draft, source: Source): Built {
  const before = useRef<Built | null>(null)
  const built = useMemo(() => build(draft, source, loadedRulebook), [draft, source])
  const shown = built ?? before.current ?? build(newDraft(draft.origin), source, loadedRulebook)
  if (shown === null) throw new Error('The rulebook that this draft began with cannot be opened.')
  useEffect(() => {
    before.current = shown
  })
  return shown
}

/** Keeps every step in the browser; false where it refuses. */
function useKept(id: string, history: History<Draft>, { def }: Built, first: History<Draft>): boolean {
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    if (history === first || (history.past.length === 0 && isUntouched(history.now))) return
    const title = def.title.de
    keepDraft({ id, title, changed: Date.now(), history }).then(
      () => setKept(true),
      () => setKept(false),
    )
  }, [id, history, def, first])
  return isKept
}
