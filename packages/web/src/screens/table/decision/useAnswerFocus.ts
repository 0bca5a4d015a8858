import { useKeys } from '@hausregeln/view-kit/design/index.ts'
import { type RefObject, useLayoutEffect } from 'react'

const ANSWER = ':not([aria-disabled="true"])'

/** The usual answer if it can be given, else the first that can: of the question's own before any beside it. */
function firstAnswer(panel: HTMLElement | null): HTMLElement | null {
  const find = (selector: string) => panel?.querySelector<HTMLElement>(selector) ?? null
  const own = find(`.js-main${ANSWER}`) ?? find(`.decision__answers .answers button${ANSWER}`)
  return own ?? find(`.answers button${ANSWER}`)
}

/**
 * Leads the keyboard to the answers of a panel: a player who has answered goes on with the next question without having
 * to look for it, and Escape leads back to it from anywhere, unless it has something to close.
 */
export function useAnswerFocus(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (document.activeElement === document.body) firstAnswer(panel.current)?.focus({ preventScroll: true })
  })
  useKeys((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
    firstAnswer(panel.current)?.focus()
  })
}
