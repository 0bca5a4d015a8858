import { LANGUAGES } from '@hausregeln/say/languages.ts'
import type { TableLanguage } from './data-table.ts'

/** A number as people write it, with so many digits after the point at most, a true minus and no minus before zero. */
export function numberIn(language: TableLanguage, value: number, digits = 1): string {
  return write(language, value, digits, 'negative')
}

/** The same of a difference: what is more than zero has a plus. */
export function signedIn(language: TableLanguage, value: number, digits = 1): string {
  return write(language, value, digits, 'exceptZero')
}

function write(language: TableLanguage, value: number, digits: number, signDisplay: 'negative' | 'exceptZero'): string {
  return value.toLocaleString(LANGUAGES[language].tag, { maximumFractionDigits: digits, signDisplay }).replace('-', '−')
}
