import { type BookFault, pathOf } from '@hausregeln/engine'

/** A fault as a line: its place, and the sentence. */
export function describeBookFault({ at, ...sentence }: BookFault, language: 'de' | 'en'): string {
  const place = pathOf(at)
  return place === '' ? sentence[language] : `${place}: ${sentence[language]}`
}
