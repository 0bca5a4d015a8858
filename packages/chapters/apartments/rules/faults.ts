import { sayings } from '@hausregeln/engine/core/saying.ts'
import type { Laid } from '@hausregeln/engine/kit/book/chapter.ts'
import { type BookFault, fault, mention, numberRemedy, type Remedy } from '@hausregeln/engine/kit/book/fault.ts'
import { isDeed } from '@hausregeln/engine/kit/book/spaces.ts'
import { stockFaults } from '@hausregeln/engine/kit/book/stock-faults.ts'
import { words } from './say/en.words.ts'
import type { Words } from './say/shape.words.ts'

const say = sayings<Words>('apartments', words)

/** A ladder has a rung for every number of streets of a group, and a least level for every level. */
export function ladderFaults(laid: Laid): BookFault[] {
  const { board, numbers: all } = laid
  const deeds = board.spaces.filter(isDeed)
  const rungs = all.highest as readonly number[]
  const least = all.leastOfOthers as readonly number[]
  const sizes = deeds
    .filter(({ kind }) => kind === 'street')
    .map(({ group }) => deeds.filter((deed) => deed.group === group).length)
  const faults: BookFault[] = []
  const of = (name: string, is: boolean, what: keyof Words, ...remedies: readonly Remedy[]) => {
    if (is) faults.push(fault(['numbers', name], say(what), { names: [mention('number', name)], remedies }))
  }
  const mostRungs = Math.max(0, ...sizes) + 1
  const top = Math.max(...rungs)
  of('highest', rungs.length < mostRungs, 'noRung', numberRemedy('highest', padded(rungs, mostRungs)))
  of(
    'highest',
    rungs.some((level, at) => level < (rungs[at - 1] ?? 0)),
    'falls',
  )
  of('highest', top > (all.housesBeforeHotel as number), 'tooHigh', numberRemedy('housesBeforeHotel', top))
  of('leastOfOthers', least.length <= top, 'notAll', numberRemedy('leastOfOthers', padded(least, top + 1)))
  of(
    'leastOfOthers',
    least.some((level, at) => level > at),
    'tooMuch',
  )
  return [...faults, ...stockFaults(laid)]
}

/** A list with its last value again and again until it is as long. */
function padded(list: readonly number[], length: number): readonly number[] {
  return Array.from({ length }, (_, at) => list[at] ?? list.at(-1) ?? 0)
}
