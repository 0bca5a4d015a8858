import type { EventType, NumbersOf, Slot } from './vocabulary.ts'

/** Hears every event with the slot of its rule and its numbers in the order in which its vocabulary names them. */
export type Listener = (type: EventType, slot: Slot, a?: number, b?: number, c?: number, d?: number, e?: number) => void

/**
 * An event as a readable fact: `{ type: 'built', slot: 'build', rule: 'K-5.1', seat: 0, deed: 3, level: 2 }`.
 * The slot tells apart what one paragraph of a rulebook may hold together, such as tax and pot.
 */
export type GameEvent = {
  [Type in EventType]: { readonly type: Type; readonly slot: Slot; readonly rule: string } & {
    readonly [Name in NumbersOf<Type>[number]]: number
  }
}[EventType]

/** What of a compiled book says how its events are told: rule ids by slot, names of numbers by event. */
export interface EventWords {
  readonly rules: Readonly<Partial<Record<Slot, string>>>
  readonly words: { readonly events: Readonly<Partial<Record<EventType, readonly string[]>>> }
}

/** Makes the readable fact of what a listener heard in a game of this book; a rule that it has not got is ''. */
export function describeEvent(
  book: EventWords,
  type: EventType,
  slot: Slot,
  numbers: readonly (number | undefined)[],
): GameEvent {
  const fact: Record<string, string | number> = { type, slot, rule: book.rules[slot] ?? '' }
  book.words.events[type]?.forEach((name, index) => {
    fact[name] = numbers[index] ?? 0
  })
  return fact as GameEvent
}
