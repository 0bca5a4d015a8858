import type { PartKind, Rulebook } from '@hausregeln/engine'
import { readRules } from '../src/paragraphs/read.ts'
import { inLanguage, type Language } from '../src/texts/language.ts'

/** What a paragraph says in a rulebook, with its numbers; of one kind of its parts, or of all. */
export function saidIn(rulebook: Rulebook, id: string, language: Language, kind?: PartKind): string {
  const parts = readRules(rulebook).get(id)?.parts ?? []
  return parts
    .filter((part) => kind === undefined || part.kind === kind)
    .flatMap(({ clauses }) => clauses.map(({ text }) => inLanguage(text, language)))
    .join(' ')
}
