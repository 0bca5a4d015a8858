import type { Guest, Reaction } from '@hausregeln/protocol'
import type { Note, Storage } from '../../storage/storage.ts'
import type { Timeline } from '../time/timeline.ts'
import { Audience } from './audience.ts'
import { Gathering } from './gathering.ts'

/** After how many milliseconds without a sign of life a process, and the people at it, count as gone. */
const SILENCE = 7000
/** For how long it is gathered who has come and gone, where it is no more than watching, in milliseconds. */
const PAUSE = 250
/** Persons and tables that one note tells of at most: it must be short. */
const PERSONS = 300
const CODES = 400
const NOBODY = { guests: [], more: 0 }

/**
 * Who is at which table, in this process and in all others. Each process tells the others whenever somebody comes or
 * goes, and asks them about a table when somebody comes to it first. Nothing of it is kept: a process of which nothing
 * is heard any more has nobody.
 */
export class Attendance {
  readonly #storage: Storage
  readonly #time: Timeline
  readonly #gathering: Gathering
  readonly #present: (code: string) => void
  readonly #audiences = new Map<string, Audience>()
  /** By process: when it was last heard of, in lived milliseconds. */
  readonly #heard = new Map<string, number>()
  #letters: Note[] = []
  /** Tables of which the others are still to be told. */
  readonly #changed = new Set<string>()
  #posting = false
  #posted: Promise<void> = Promise.resolve()

  /** `present` is called when somebody may have come to a table, or gone, by way of any process. */
  constructor(storage: Storage, time: Timeline, present: (code: string) => void) {
    this.#storage = storage
    this.#time = time
    this.#gathering = new Gathering(time, () => this.#post())
    this.#present = present
  }

  /** Who is at a table. */
  audience(code: string): Audience {
    const found = this.#audiences.get(code)
    if (found !== undefined) return found
    const audience = new Audience(code, this.#time, {
      changed: (belongs) => this.#changedAt(code, belongs),
      present: () => this.#present(code),
    })
    this.#audiences.set(code, audience)
    this.#askAbout([code])
    return audience
  }

  get audiences(): Iterable<readonly [code: string, audience: Audience]> {
    return this.#audiences
  }

  /** A person's reaction, for all who are at the table anywhere. */
  react(code: string, guest: Guest, reaction: Reaction): void {
    this.audience(code).tell({ type: 'reaction', guest, reaction })
    this.#tell({ kind: 'reaction', code, guest, reaction })
  }

  /** What another process says. `now`: lived milliseconds. */
  heed(note: Note, from: string, now: number): void {
    const known = this.#heard.has(from)
    this.#heard.set(from, now)
    if (!known) this.#askAbout([...this.#audiences.keys()])
    switch (note.kind) {
      case 'here':
        return this.#audiences.get(note.code)?.setElsewhere(from, { guests: note.guests, more: note.more ?? 0 })
      case 'who':
        for (const code of note.codes) if (this.#audiences.get(code)?.hereCount) this.#changedAt(code, true)
        return
      case 'reaction': {
        const { code, guest, reaction } = note
        this.#audiences.get(code)?.tell({ type: 'reaction', guest, reaction })
      }
    }
  }

  /** Forgets those of whom nothing is heard any more, and tables at which nobody is. */
  tidy(now: number, isNeeded: (code: string) => boolean): void {
    for (const [process, at] of this.#heard) {
      if (now - at < SILENCE) continue
      this.#heard.delete(process)
      for (const audience of this.#audiences.values()) audience.setElsewhere(process, NOBODY)
    }
    for (const [code, audience] of this.#audiences) {
      if (audience.visitors.size > 0 || isNeeded(code) || this.#changed.has(code)) continue
      audience.end()
      this.#audiences.delete(code)
    }
  }

  /** Notes may have been lost: the others are told, and asked, of all tables. */
  askAgain(): void {
    const codes = [...this.#audiences.keys()]
    for (const code of codes) this.#changed.add(code)
    this.#askAbout(codes)
  }

  /** Lets go of all who are here; fulfilled when the others know. */
  dismiss(reason: string, sentence: string): Promise<void> {
    for (const audience of this.#audiences.values()) {
      audience.dismiss(reason, sentence, true)
      audience.end()
    }
    this.#gathering.end()
    this.#post()
    return this.#posted
  }

  #askAbout(codes: readonly string[]): void {
    for (let from = 0; from < codes.length; from += CODES)
      this.#tell({ kind: 'who', codes: codes.slice(from, from + CODES) })
  }

  /** `now`: the others must know at once. */
  #changedAt(code: string, now: boolean): void {
    this.#changed.add(code)
    if (now) this.#post()
    else this.#gathering.ask(PAUSE)
  }

  #tell(note: Note): void {
    this.#letters.push(note)
    this.#post()
  }

  #post(): void {
    if (this.#posting) return
    this.#posting = true
    this.#posted = this.#postAll()
  }

  /**
   * One post after the other, so that the last says what is newest; what cannot be told now the others will ask for.
   */
  async #postAll(): Promise<void> {
    // Whatever else happens at this moment goes by the same post.
    await Promise.resolve()
    while (this.#letters.length > 0 || this.#changed.size > 0) {
      const notes = [...this.#letters, ...[...this.#changed].map((code) => this.#hereAt(code))]
      this.#letters = []
      this.#changed.clear()
      await this.#storage.tell(notes).catch(() => undefined)
    }
    this.#posting = false
  }

  #hereAt(code: string): Note {
    const { here = [], hereCount = 0 } = this.#audiences.get(code) ?? {}
    const guests = [...here].slice(0, PERSONS)
    const more = hereCount - guests.length
    return { kind: 'here', code, guests, ...(more > 0 && { more }) }
  }
}
