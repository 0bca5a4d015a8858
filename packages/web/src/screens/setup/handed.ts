import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'

/** A rulebook that another screen hands to the set-up, and where it is to be played. */
export interface Handed {
  readonly opened: OpenedBook
  readonly kept: boolean
}

let handed: Handed | null = null

/** Lays a rulebook down for the next set-up. */
export function handOver(next: Handed): void {
  handed = next
}

/** What lies there for the set-up. */
export function handedOver(): Handed | null {
  return handed
}

/** Nothing lies there any more. */
export function takeAway(): void {
  handed = null
}
