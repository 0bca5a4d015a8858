import type { Board } from '../../core/board.ts'
import type { GameEvent } from '../../core/event.ts'
import type { State } from '../../core/state/state.ts'
import type { EventType } from '../../core/vocabulary.ts'
import type { Heard, Sound } from './sound.ts'

/** A stretch of the time-line in which the shown table stays as it is. */
export interface Beat {
  /** Milliseconds at the tempo at which people play. */
  readonly length: number
  /** What changes on the shown table when it begins; nothing where it is left out. */
  readonly show?: (s: State) => void
  /** From now on the event is told: in the log, as a caption, aloud. */
  readonly tells?: true
  /** What it sounds like; nothing is heard where it is left out. One of no length is heard with what it tells. */
  readonly heard?: Heard
}

/** How an event is seen. One of which no beat tells is told when its beats are over. */
export interface Scene {
  readonly beats: readonly Beat[]
  /** What changes on the shown table as soon as anything of the entry is seen: what can no longer be answered is not asked. */
  readonly settles?: (s: State) => void
  /** How many of the events after it are seen within it, and told with it; none where it is left out. */
  readonly takes?: number
  /** Milliseconds for which people look at the table afterwards, before others than the asked go on. */
  readonly rest?: number
}

export type EventOf<Type extends EventType> = Extract<GameEvent, { readonly type: Type }>

/** Makes the scene of an event. `after`: what the same entry of the record has told after it. */
export type SceneMaker<Type extends EventType> = (
  event: EventOf<Type>,
  after: readonly GameEvent[],
  board: Board,
) => Scene

/**
 * How a chapter's events are seen, in `scene.ts` of its folder. An event that is not here takes no time, and what it has
 * changed is seen at the end of its entry, where the shown table becomes the true one.
 */
export type Scenes = { readonly [Type in EventType]?: SceneMaker<Type> }

/** A scene that tells at once, is looked at for so many milliseconds, and perhaps heard by all alike. */
export function oneBeat(length: number, show?: ((s: State) => void) | null, sound?: Heard | Sound): Scene {
  const heard = typeof sound === 'string' ? { sound } : sound
  return { beats: [{ length, tells: true, ...(show && { show }), ...(heard && { heard }) }] }
}
