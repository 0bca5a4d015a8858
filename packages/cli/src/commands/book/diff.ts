import type { Rulebook } from '@hausregeln/engine'
import type { BookDifference } from '@hausregeln/rulebooks/file/index.ts'
import type { Language } from '@hausregeln/rulebooks/texts/language.ts'
import type { Command } from 'commander'
import type { Help } from '../../help/help.ts'
import { jsonOption, languageOption } from '../../options.ts'
import { aligned, printJson, printLines } from '../../output.ts'

interface DiffFlags {
  readonly lang: Language
  readonly json?: true
}

/** `book diff`: in what the rules of two books differ. */
export function defineDiff(book: Command, help: Help): void {
  book
    .command('diff')
    .description(help.diff.about)
    .argument('<one>', help.common.rulebook)
    .argument('<other>', help.diff.other)
    .addOption(languageOption('--lang <language>', help.common.lang))
    .addOption(jsonOption(help))
    .action(diff)
}

async function diff(one: string, other: string, { lang, json }: DiffFlags): Promise<void> {
  const [{ pathOf }, { differencesOf, spaceNames }, { inLanguage }] = await Promise.all([
    import('@hausregeln/engine'),
    import('@hausregeln/rulebooks/file/index.ts'),
    import('@hausregeln/rulebooks/texts/language.ts'),
  ])
  const [before, after] = [await bookOf(one), await bookOf(other)]
  const differences = differencesOf(before, after)
  const names = spaceNames(before, after)
  const placed = (all: readonly BookDifference[]) => all.map((each) => ({ ...each, at: pathOf(each.at) }))
  if (json) return printJson({ differences: placed(differences), names: placed(names) })
  if (differences.length === 0 && names.length === 0) return printLines([`${before.book.id} = ${after.book.id}`])
  const rows = [...differences, ...names].map(({ at, label, before: was, after: is }) => [
    pathOf(at),
    inLanguage(label, lang),
    inLanguage(was, lang),
    inLanguage(is, lang),
  ])
  printLines(aligned([['', '', before.book.id, after.book.id], ...rows]))
}

/** A rulebook that is only looked at: two of one id can be compared. */
async function bookOf(argument: string): Promise<Rulebook> {
  const { rulebookOnly } = await import('../../rulebook.ts')
  return rulebookOnly(argument)
}
