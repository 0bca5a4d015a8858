import type { Laid } from './chapter.ts'
import { type BookFault, choiceRemedy, fault, mention, numberRemedy } from './fault.ts'
import { policiesOf } from './policies.ts'
import { quoted } from './quoted.ts'
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
    fault(
      ['numbers', 'minSeats'],
      `Mindestens ${minSeats} und höchstens ${maxSeats} Spieler kann es nicht geben.`,
      `At least ${minSeats} and at most ${maxSeats} players is impossible.`,
      { remedies: [numberRemedy('maxSeats', minSeats), numberRemedy('minSeats', maxSeats)] },
    ),
  ]
}

/** Spaces on which something is missing, of which no chapter says anything. */
function unservedFaults({ board, settled, chapters }: Laid): BookFault[] {
  return [...policiesOf(chapters)].flatMap(([name, { serves }]) => {
    const at = board.spaces.findIndex(({ kind }) => kind === serves)
    if (at < 0 || settled[name].id !== 'nothing') return []
    return [
      fault(
        ['board', 'spaces', at],
        `Feld ${at} ist von der Art ${quoted(`${serves}`)}, und kein Kapitel sagt, was dort geschieht.`,
        `Space ${at} is of the kind ${quoted(`${serves}`)}, and no chapter says what happens there.`,
        {
          names: [mention('kind', `${serves}`)],
          remedies: offeredBy(chapters)
            .filter(({ policy, id }) => policy === name && id !== 'nothing')
            .map(({ id }) => choiceRemedy(name, id)),
        },
      ),
    ]
  })
}
