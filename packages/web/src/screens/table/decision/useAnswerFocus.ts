import { useKeys } from '@hausregeln/view-kit/design/index.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'

const ANSWER = ':not([aria-disabled="true"])'

/** The usual answer if it can be given, else the first that can: of the question's own before any beside it. */
function firstAnswer(panel: HTMLElement | null): HTMLElement | null {
  const find = (selector: string) => panel?.querySelector<HTMLElement>(selector) ?? null
  const own = find(`.js-main${ANSWER}`) ?? find(`.decision__answers .answers button${ANSWER}`)
  return own ?? find(`.answers button${ANSWER}`)
}

/** Focuses the first answer; false if there is none, or a scene keeps it from being given. */
function lead(panel: HTMLElement | null, options?: FocusOptions): boolean {
  const answer = firstAnswer(panel)
  answer?.focus(options)
  return answer !== null && document.activeElement === answer
}

/**
 * Leads the keyboard to the answers of a panel: a player who has answered goes on with the next question without having
 * to look for it, and Escape leads back to it from anywhere, unless it has something to close. While a scene runs
 * nothing can be answered: then Escape leads there as soon as it has ended, if the focus is still where it was and no
 * other key was pressed: who goes on typing is not interrupted.
 */
export function useAnswerFocus(panel: RefObject<HTMLElement | null>): void {
  const from = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body) lead(panel.current, { preventScroll: true })
    else if (activeElement === from.current && lead(panel.current)) from.current = null
  })
  useKeys((event) => {
    from.current = null
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (!lead(panel.current)) from.current = document.activeElement
  })
}
