import { useKeys } from '@hausregeln/view-kit/design/index.ts'
import type { Editor } from './useDraft.ts'

/** Ctrl+Z and Ctrl+Y (with the command key on a Mac), where nobody is typing. */
export function useUndoKeys({ undo, redo }: Editor): void {
  useKeys((event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input:not([type=radio]), textarea') !== null
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  })
}
