import { type BookFault, pathOf } from '@hausregeln/engine'
import { inLanguage, type Language } from '../texts/language.ts'

/** A fault as a line: its place, and the sentence. */
export function describeBookFault(fault: BookFault, language: Language): string {
  const [place, sentence] = [pathOf(fault.at), inLanguage(fault, language)]
  return place === '' ? sentence : `${place}: ${sentence}`
}
