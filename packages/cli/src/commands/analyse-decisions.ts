import { type Game, type Move, packMove, type Rulebook, type Session } from '@hausregeln/engine'
import type { Decision } from '@hausregeln/lab/analyse/judge.ts'
import { type Suspect, suspectsOf } from '@hausregeln/lab/analyse/suspects.ts'
import { actionText, type Language } from '@hausregeln/rulebooks/texts/index.ts'
import type { Words } from '../say/shape.words.ts'
import { plain, signed } from './analyse-figures.ts'

/** How many of the worst decisions are told. */
const WORST = 10

/** A decision that cost much, in words as well. */
export interface ToldDecision extends Suspect {
  readonly doneText: readonly string[]
  /** In the order of `better`; null: to do nothing. */
  readonly betterText: readonly (string | null)[]
}

/** The worst decisions, each checked by so many games, with what was done and what was better in this language. */
export function toldDecisions(
  session: Session,
  rulebook: Rulebook,
  decisions: readonly Decision[],
  games: number,
  language: Language,
): ToldDecision[] {
  const names = session.header.seats.map(({ name }) => name)
  const texts: Pick<ToldDecision, 'doneText' | 'betterText'>[] = []
  const suspects = suspectsOf(session, decisions, WORST, games, ({ done, better }, before) => {
    const say = (move: Move) => textOf(rulebook, before, move, names, language)
    texts.push({ doneText: done.map(say), betterText: better.map(({ move }) => (move === null ? null : say(move))) })
  })
  return suspects.map((suspect, at) => ({ ...suspect, doneText: [], betterText: [], ...texts[at] }))
}

function textOf(rulebook: Rulebook, g: Game, move: Move, names: readonly string[], language: Language): string {
  return actionText(rulebook, g, packMove(g.book, move, g.terms), names, language)
}

/** The worst decisions, line by line. */
export function decisionLines(
  told: readonly ToldDecision[],
  nameOf: (seat: number) => string,
  words: Words,
  language: Language,
): string[] {
  if (told.length === 0) return [words.noDecisions]
  return [words.decisions, ...told.flatMap((one) => linesOf(one, nameOf(one.seat), words, language))]
}

function linesOf(one: ToldDecision, name: string, words: Words, language: Language): string[] {
  const { entries, round, cost, chance, better, doneText, betterText, rollouts } = one
  const before = plain(chance, language)
  const instead = better.map((way, at) => {
    const what = betterText[at] ?? null
    const now = plain(way.chance, language)
    return what === null ? words.insteadNothing({ now, before }) : words.instead({ what, now, before })
  })
  const limits = rollouts?.limits ?? null
  return [
    words.decision({ entry: entries[0] ?? 0, round, name, change: signed(-cost, language) }),
    `  ${words.done({ what: doneText })}`,
    ...instead.map((line) => `  ${line}`),
    ...(rollouts === null || limits === null
      ? []
      : [
          `  ${words.playedOn({
            games: rollouts.games,
            change: signed(rollouts.gain, language),
            least: signed(limits.low, language),
            most: signed(limits.high, language),
          })}`,
        ]),
  ]
}
