import { posix } from 'node:path'
import type { Rulebook } from '@hausregeln/engine'
import { rulebooks } from '@hausregeln/rulebooks'
import { type RuleEntry, ruleIndex } from './rule-index.ts'

/** Links to files by the last two parts of their path but `rules`, which tell them apart within a rulebook. */
function links(paths: readonly string[]): string {
  const named = (path: string) => path.replace('/rules/', '/').split('/').slice(-2).join('/')
  return paths.map((path) => `[${named(path)}](${posix.relative('docs', path)})`).join('<br>')
}

function row({ id, title, sentences, slots, code, tests }: RuleEntry): string {
  return `| ${id} | ${title} | ${sentences} | ${slots.join(', ')} | ${links(code)} | ${links(tests)} |`
}

function chapter(rulebook: Rulebook): string {
  const rows = ruleIndex(rulebook).map(row).join('\n')
  const head = '| rule | about | sentences | slots | code | tests |\n| --- | --- | --- | --- | --- | --- |'
  return `## ${rulebook.book.id}\n\n${head}\n${rows}`
}

/** docs/RULES.md as the sources stand now. */
export function rulesDocument(): string {
  return `# Rules, code, tests

Every paragraph of every rulebook: the numbers of the sentences of the source behind it (none where the source is silent),
the slots by which chapters cite it, the files that carry it out, and the tests that have its id in a title. What each
sentence has become stands in [packages/rulebooks/ledger](../packages/rulebooks/ledger), by its number and hash. Written by \`npm run -s docs:rules\`; a test holds it against the sources.

${rulebooks.map(chapter).join('\n\n')}
`
}
