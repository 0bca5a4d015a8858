import type { ToldDecision } from '@hausregeln/lab/analyse/told.ts'
import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import type { Words } from '../say/shape.words.ts'
import { plain, signed } from './analyse-figures.ts'

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
