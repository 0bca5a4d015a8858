import type { Laid } from '@hausregeln/engine/kit/book/chapter.ts'
import { type BookFault, fault, mention, numberRemedy, type Remedy } from '@hausregeln/engine/kit/book/fault.ts'
import { isDeed } from '@hausregeln/engine/kit/book/spaces.ts'
import { stockFaults } from '@hausregeln/engine/kit/book/stock-faults.ts'

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
  const of = (name: string, is: boolean, de: string, en: string, ...remedies: readonly Remedy[]) => {
    if (!is) return
    const names = [mention('number', name)]
    faults.push(
      fault(['numbers', name], `Die Zahl "${name}" ${de}.`, `The number "${name}" ${en}.`, { names, remedies }),
    )
  }
  const mostRungs = Math.max(0, ...sizes) + 1
  const top = Math.max(...rungs)
  of(
    'highest',
    rungs.length < mostRungs,
    'hat keine Höhe für eine ganze Gruppe',
    'has no level for a whole group',
    numberRemedy('highest', padded(rungs, mostRungs)),
  )
  of(
    'highest',
    rungs.some((level, at) => level < (rungs[at - 1] ?? 0)),
    'fällt',
    'falls',
  )
  of(
    'highest',
    top > (all.housesBeforeHotel as number),
    'geht über die Häuser vor einem Hotel hinaus: Auf einer Leiter gibt es keine Hotels',
    'goes beyond the houses before a hotel: on a ladder there are no hotels',
    numberRemedy('housesBeforeHotel', top),
  )
  of(
    'leastOfOthers',
    least.length <= top,
    'hat nicht jede Höhe',
    'has not every level',
    numberRemedy('leastOfOthers', padded(least, top + 1)),
  )
  of(
    'leastOfOthers',
    least.some((level, at) => level > at),
    'verlangt mehr als die Höhe selbst',
    'asks for more than the level itself',
  )
  return [...faults, ...stockFaults(laid)]
}

/** A list with its last value again and again until it is as long. */
function padded(list: readonly number[], length: number): readonly number[] {
  return Array.from({ length }, (_, at) => list[at] ?? list.at(-1) ?? 0)
}
