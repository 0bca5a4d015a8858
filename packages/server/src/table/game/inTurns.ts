import { setImmediate as othersTurn } from 'node:timers/promises'

/** Steps that are read, and entries that are played, until others have their turn: some 5 ms. */
export const AT_ONCE = 500

/** Work that pauses again and again, so that others need not wait until all of it is done. */
export type InParts<Result> = Generator<void, Result>

/** Does it without a pause. Throws what it throws. */
export function atOnce<Result>(work: InParts<Result>): Result {
  for (;;) {
    const part = work.next()
    if (part.done) return part.value
  }
}

/** Does it, and whatever else is to be done in between. `go` does one part. Rejects with what it throws. */
export async function inTurns<Result>(
  work: InParts<Result>,
  go: (part: () => IteratorResult<void, Result>) => IteratorResult<void, Result> = (part) => part(),
): Promise<Result> {
  for (;;) {
    const part = go(() => work.next())
    if (part.done) return part.value
    await othersTurn()
  }
}
