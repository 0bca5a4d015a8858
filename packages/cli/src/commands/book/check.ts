import type { BookTrial } from '@hausregeln/lab'
import { type Command, Option } from 'commander'
import { ExitCode } from '../../failure.ts'
import { jsonOption } from '../../options.ts'
import { printJson, printLines } from '../../output.ts'

interface CheckFlags {
  readonly lang: 'de' | 'en'
  readonly trial: boolean
  readonly json?: true
}

const GAMES = 8
const ROUNDS = 400
const SEED = 1

/** `book check`: whether a file can be played, and whether its games end. */
export function defineCheck(book: Command): void {
  book
    .command('check')
    .description('check a file: all that is wrong with it, and, by a short trial, whether its games end')
    .argument('<file>', 'the rulebook')
    .addOption(new Option('--lang <language>', 'language of the sentences').choices(['de', 'en']).default('en'))
    .option('--no-trial', 'do not play')
    .addOption(jsonOption())
    .action(check)
}

async function check(path: string, { lang, trial, json }: CheckFlags): Promise<void> {
  const [{ readBookFile }, { endlessFaults, describeBookFault }, { stepText }, { stepWords }] = await Promise.all([
    import('../../book-file.ts'),
    import('@hausregeln/rulebooks/file/index.ts'),
    import('@hausregeln/rulebooks/change/change.ts'),
    import('@hausregeln/rulebooks/change/tell.ts'),
  ])
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
    ...endlessFaults(rulebook).map((fault) => describeBookFault(fault, lang)),
    ...(played === null ? [] : TRIED[lang](played)),
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
  const filled = settled.map(({ step }) => COMPLETED[lang](stepText(step), stepWords(step)?.[lang]))
  printLines([verdictOn({ path, id, mark: identity.slice(0, 16) }, played, lang), ...filled, ...warnings])
}

/** The first line: whether it can be played, as far as that was tried. */
export function verdictOn(
  { path, id, mark }: { readonly path: string; readonly id: string; readonly mark: string },
  played: BookTrial | null,
  lang: 'de' | 'en',
): string {
  return played?.broken ? BROKEN[lang](path, id) : FINE[lang](path, id, mark)
}

const BROKEN = {
  de: (path: string, id: string) => `${path}: "${id}" kann so nicht gespielt werden.`,
  en: (path: string, id: string) => `${path}: "${id}" cannot be played like this.`,
}

const FINE = {
  de: (path: string, id: string, mark: string) => `${path}: "${id}" kann gespielt werden, Kennung ${mark}.`,
  en: (path: string, id: string, mark: string) => `${path}: "${id}" can be played, mark ${mark}.`,
}

/** What the file leaves open, and what it was completed with so that it can be played. */
const COMPLETED = {
  de: (step: string, words = '') => `Ergänzt: ${step}${words && ` – ${words}`}.`,
  en: (step: string, words = '') => `Completed with: ${step}${words && ` – ${words}`}.`,
}

export const TRIED = {
  de: ({ games, rounds, ended, broken }: BookTrial) =>
    broken === null
      ? [
          `${ended} von ${games} Probespielen waren nach höchstens ${rounds} Runden zu Ende.`,
          ...doubt(ended, games, 'Das Spiel endet oft nicht von selbst.'),
        ]
      : [`Ein Probespiel kann nicht weitergehen: ${broken}`],
  en: ({ games, rounds, ended, broken }: BookTrial) =>
    broken === null
      ? [
          `${ended} of ${games} trial games ended within ${rounds} rounds.`,
          ...doubt(ended, games, 'The game often does not end by itself.'),
        ]
      : [`A trial game cannot go on: ${broken}`],
}

/** Said where fewer than half of the games have ended. */
function doubt(ended: number, games: number, sentence: string): string[] {
  return ended * 2 < games ? [sentence] : []
}
