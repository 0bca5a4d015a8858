import type { Guest } from '@hausregeln/protocol'
import type { Play } from './game/play.ts'
import type { Audience } from './people/audience.ts'
import type { TableBook } from './played/playedBook.ts'
import type { Replay } from './played/replay.ts'
import type { RequestContext } from './requests/context.ts'
import { rematchFacts } from './requests/rematch.ts'
import type { Routine } from './routine.ts'
import { nameIn, type TableState } from './state/state.ts'
import type { World } from './world.ts'

/** What a table has around it. */
interface Setting {
  readonly world: World
  readonly audience: Audience
  readonly routine: Routine
  readonly book: TableBook
  readonly replay: Replay
}

/** What a request may bring about beside facts. */
interface Consequences {
  /** A game begins. */
  begin(play: Play): void
  /** What is decided is written when this is durable. */
  writeAfter(durable: Promise<void>): void
}

/** What is before somebody who asks for something at a table. */
export function contextOf(
  { world, audience, routine, book, replay }: Setting,
  state: TableState,
  play: Play | null,
  guest: Guest,
  { begin, writeAfter }: Consequences,
): RequestContext {
  return {
    state,
    play,
    guest,
    grace: routine.isGrace(play),
    now: world.time.now(),
    isHere: (id) => audience.has(id),
    nameOf: (id) => audience.nameOf(id) ?? nameIn(state, id),
    absence: (id) => routine.absence(id),
    begin,
    replayed: (record, { rulebook, carried }) => replay.take(record, rulebook.book, carried),
    bookOf: (settings) => book.of(settings, state.own),
    // The table for the next game: nobody is told its code before it is durable.
    nextTable: (settings) => {
      const own = settings.book === undefined ? null : state.own
      const { code, durable } = world.create(settings, state.host, own, rematchFacts(state))
      writeAfter(durable)
      return code
    },
  }
}
