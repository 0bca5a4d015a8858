import type { Estimate, Luck } from '@hausregeln/lab/arena/luck.ts'
import type { MirrorReport } from '@hausregeln/lab/arena/mirror.ts'
import { aligned, count, limits, percent } from '../output.ts'

/** The report of mirrored games, for people. Limits are those of 95 % confidence. */
export function describeMirror(report: MirrorReport): string[] {
  const { rulebook, seed, maxRounds, players, deals, games, decided, whole, standings, luck } = report
  const times = players.length
  return [
    `${rulebook}, seed ${seed}, at most ${count(maxRounds)} rounds`,
    `${count(deals)} deals, each played ${times} times with the same dice, cards and lots, everybody once on every seat`,
    `${count(games)} games, ${count(decided)} decided; all of a deal in ${count(whole)} deals, of which this tells`,
    '',
    ...aligned([
      ['bot', 'won', '95 % confidence'],
      ...standings.map(({ bot, share }) => [bot, ...cells(whole === 0 ? null : share)]),
    ]),
    '',
    ...(luck === null ? ['Too few deals to tell how much luck decides.'] : luckLines(luck)),
  ]
}

function luckLines({ sameSeat, sameBot, byLot, players, dice, meeting }: Luck): string[] {
  const lot = percent(byLot)
  const luck = { value: 1 - players.value, interval: flipped(players) }
  return [
    'Of two games of one deal, in which others sit on all seats:',
    ...aligned([
      ['the same seat wins both', ...cells(sameSeat), `by lot ${lot}`],
      ['the same bot wins both', ...cells(sameBot), `by lot ${lot}`],
    ]),
    '',
    'What decides who wins, as parts of its variance:',
    ...aligned([
      ['who plays', ...cells(players)],
      ['luck', ...cells(luck)],
      ['  seat and dice, no matter who sits', ...cells(dice)],
      ['  which bot meets which dice', ...cells(meeting)],
    ]),
  ]
}

function flipped({ interval }: Estimate): Estimate['interval'] {
  return interval === null ? null : { low: 1 - interval.high, high: 1 - interval.low }
}

function cells(estimate: Estimate | null): string[] {
  if (estimate === null) return ['-', '-']
  return [percent(estimate.value), limits(estimate.interval, percent)]
}
