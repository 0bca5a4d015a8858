import { argumentOf, codeOf, type GameView, type Legal, legalActions } from '@hausregeln/engine'
import { questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import type { Part } from '@hausregeln/view-kit/table/part.ts'

/** What a seat may do by the rules for which no part has a control of its own: it gets a plain one. */
export function unreached(parts: readonly Part[], l: GameView, seat: number): Legal[] {
  const ask = questionsFor(l, seat)[0]?.ask ?? 'wait'
  const buttons = parts.flatMap((part) => part.buttons?.[ask] ?? [])
  return legalActions(l, seat).filter(({ action, low, high }) => {
    const name = l.book.actionNames[codeOf(action)]
    if (name === undefined || buttons.includes(name)) return false
    const argument = argumentOf(action)
    const onCard = parts.some((part) =>
      part.deeds?.some((control) => isOwn(l, seat, argument) && control.action(l, argument) === name),
    )
    return !onCard && !parts.some((part) => part.reaches?.[name]?.(l, seat, low === high ? argument : low, ask))
  })
}

function isOwn(l: GameView, seat: number, deed: number): boolean {
  return l.s.owner[deed] === seat
}
