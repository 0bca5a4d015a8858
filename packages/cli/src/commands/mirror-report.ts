import type { Estimate, Luck } from '@hausregeln/lab/arena/luck.ts'
import type { MirrorReport } from '@hausregeln/lab/arena/mirror.ts'
import { aligned } from '../output.ts'
import type { Printed } from '../printed/printed.ts'

/** The report of mirrored games, for people. Limits are those of 95 % confidence. */
export function describeMirror(report: MirrorReport, printed: Printed): string[] {
  const { rulebook: book, seed, maxRounds: rounds, players, deals, games, decided, whole, standings, luck } = report
  const { head, mirror, run, confidence } = printed.say
  return [
    head({ book, seed, rounds }),
    mirror.deals({ deals, times: players.length }),
    mirror.games({ games, decided, whole }),
    '',
    ...aligned([
      [run.bot, run.won, confidence],
      ...standings.map(({ bot, share }) => [bot, ...cells(whole === 0 ? null : share, printed)]),
    ]),
    '',
    ...(luck === null ? [mirror.tooFew] : luckLines(luck, printed)),
  ]
}

function luckLines({ sameSeat, sameBot, byLot, players, dice, meeting }: Luck, printed: Printed): string[] {
  const { mirror } = printed.say
  const lot = mirror.byLot({ share: printed.percent(byLot) })
  const luck = { value: 1 - players.value, interval: flipped(players) }
  return [
    mirror.twoGames,
    ...aligned([
      [mirror.sameSeat, ...cells(sameSeat, printed), lot],
      [mirror.sameBot, ...cells(sameBot, printed), lot],
    ]),
    '',
    mirror.whatDecides,
    ...aligned([
      [mirror.players, ...cells(players, printed)],
      [mirror.luck, ...cells(luck, printed)],
      [`  ${mirror.dice}`, ...cells(dice, printed)],
      [`  ${mirror.meeting}`, ...cells(meeting, printed)],
    ]),
  ]
}

function flipped({ interval }: Estimate): Estimate['interval'] {
  return interval === null ? null : { low: 1 - interval.high, high: 1 - interval.low }
}

function cells(estimate: Estimate | null, { limits, percent }: Printed): string[] {
  if (estimate === null) return ['-', '-']
  return [percent(estimate.value), limits(estimate.interval, percent)]
}
