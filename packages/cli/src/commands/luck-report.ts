import type { LuckReport, Mean } from '@hausregeln/lab/analyse/less-luck.ts'
import { aligned } from '../output.ts'
import type { Printed } from '../printed/printed.ts'

/** Shares less luck, for people. */
export function describeLuck({ bots, worth, left }: LuckReport, printed: Printed): string[] {
  const { say, limits, count, decimal, percent } = printed
  const { run, lessLuck, mirror, confidence } = say
  const share = ({ mean }: Mean) => percent(mean)
  const found = {
    value: worth === null ? '-' : decimal(worth),
    share: left === null ? '-' : percent(left),
  }
  return [
    '',
    lessLuck.worth(found),
    ...aligned([
      [run.bot, run.games, run.won, confidence, lessLuck.head, confidence, mirror.luck, confidence],
      ...bots.map(({ bot, plain, adjusted, luck }) => [
        bot,
        count(plain.games),
        share(plain),
        limits(plain.interval, percent),
        share(adjusted),
        limits(adjusted.interval, percent),
        share(luck),
        limits(luck.interval, percent),
      ]),
    ]),
  ]
}
