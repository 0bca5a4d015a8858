import type { Words } from './say/shape.words.ts'

/** What no text of a file may hold, since it would be shown as something else than it is; what it is called in `say/`. */
const FORBIDDEN: readonly (readonly [RegExp, keyof Words['text']])[] = [
  [/^\s*$/u, 'blank'],
  [/\p{Cs}/u, 'half'],
  [/\p{Cc}/u, 'control'],
  [/\p{Bidi_Control}/u, 'bidi'],
  [/[\u00ad\u180e\u200b\u2028\u2029\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/u, 'invisible'],
  [/\p{M}{5}/u, 'piled'],
  [/<[a-z!/?]/iu, 'markup'],
]

/** Why a text cannot be shown as it is; null if it can. */
export function textFault(text: string): keyof Words['text'] | null {
  return FORBIDDEN.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** Names of fields that mean something to the language the program is written in. */
const TAKEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a field of a file may have this name. */
export function isTaken(key: string): boolean {
  return TAKEN.has(key)
}
