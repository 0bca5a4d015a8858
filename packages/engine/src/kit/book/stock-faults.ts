import type { Laid } from './chapter.ts'
import { type BookFault, fault, mention, numberRemedy } from './fault.ts'
import { say } from './say.ts'

/** Buildings that can run out, where no chapter says what happens then. */
export function stockFaults({ numbers, chapters }: Laid): BookFault[] {
  const endless = numbers.houses === 'unlimited' && numbers.hotels === 'unlimited'
  if (endless || chapters.some(({ name }) => name === 'shortage')) return []
  return [
    fault(['chapters'], say('noShortage'), {
      names: [mention('chapter', 'shortage')],
      remedies: (['houses', 'hotels'] as const)
        .filter((name) => numbers[name] !== 'unlimited')
        .map((name) => numberRemedy(name, 'unlimited')),
    }),
  ]
}
