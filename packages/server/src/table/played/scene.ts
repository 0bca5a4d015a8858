import { sceneTime } from '@hausregeln/protocol/tempo.ts'
import type { Play } from '../game/play.ts'
import { botOn, type TableState } from '../state/state.ts'
import type { Fact } from '../steps/step.ts'

/**
 * Milliseconds in which pages show what these facts have brought about in the game. It follows from the facts alone: no
 * clock depends on a page. On a real board people have seen it already; 0, too, where nobody waits for the end of it.
 */
export function sceneOf(play: Play | null, state: TableState, facts: readonly Fact[]): number {
  const count = facts.reduce((sum, fact) => sum + (fact.fact === 'entered' ? fact.entries.length : 0), 0)
  if (play === null || count === 0 || state.seed === null || !isWaitedFor(state)) return 0
  const { lines } = play.chronicle
  const before = play.session.length - count
  const from = lines.findLastIndex(({ entry }) => entry <= before) + 1
  const isBot = botOn(state, lines[from]?.turnSeat ?? 0) !== null
  return sceneTime(state.settings.pace, play.game, lines, from, isBot)
}

/** Clocks and bots wait until a scene is over. */
function isWaitedFor({ settings: { clock }, seats }: TableState): boolean {
  return clock.decision > 0 || clock.game > 0 || seats.some((_, seat) => botOn({ seats }, seat) !== null)
}
