import { REFERENCE } from '@hausregeln/say/languages.ts'
import { hasStoodIn } from '@hausregeln/say/some.ts'

const LABELS = ['aria-label', 'title', 'placeholder', 'alt']
/** An element with more inside is no sentence. */
const MOST_INSIDE = 12
/** Without one it is in no language, such as `K-3.1`. */
const WORD = /\p{L}{2}/u
/** What stands between the parts of a label or a paragraph, of which each may stand in. */
const BETWEEN = / · |, |: |(?<=[.!?…]) | ?[()]/g
/** Parts that are one sentence have no more between them. */
const MOST_PARTS = 12
const WATCHED = { subtree: true, childList: true, characterData: true, attributeFilter: [...LABELS, 'lang'] }

/** Elements that were given a language here. */
const marked = new WeakSet<Element>()
let observer: MutationObserver | null = null

/**
 * From now on all that English says in place of what another language lacks has its `lang`: texts, options, labels, and
 * what is drawn. It is loaded when something first stands in.
 */
export function markStandIns(): void {
  if (observer !== null || globalThis.document === undefined) return
  const root = document.documentElement
  observer = new MutationObserver((changes) => {
    const changed = new Set(changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)))
    for (const element of changed) if (element?.isConnected) markAll(element, root.lang)
  })
  observer.observe(root, WATCHED)
  markAll(root, root.lang)
}

function markAll(from: Element, page: string): void {
  mark(from, page)
  for (const element of from.querySelectorAll('*')) mark(element, page)
}

function mark(element: Element, page: string): void {
  if (element === document.documentElement || (element.hasAttribute('lang') && !marked.has(element))) return
  const wanted = page === REFERENCE ? undefined : languageOf(element, page)
  const around = element.parentElement?.closest('[lang]')?.getAttribute('lang') ?? page
  const lang = wanted === undefined || wanted === around ? null : wanted
  if (element.getAttribute('lang') === lang) return
  if (lang === null) element.removeAttribute('lang')
  else element.setAttribute('lang', lang)
  marked.add(element)
}

/** In which language it speaks itself; undefined: it says nothing. */
function languageOf(element: Element, page: string): string | undefined {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(trimmed)
  const labels = LABELS.map((name) => element.getAttribute(name)?.trim() ?? '')
  const said = [...texts, ...labels].filter((text) => WORD.test(text))
  if (said.length === 0) return isSentence(element) ? REFERENCE : undefined
  return said.every(isStandIn) || isPartOfSentence(element) ? REFERENCE : page
}

/** Such as `2–8 players · about 45 minutes`, or several sentences: most of it stands in. */
function isStandIn(text: string): boolean {
  if (hasStoodIn(text)) return true
  const gaps = [...text.matchAll(BETWEEN)]
  const starts = [0, ...gaps.map(({ 0: gap, index }) => index + gap.length)]
  const ends = [...gaps.map(({ index }) => index), text.length]
  let stoodIn = 0
  for (let from = 0; from < starts.length; ) {
    const to = lastOf(ends, from, (end) => hasStoodIn(text.slice(starts[from], end)))
    if (to !== -1) stoodIn += (ends[to] ?? 0) - (starts[from] ?? 0)
    from = Math.max(from, to) + 1
  }
  return 2 * stoodIn > text.length
}

/** The last of the ends from this one on, not too far away, that holds; -1: none. */
function lastOf(ends: readonly number[], from: number, holds: (end: number) => boolean): number {
  for (let at = Math.min(ends.length, from + MOST_PARTS) - 1; at >= from; at--) if (holds(ends[at] ?? 0)) return at
  return -1
}

/** A sentence with something inside, or a name that is drawn in several lines. */
function isSentence(element: Element): boolean {
  return element.childElementCount <= MOST_INSIDE && hasStoodIn(trimmed(element))
}

function isPartOfSentence(element: Element): boolean {
  const { parentElement } = element
  return isSentence(element) || (parentElement !== null && isSentence(parentElement))
}

function trimmed({ textContent }: Node): string {
  return textContent?.trim() ?? ''
}
