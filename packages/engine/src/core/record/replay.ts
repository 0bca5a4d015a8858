import { ruleBehind } from '../action/by-name.ts'
import type { Book } from '../book.ts'
import { SaidError, say } from '../say.ts'
import type { Saying } from '../saying.ts'
import { isChance, isMove } from './entry.ts'
import { type GameRecord, isOlder, RecordError, type SealedEntry } from './record.ts'
import { Session } from './session.ts'
import type { Watcher } from './watcher.ts'

/** How far a record could be replayed. */
export interface Replay {
  readonly session: Session
  /** Entries replayed. */
  readonly entries: number
  /** Null, or a sentence: why the record could not be followed further. */
  readonly stopped: Saying | null
}

/**
 * Plays a record again by its edition of the book, up to `upTo` entries, and compares every state's hash. With another version of the rulebook
 * the first difference stops it with a sentence; with the same version it throws `RecordError`, as does an entry
 * that is refused.
 *
 * A record of an older format is brought over: its entries are played again, what was drawn must be drawn again, and
 * the session's record has the current format. Its hashes of states cannot be compared.
 */
export function replay(
  book: Book,
  record: GameRecord,
  upTo = record.entries.length,
  watcher: Watcher | null = null,
): Replay {
  const { header } = record
  const session = new Session(book, header, watcher)
  session.clock = () => record.entries[session.length]?.at
  const { version } = session.game.book
  const foreign = header.version !== version
  let done = 0
  while (done < Math.min(upTo, record.entries.length)) {
    const fault = follow(session, record, done)
    if (fault !== null) {
      const at = { entry: done + 1, sentence: fault }
      if (foreign)
        return { session, entries: done, stopped: say('otherVersion', { ...at, was: header.version, value: version }) }
      throw new RecordError(
        isOlder(header) ? say('cannotFollowOlder', { ...at, format: header.format }) : say('cannotFollow', at),
      )
    }
    done = session.length
  }
  session.clock = null
  return { session, entries: done, stopped: null }
}

/** Does the next entry of the record again; null, or why it does not fit. */
function follow(session: Session, record: GameRecord, done: number): Saying | null {
  if (session.length === done) {
    const { entry } = record.entries[done]
    try {
      if (isMove(entry)) {
        const refusal = session.act(entry)
        const { seat, do: name } = entry
        const rule = refusal === null ? '' : `${ruleBehind(session.game.book, refusal)}`
        if (refusal !== null) return say('seatCannot', { seat, name, refusal, rule })
      } else if (isChance(entry)) session.give(entry.outcome)
      else session.enter(entry)
    } catch (error) {
      if (error instanceof SaidError) return error.said
      if (error instanceof Error) return say('wentWrong', { sentence: error.message })
      throw error
    }
  }
  for (let i = done; i < Math.min(session.length, record.entries.length); i++) {
    const [ours, theirs] = [session.record.entries[i], record.entries[i]]
    if (!isSame(ours, theirs, isOlder(record.header))) return say('differsThere')
  }
  return null
}

/** Of an older format what was drawn is compared; what was entered has just been entered again. */
function isSame(ours: SealedEntry, theirs: SealedEntry, older: boolean): boolean {
  if (older && !isChance(ours.entry)) return !isChance(theirs.entry)
  return (older || ours.state === theirs.state) && JSON.stringify(ours.entry) === JSON.stringify(theirs.entry)
}
