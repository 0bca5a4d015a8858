import type { Text } from '@hausregeln/engine'

/** What no text of a file may hold, since it would be shown as something else than it is. */
const FORBIDDEN: readonly (readonly [RegExp, Text])[] = [
  [/^\s*$/u, { de: 'ist leer', en: 'is blank' }],
  [/\p{Cs}/u, { de: 'enthält ein halbes Zeichen', en: 'has half a character in it' }],
  [/\p{Cc}/u, { de: 'enthält Steuerzeichen', en: 'has control characters in it' }],
  [
    /\p{Bidi_Control}/u,
    {
      de: 'enthält Zeichen, die die Schreibrichtung umkehren',
      en: 'has characters in it that turn the direction of writing',
    },
  ],
  [
    /[\u00ad\u180e\u200b\u2028\u2029\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/u,
    { de: 'enthält unsichtbare Zeichen', en: 'has invisible characters in it' },
  ],
  [/\p{M}{5}/u, { de: 'stapelt Zeichen übereinander', en: 'piles characters on one another' }],
  [/<[a-z!/?]/iu, { de: 'enthält Auszeichnungen wie "<b>"', en: 'has markup such as "<b>" in it' }],
]

/** Why a text cannot be shown as it is: what follows its name in a sentence; null if it can. */
export function textFault(text: string): Text | null {
  return FORBIDDEN.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** Names of fields that mean something to the language the program is written in. */
const TAKEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a field of a file may have this name. */
export function isTaken(key: string): boolean {
  return TAKEN.has(key)
}
