import { type Change, isMove, type Rulebook } from '@hausregeln/engine'
import type { Corrections } from '@hausregeln/view-kit/game/link.ts'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'

/** That a piece stood, before its next throw, where the books had it, whatever was thrown before. */
export interface Stay {
  readonly seat: number
  readonly space: number
  readonly change: Change
}

/** The seat of a throw that is corrected, and the entry of its next one; null: it has not thrown again. */
export function nextThrow(
  log: readonly LogLine[],
  number: number,
): { readonly seat: number; readonly at: number } | null {
  const seat = thrower(log.find(({ entry, event }) => entry === number && event.type === 'threw'))
  if (seat === null) return null
  const next = log.find((line) => line.entry > number && thrower(line) === seat)
  return next === undefined ? null : { seat, at: next.entry }
}

function thrower(line: LogLine | undefined): number | null {
  return line?.event.type === 'threw' ? line.event.seat : null
}

/**
 * A throw was entered wrongly, and everybody moved by the books all the same: the piece stands there again before its
 * next throw. Null if it has not thrown again, or something else stands there.
 */
export async function stayAfter(
  corrections: Corrections,
  rulebook: Rulebook,
  log: readonly LogLine[],
  number: number,
  reason: string,
): Promise<Stay | null> {
  const next = nextThrow(log, number)
  const decision = next && (await corrections.lookUp(next.at - 1))
  const [entry, ...others] = decision?.entries ?? []
  if (!next || !decision || entry === undefined || others.length > 0 || !isMove(entry) || entry.do !== 'throw')
    return null
  const { seat } = next
  const space = gameAt(rulebook, decision.before).s.place[seat] ?? 0
  const put = { host: 'adjust', what: 'place', of: seat, value: space, reason } as const
  return { seat, space, change: { number: decision.number, entries: [put, entry] } }
}
