import type { LuckReport, Mean } from '@hausregeln/lab/analyse/less-luck.ts'
import { aligned, count, decimal, limits, percent } from '../output.ts'

/** Shares less luck, for people. */
export function describeLuck({ bots, worth, left }: LuckReport): string[] {
  const share = ({ mean }: Mean) => percent(mean)
  return [
    '',
    `less luck: a point of luck is worth ${worth === null ? '-' : decimal(worth)}; variance left ${left === null ? '-' : percent(left)}`,
    ...aligned([
      ['bot', 'games', 'won', '95 % confidence', 'less luck', '95 % confidence', 'luck', '95 % confidence'],
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
