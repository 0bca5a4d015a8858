import type { Table } from '@hausregeln/chapters/testing/script.ts'
import { type ActionName, type GameEvent, legalActions, type Packed, pack } from '@hausregeln/engine'
import { actionText, askText, eventText, type Language } from '../../src/texts/index.ts'

/** Players at the tables of these tests. */
export const NAMES: readonly string[] = ['Anna', 'Ben', 'Cem', 'Dora', 'Emil', 'Fee', 'Gus', 'Hedi']

/** Texts with ordinary spaces, so that they can be written down here. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** What the log says of the events of the last step, or of those of some types. */
export function log(t: Table, language: Language, ...types: GameEvent['type'][]): string[] {
  return t.last
    .filter((event) => types.length === 0 || types.includes(event.type))
    .map((event) => plain(eventText(t.rulebook, event, NAMES, language)))
}

/** The labels of all legal actions of a seat. */
export function buttons(t: Table, seat: number, language: Language): string[] {
  return legalActions(t.g, seat).map(({ action }) => plain(actionText(t.rulebook, t.g, action, NAMES, language)))
}

export function button(t: Table, seat: number, name: ActionName, argument: number, language: Language): string {
  const action: Packed = pack(t.g.book.codes[name], seat, argument)
  return plain(actionText(t.rulebook, t.g, action, NAMES, language))
}

export function asked(t: Table, seat: number, language: Language): string {
  return plain(askText(t.rulebook, t.g, seat, NAMES, language))
}
