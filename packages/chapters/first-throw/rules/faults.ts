import { sayings } from '@hausregeln/engine/core/saying.ts'
import type { Laid } from '@hausregeln/engine/kit/book/chapter.ts'
import { type BookFault, choiceRemedy, fault, numberRemedy } from '@hausregeln/engine/kit/book/fault.ts'
import { isDeed } from '@hausregeln/engine/kit/book/spaces.ts'
import { words } from './say/en.words.ts'
import type { Words } from './say/shape.words.ts'

const say = sayings<Words>('first-throw', words)

/** Deeds are dealt to each player, who pays for them. */
export function dealFaults({ board: { spaces }, settled: { dealing, dealPrice }, numbers }: Laid): BookFault[] {
  const { dealtDeeds, minSeats, maxSeats, startCash } = numbers as Readonly<Record<string, number>>
  const at = ['numbers', 'dealtDeeds']
  const prices = spaces.filter(isDeed).map(({ price }) => price)
  const isAll = dealing.value === 'all'
  const each = isAll ? Math.ceil(prices.length / minSeats) : dealtDeeds
  if (!isAll && prices.length < each * maxSeats)
    return [
      fault(at, say('tooFew', { players: maxSeats, each, count: prices.length }), {
        remedies: [numberRemedy('dealtDeeds', Math.floor(prices.length / maxSeats))],
      }),
    ]
  if (!dealPrice.value) return []
  const dearest = prices.toSorted((a, b) => b - a).slice(0, each)
  const cost = dearest.reduce((sum, price) => sum + price, 0)
  if (cost <= startCash) return []
  return [
    fault(at, say('tooDear', { cost, cash: startCash }), {
      remedies: [choiceRemedy('dealPrice', 'free'), numberRemedy('startCash', cost)],
    }),
  ]
}
