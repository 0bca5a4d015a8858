import type { RecordHeader, Rulebook, Session } from '@hausregeln/engine'
import type { Analysis, Change } from '@hausregeln/lab/analyse/analyse.ts'
import type { Lead } from '@hausregeln/lab/analyse/summary.ts'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import type { Language } from '@hausregeln/rulebooks/texts/language.ts'
import type { Command } from 'commander'
import { RunError } from '../failure.ts'
import type { Help } from '../help/help.ts'
import { bookOption, jsonOption, languageOption, wholeNumber } from '../options.ts'
import { aligned, printJson, printLines } from '../output.ts'
import { ALL } from '../say/all.words.ts'
import type { Words } from '../say/shape.words.ts'
import { plain, signed } from './analyse-figures.ts'
import type { Log } from './replay-log.ts'

interface AnalyseFlags {
  readonly lang: Language
  readonly rulebook?: string
  readonly rollouts: number
  readonly json?: true
}

const TURNING_POINTS = 5
/** How many of the worst decisions are told. */
const WORST = 10
const ROLLOUTS = 100
const MOST_ROLLOUTS = 100_000

/** The figures of a seat, in the order in which they are shown. */
const FIGURES = ['start', 'luck', 'ownLuck', 'play', 'others', 'rest', 'end'] as const

/** `analyse`: by what a recorded game was won and lost. */
export function defineAnalyse(program: Command, help: Help): void {
  program
    .command('analyse')
    .description(help.analyse.about)
    .argument('<file>', help.common.record)
    .addOption(languageOption('--lang <language>', help.common.lang))
    .addOption(bookOption(help))
    .option('--rollouts <games>', help.analyse.rollouts, wholeNumber('--rollouts', 0, MOST_ROLLOUTS), ROLLOUTS)
    .addOption(jsonOption(help))
    .action(analyseFile)
}

async function analyseFile(file: string, flags: AnalyseFlags): Promise<void> {
  const [{ readRecord, replay }, { playAgain, rulebookOf }, { readText }, { analyse }, { NETS }, { Log: LogOf }] =
    await Promise.all([
      import('@hausregeln/engine'),
      import('../records.ts'),
      import('../files.ts'),
      import('@hausregeln/lab/analyse/analyse.ts'),
      import('@hausregeln/bots/chances/nets/all.ts'),
      import('./replay-log.ts'),
    ])
  const record = readRecord(await readText(file))
  const rulebook = await rulebookOf(record, flags.rulebook)
  const { session, stopped } = await playAgain(() => replay(rulebook.book, record))
  if (stopped !== null) throw new RunError((_, language) => stopped.in(language) ?? stopped.en)
  const log = new LogOf(rulebook, record, flags.lang)
  const analysis = analyse(session, NETS, { watcher: log.chronicle, decisions: true })
  if (analysis === null) {
    const { tellRolled } = await import('./analyse-rolled.ts')
    return tellRolled(session, rulebook, flags)
  }
  await tell(analysis, rulebook, session, log, flags)
}

async function tell(
  analysis: Analysis,
  rulebook: Rulebook,
  session: Session,
  log: Log,
  { lang, json, rollouts }: AnalyseFlags,
): Promise<void> {
  const [{ longestLead, summaryOf, turningPoints }, { toldDecisions }, { decisionLines }] = await Promise.all([
    import('@hausregeln/lab/analyse/summary.ts'),
    import('@hausregeln/lab/analyse/told.ts'),
    import('./analyse-decisions.ts'),
  ])
  const { header, game } = session
  const seats = summaryOf(analysis)
  const worst = toldDecisions(session, rulebook, analysis.decisions, { count: WORST, games: rollouts, language: lang })
  const lead = longestLead(analysis)
  const turns = turningPoints(analysis, TURNING_POINTS).map((change) => ({ ...change, log: log.at(change.entry) }))
  const names = header.seats.map(({ name }) => name)
  if (json)
    return printJson({ rulebook: header.rulebook, names, seats, lead, turningPoints: turns, worst, ...analysis })
  const words = ALL[lang]
  const nameOf = (seat: number) => names[seat] ?? `${seat + 1}`
  const verdicts = seats.map(({ luck, play }, seat) =>
    words.verdict({
      name: nameOf(seat),
      won: ((game.s.winners >>> seat) & 1) === 1,
      luck: signed(luck, lang),
      play: signed(play, lang),
    }),
  )
  const rows = seats.map((one, seat) => [
    nameOf(seat),
    ...FIGURES.map((key) => (key === 'start' || key === 'end' ? plain : signed)(one[key], lang)),
  ])
  printLines([
    ...(isOwn(header) ? [words.otherRules] : []),
    ...(analysis.over ? verdicts : [words.running]),
    lead === null ? words.noLead : leadIn(lead, nameOf(lead.seat), words),
    '',
    ...aligned([['', ...FIGURES.map((key) => words.heads[key])], ...rows]),
    '',
    words.turningPoints,
    ...turns.flatMap((one) => {
      const seat = mostChanged(one)
      const change = signed(one.change[seat] ?? 0, lang)
      return [
        words.moment({
          entry: one.entry,
          round: one.round,
          name: nameOf(seat),
          change,
          cause: words.causes[one.cause],
        }),
        ...one.log.map((sentence) => `  ${sentence}`),
      ]
    }),
    '',
    ...decisionLines(worst, nameOf, words, lang),
    '',
    words.note,
    words.decisionsNote,
  ])
}

/** Whether a game was played by rules that its net was not learned for. */
function isOwn({ rulebook, book }: RecordHeader): boolean {
  return book !== undefined || !RULEBOOK_IDS.some((id) => id === rulebook)
}

function leadIn({ rounds: [round, toRound], entries: [entry, toEntry] }: Lead, name: string, words: Words): string {
  return words.lead({ name, round, toRound, entry, toEntry })
}

/** Whose chance changed most. */
function mostChanged({ change }: Change): number {
  const sizes = change.map(Math.abs)
  return sizes.indexOf(Math.max(...sizes))
}
