import type { Language } from '@hausregeln/rulebooks/texts/language.ts'

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** A chance in points of 100: `31.4`. */
export function plain(chance: number, language: Language): string {
  return (100 * chance).toLocaleString(language, TENTHS)
}

/** A change of a chance in points of 100: `+3.1`. */
export function signed(chance: number, language: Language): string {
  return (100 * chance).toLocaleString(language, { ...TENTHS, signDisplay: 'exceptZero' })
}
