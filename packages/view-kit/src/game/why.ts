import { recordedWhy } from '@hausregeln/bots/why/recorded.ts'
import type { Reason } from '@hausregeln/bots/why/why.ts'
import type { Session } from '@hausregeln/engine'

/** Why the bot on this seat has made this entry of a game at this screen; null where there are no reasons to tell. */
export function whyOf({ game: { book }, record }: Session, entry: number, seat: number): Reason | null {
  return recordedWhy(book, record, entry, seat)
}
