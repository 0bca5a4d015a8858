import { sayings } from '@hausregeln/engine/core/saying.ts'
import type { Laid } from '@hausregeln/engine/kit/book/chapter.ts'
import { type BookFault, fault, mention, numberRemedy } from '@hausregeln/engine/kit/book/fault.ts'
import { words } from './say/en.words.ts'
import type { Words } from './say/shape.words.ts'

const say = sayings<Words>('prison-bail', words)

/** A bail for every turn in which a player may have to pay it. */
export function bailFaults({ numbers: { bails, attempts } }: Laid): BookFault[] {
  if (typeof bails !== 'object' || bails.length >= (attempts as number)) return []
  const longer = Array.from({ length: attempts as number }, (_, round) => bails[round] ?? bails.at(-1) ?? 0)
  return [
    fault(['numbers', 'bails'], say('tooFew', { rounds: attempts as number, count: bails.length }), {
      names: [mention('number', 'bails')],
      remedies: [numberRemedy('bails', longer), numberRemedy('attempts', bails.length)],
    }),
  ]
}
