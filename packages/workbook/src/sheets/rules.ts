import { type ReadRule, readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import { inLanguage } from '@hausregeln/rulebooks/texts/index.ts'
import type { Books } from '../books/books.ts'
import type { Row, Sheet } from '../sheet.ts'
import { wordsIn } from '../words/words.ts'

/** A paragraph, as far as it holds, with the kind before each of its parts, so that no reading passes for the source. */
function told({ parts }: ReadRule, language: Books['language']): string {
  const { kinds } = wordsIn(language)
  const said = parts.flatMap(({ kind, clauses }) => {
    const holding = clauses.filter(({ holds }) => holds).map(({ text }) => inLanguage(text, language))
    return holding.length === 0 ? [] : [`${kinds[kind]}: ${holding.join(' ')}`]
  })
  return said.join(' – ')
}

/** The paragraphs that decided something in this game, and how often; in the order of the rulebook. */
export function rulesSheet({ lines, rulebook, language }: Books): Sheet {
  const { heads, sheets } = wordsIn(language)
  const times = new Map<string, number>()
  for (const { event } of lines) if (event !== null) times.set(event.rule, (times.get(event.rule) ?? 0) + 1)
  const rows: Row[] = [...readRules(rulebook)].flatMap(([rule, paragraph]) => {
    const count = times.get(rule)
    return count === undefined
      ? []
      : [{ cells: [rule, inLanguage(paragraph.title, language), count, told(paragraph, language)] }]
  })
  return {
    name: sheets.rules,
    headed: true,
    frozen: 1,
    columns: [
      { head: heads.rule },
      { head: heads.ruleTitle },
      { head: heads.times, align: 'right' },
      { head: heads.ruleText },
    ],
    rows,
  }
}
