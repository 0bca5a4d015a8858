import type { Board } from '../../core/board.ts'
import type { GameEvent } from '../../core/event.ts'
import type { Beat, Scene, SceneMaker, Scenes } from './scene.ts'

/** A beat, and how many of the events are told from its begin on. */
export interface Cue extends Pick<Beat, 'length' | 'show' | 'heard'> {
  readonly told: number
}

/** What is to be seen of some events, one beat after the other. */
export interface Timeline {
  readonly cues: readonly Cue[]
  /** Milliseconds for which the last of it is looked at, when the shown table is the true one again. */
  readonly rest: number
}

type AnyMaker = SceneMaker<GameEvent['type']>

/** What is to be seen of the events of an entry. `told` of the last cue may be less than all: the truth tells the rest. */
export function timelineOf(scenes: Scenes, board: Board, events: readonly GameEvent[]): Timeline {
  const cues: Cue[] = []
  let told = 0
  let rest = 0
  for (let at = 0; at < events.length; ) {
    const scene = sceneOf(scenes, board, events, at)
    const next = at + 1 + (scene?.takes ?? 0)
    if (scene?.settles !== undefined) cues.unshift({ length: 0, told: 0, show: scene.settles })
    for (const { tells, ...beat } of scene?.beats ?? []) {
      if (tells) told = next
      cues.push({ ...beat, told })
    }
    told = next
    rest = Math.max(rest, scene?.rest ?? 0)
    at = next
  }
  return { cues, rest }
}

function sceneOf(scenes: Scenes, board: Board, events: readonly GameEvent[], at: number): Scene | undefined {
  const event = events[at]
  if (event === undefined) return undefined
  // The maker under an event's type is made for events of this type.
  const make = scenes[event.type] as AnyMaker | undefined
  return make === undefined ? undefined : make(event as never, events.slice(at + 1), board)
}

/**
 * Milliseconds that these events take to be seen, at the tempo at which people play: a fixed number that depends on no
 * page. As long as `timelineOf` is, without making it: a server asks for every step of a table.
 */
export function nominalTime(scenes: Scenes, board: Board, events: readonly GameEvent[]): number {
  let sum = 0
  let rest = 0
  for (let at = 0; at < events.length; at++) {
    const scene = sceneOf(scenes, board, events, at)
    if (scene === undefined) continue
    for (const { length } of scene.beats) sum += length
    if (scene.rest !== undefined && scene.rest > rest) rest = scene.rest
    at += scene.takes ?? 0
  }
  return sum + rest
}
