import type { BookTrial } from '@hausregeln/lab'
import type { Step } from '@hausregeln/rulebooks/change/change.ts'
import type { Language } from '@hausregeln/rulebooks/texts/language.ts'
import type { Command } from 'commander'
import { ExitCode } from '../../failure.ts'
import type { Help } from '../../help/help.ts'
import { jsonOption, languageOption } from '../../options.ts'
import { printJson, printLines } from '../../output.ts'
import { ALL } from '../../say/all.words.ts'

interface CheckFlags {
  readonly lang: Language
  readonly trial: boolean
  readonly json?: true
}

const GAMES = 8
const ROUNDS = 400
const SEED = 1

/** `book check`: whether a file can be played, and whether its games end. */
export function defineCheck(book: Command, help: Help): void {
  book
    .command('check')
    .description(help.check.about)
    .argument('<file>', help.check.file)
    .addOption(languageOption('--lang <language>', help.common.lang))
    .option('--no-trial', help.check.noTrial)
    .addOption(jsonOption(help))
    .action(check)
}

async function check(path: string, { lang, trial, json }: CheckFlags): Promise<void> {
  const [
    { readBookFile },
    { endlessFaults, describeBookFault },
    { stepText },
    { stepWords },
    { bringParagraphs },
    { inLanguage },
    { idleRules },
  ] = await Promise.all([
    import('../../book-file.ts'),
    import('@hausregeln/rulebooks/file/index.ts'),
    import('@hausregeln/rulebooks/change/change.ts'),
    import('@hausregeln/rulebooks/change/tell.ts'),
    import('@hausregeln/rulebooks/texts/bring-words.ts'),
    import('@hausregeln/rulebooks/texts/language.ts'),
    import('@hausregeln/rulebooks/house/idle.ts'),
  ])
  await bringParagraphs(lang)
  const read = await readBookFile(path)
  const told = (read.faults ?? []).map((fault) => describeBookFault(fault, lang))
  if (read.faults) {
    process.exitCode = ExitCode.failed
    return json ? printJson({ file: path, playable: false, faults: read.faults }) : printLines(told)
  }
  const { rulebook, settled } = read.value
  const completed = settled.map(({ step }) => stepText(step))
  const { tryBook } = await import('@hausregeln/lab/trial.ts')
  const played = trial ? tryBook(rulebook, GAMES, ROUNDS, SEED) : null
  const warnings = [
    ...idleRules(rulebook).map((text) => inLanguage(text, lang)),
    ...endlessFaults(rulebook).map((fault) => describeBookFault(fault, lang)),
    ...(played === null ? [] : triedIn(lang, played)),
  ]
  if (played?.broken) process.exitCode = ExitCode.failed
  const { id, version } = rulebook.book
  const identity = rulebook.book.identity()
  if (json)
    return printJson({
      file: path,
      playable: !played?.broken,
      id,
      version,
      identity,
      completed,
      trial: played,
      warnings,
    })
  const completedIn = (step: Step) => {
    const words = stepWords(step)
    const told = words === undefined ? '' : inLanguage(words, lang)
    return ALL[lang].completed({ step: stepText(step), words: told })
  }
  const filled = settled.map(({ step }) => completedIn(step))
  printLines([verdictOn({ path, id, mark: identity.slice(0, 16) }, played, lang), ...filled, ...warnings])
}

/** The first line: whether it can be played, as far as that was tried. */
export function verdictOn(
  { path, id, mark }: { readonly path: string; readonly id: string; readonly mark: string },
  played: BookTrial | null,
  lang: Language,
): string {
  return played?.broken ? ALL[lang].broken({ path, id }) : ALL[lang].fine({ path, id, mark })
}

/** What came of the trial. */
export function triedIn(lang: Language, { games, rounds, ended, broken }: BookTrial): string[] {
  const words = ALL[lang]
  if (broken !== null) return [words.stuck({ why: broken })]
  // Said where fewer than half of the games have ended.
  const doubt = ended * 2 < games ? [words.doubt] : []
  return [words.tried({ ended, games, rounds }), ...doubt]
}
