import type { Laid } from './chapter.ts'
import { type BookFault, choiceRemedy, fault, mention, numberRemedy } from './fault.ts'
import { policiesOf } from './policies.ts'
import { quoted } from './quoted.ts'
import { say } from './say.ts'
import { offeredBy } from './settle-choices.ts'

/** What fits by itself, but not together: as every rulebook must, and as its chapters say. */
export function togetherFaults(laid: Laid): readonly BookFault[] {
  return [
    ...seatFaults(laid),
    ...unservedFaults(laid),
    ...laid.chapters.flatMap((chapter) => chapter.faults?.(laid) ?? []),
  ]
}

function seatFaults({ numbers }: Laid): BookFault[] {
  const { minSeats, maxSeats } = numbers as Readonly<Record<string, number>>
  if (minSeats <= maxSeats) return []
  return [
    fault(['numbers', 'minSeats'], say('seatLimits', { least: minSeats, most: maxSeats }), {
      remedies: [numberRemedy('maxSeats', minSeats), numberRemedy('minSeats', maxSeats)],
    }),
  ]
}

/** Spaces on which something is missing, of which no chapter says anything. */
function unservedFaults({ board, settled, chapters }: Laid): BookFault[] {
  return [...policiesOf(chapters)].flatMap(([name, { serves }]) => {
    const at = board.spaces.findIndex(({ kind }) => kind === serves)
    if (at < 0 || settled[name].id !== 'nothing') return []
    return [
      fault(['board', 'spaces', at], say('unserved', { at, name: quoted(`${serves}`) }), {
        names: [mention('kind', `${serves}`)],
        remedies: offeredBy(chapters)
          .filter(({ policy, id }) => policy === name && id !== 'nothing')
          .map(({ id }) => choiceRemedy(name, id)),
      }),
    ]
  })
}
