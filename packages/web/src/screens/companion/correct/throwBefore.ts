import { isChance, isMove } from '@hausregeln/engine'
import type { Corrections } from '@hausregeln/view-kit/game/link.ts'
import type { LookedUp } from '@hausregeln/view-kit/game/types.ts'

/** Entries that do not count and may lie between a decision and its dice: more than anybody takes back at once. */
const MOST = 20

/** The decision to throw from which these dice come, the only entry of which the log has no line of its own; null: none. */
export async function throwBefore(corrections: Corrections, { number, made }: LookedUp): Promise<number | null> {
  if (!isChance(made)) return null
  for (let at = number - 1; at > 0 && at >= number - MOST; at--) {
    const found = await corrections.lookUp(at).catch(() => null)
    if (found === null || found.entries.length === 0) continue
    const last = found.entries.at(-1)
    return last !== undefined && isMove(last) && last.do === 'throw' ? at : null
  }
  return null
}
