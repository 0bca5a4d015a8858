import type { EventType, Slot } from '@hausregeln/engine'
import type { Books } from './books.ts'

/** What is done with an event that is heard: its numbers in the order of `EVENTS`, 0 where there is none. */
export type Hearing = (books: Books, slot: Slot, a: number, b: number, c: number, d: number, e: number) => void

export type Heard = Partial<Readonly<Record<EventType, Hearing>>>
