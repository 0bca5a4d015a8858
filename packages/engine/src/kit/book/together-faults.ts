import type { Laid } from './chapter.ts'
import { type BookFault, fault } from './fault.ts'
import { policiesOf } from './policies.ts'
import { quoted } from './quoted.ts'

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
      `At least ${minSeats} and at most ${maxSeats} players cannot be.`,
    ),
  ]
}

/** Spaces of a kind of which no chapter says anything, or not all that is asked. */
function unservedFaults({ board, settled, chapters }: Laid): BookFault[] {
  const asked = [...policiesOf(chapters)]
  const isServed = (kind: string) => {
    const about = asked.filter(([, { space, serves }]) => space === kind || serves === kind)
    return about.some(([, { space }]) => space === kind) && about.every(([name]) => settled[name].id !== 'nothing')
  }
  const kinds = [...new Set(board.spaces.map(({ kind }) => kind))]
  return kinds
    .filter((kind) => !isServed(kind))
    .map((kind) => {
      const at = board.spaces.findIndex((space) => space.kind === kind)
      return fault(
        ['board', 'spaces', at],
        `Feld ${at} ist von der Art ${quoted(kind)}, und kein Kapitel sagt, was dort geschieht.`,
        `Space ${at} is of the kind ${quoted(kind)}, and no chapter says what happens there.`,
      )
    })
}
