import { useLocale } from '@hausregeln/view-kit/i18n/index.ts'
import { stretches } from './search.ts'

interface MarkedProps {
  readonly text: string
  /** In small letters. */
  readonly words: readonly string[]
}

/** A text with the words of a search marked. */
export function Marked({ text, words }: MarkedProps) {
  const locale = useLocale()
  if (words.length === 0) return text
  return stretches(text, words, locale).map(({ at, text: part, hit }) => (hit ? <mark key={at}>{part}</mark> : part))
}
