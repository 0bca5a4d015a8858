import type { Comparison } from '@hausregeln/lab/experiment/index.ts'
import type { BookFile } from '@hausregeln/rulebooks/file/index.ts'
import { loadedRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import { runExperiment } from '../../laboratory/run.ts'
import type { Difference } from '../../rules/described/differences.ts'
import { build, openedIn, type Source } from '../model/build.ts'
import { withoutDifference } from '../model/differences.ts'
import type { Draft } from '../model/draft.ts'
import { type Concern, concernsOf, isCause, type Verdict, verdictOf } from '../model/verdict.ts'

/** What a trial of a draft has shown, and which of its rules cause what is worth a warning. */
export interface Trial {
  readonly file: BookFile
  readonly verdict: Verdict
  readonly causes: readonly Cause[]
}

export interface Cause {
  /** The difference, by its key. */
  readonly key: string
  readonly concern: Concern
  /** What the game would be without this rule, against how it is. */
  readonly without: Verdict
}

export interface TrialRequest {
  readonly draft: Draft
  readonly source: Source
  readonly file: BookFile
  readonly differences: readonly Difference[]
  readonly games: number
}

const BOT = 'steady'
/** Games of a book by which a rule is found that causes something; fewer show no limits. */
const CAUSE_GAMES = 200
/** Rules that are tried without, one by one. */
const MOST_CAUSES = 10
/** After so many rounds a game counts as endless. */
const MOST_ROUNDS = 300

/**
 * Plays a draft against the book that it began with, on common chance, in workers; where something is worth a warning, the
 * draft without each of its rules against itself. `told` hears of the part that is done. Rejects with a sentence.
 */
export async function runTrial(request: TrialRequest, told: (part: number) => void, stop: AbortSignal): Promise<Trial> {
  const { source, file, games } = request
  const bots = botsFor(request)
  const origin = source.file ?? source.rulebook.book.id
  const comparison = await compare([origin, file], bots, games, (part) => told(part * 0.7), stop)
  const verdict = verdictOf(comparison)
  const concerns = concernsOf(verdict)
  const others = concerns.length === 0 ? [] : withoutEach(request)
  if (others.length === 0) return { file, verdict, causes: [] }
  const books = [file, ...others.map((one) => one.file)]
  const found = await compare(books, bots, CAUSE_GAMES, (part) => told(0.7 + part * 0.3), stop)
  const causes = others.flatMap(({ key }, index) => {
    const without = verdictOf(found, index + 1)
    return concerns.filter((concern) => isCause(concern, without)).map((concern) => ({ key, concern, without }))
  })
  return { file, verdict, causes }
}

/** The draft without each of its differences, as far as that can be played. */
function withoutEach({
  draft,
  source,
  differences,
}: TrialRequest): { readonly key: string; readonly file: BookFile }[] {
  return differences.slice(0, MOST_CAUSES).flatMap((difference) => {
    const built = build(withoutDifference(draft, difference, source.rulebook.def), source, loadedRulebook)
    return built === null || openedIn(built) === undefined ? [] : [{ key: difference.key, file: built.file }]
  })
}

/** Four players, or as many as both books seat. */
function botsFor({ draft, source }: TrialRequest): readonly string[] {
  const built = openedIn(build(draft, source, loadedRulebook))
  const books = [source.rulebook.book, ...(built === undefined ? [] : [built.rulebook.book])]
  const least = Math.max(...books.map(({ minSeats }) => minSeats))
  const most = Math.min(...books.map(({ maxSeats }) => maxSeats))
  return Array.from({ length: Math.max(least, Math.min(4, most)) }, () => BOT)
}

async function compare(
  books: readonly (string | BookFile)[],
  bots: readonly string[],
  games: number,
  told: (part: number) => void,
  stop: AbortSignal,
): Promise<Comparison> {
  const { report } = await runExperiment(
    {
      format: 1,
      kind: 'compare',
      games,
      seed: 1,
      maxRounds: MOST_ROUNDS,
      stops: false,
      sides: books.map((book) => ({ book, bots: [...bots] })),
    },
    (so) => told(so.report.games / games),
    { stop },
  )
  stop.throwIfAborted()
  if (report.kind !== 'compare') throw new Error('The laboratory has answered another question.')
  return report
}
