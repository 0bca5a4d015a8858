import type { Tongue } from '@hausregeln/chapters/say/tongue.ts'

/** A page loads the language that is read, see `bringLanguage`. */
export const spoken: Readonly<Record<string, Tongue | undefined>> = {}
