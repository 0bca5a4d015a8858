import { homeOf } from '../storage/spread/rule.ts'
import type { Note, Storage } from '../storage/storage.ts'

/** How often a process says where it is to be reached, in milliseconds. */
const OFTEN = 2000
/** After how many milliseconds without a word a place counts as gone. */
const SILENCE = 7000
/** How long is waited after places have changed until pages are moved, in milliseconds: more may change. */
const SETTLING = 1000
/**
 * How long after that they are moved once more, in milliseconds: a place that notices later than this one that another
 * has gone still sends there who comes to it, and they come back here.
 */
const ONCE_MORE = 10_000

/** Where the processes that share a storage are reached from outside. */
export interface PlaceNames {
  /** Origin of this process. */
  readonly own: string
  /** Origins of all, this one too. */
  readonly all: readonly string[]
}

/** What processes hear of each other by. */
type Word = Pick<Storage, 'tell' | 'follow'>

/** Which places are there now, and which of them a table belongs to. Those who come to another are sent there. */
export class Places {
  readonly #storage: Word
  readonly #names: PlaceNames | null
  readonly #moved: () => void
  /** By place: when it was last heard of. */
  readonly #heard = new Map<string, number>()
  #timer: ReturnType<typeof setInterval> | undefined
  #settling: ReturnType<typeof setTimeout> | undefined
  #open = false

  /** `names`: null if tables are served wherever somebody comes. `moved` is called when tables have got other homes. */
  constructor(storage: Word, names: PlaceNames | null, moved: () => void) {
    this.#storage = storage
    this.#names = names
    this.#moved = moved
    if (names === null) return
    storage.follow({ heard: (note) => this.#heed(note), restored: () => void this.#tell(), cut: () => undefined })
  }

  /** Pages reach this place from now on. */
  enter(): void {
    if (this.#names === null) return
    this.#open = true
    this.#timer = setInterval(() => this.#look(), OFTEN)
    this.#timer.unref()
    // A place that has not noticed that this one was away leads nobody back to it: so this one says that it was.
    void this.#tell(false).then(() => this.#tell())
  }

  /** The place that serves a table, if it is not this one; null: this one does, or there is no other. */
  elsewhere(code: string): string | null {
    if (this.#names === null) return null
    const { own } = this.#names
    const home = homeOf(code, [...(this.#open ? [own] : []), ...this.#heard.keys()])
    return home === own ? null : home
  }

  /** This place takes nobody any more: all tables belong to others. Fulfilled when these are told. */
  async leave(): Promise<void> {
    this.end()
    if (!this.#open) return
    this.#open = false
    await this.#tell()
  }

  end(): void {
    clearInterval(this.#timer)
    clearTimeout(this.#settling)
  }

  #heed(note: Note): void {
    if (note.kind !== 'place' || note.place === this.#names?.own) return
    if (this.#names?.all.includes(note.place) !== true) return
    const known = this.#heard.has(note.place)
    if (note.open) this.#heard.set(note.place, performance.now())
    else this.#heard.delete(note.place)
    // One that has just come does not know of this place.
    if (note.open && !known && this.#open) void this.#tell()
    if (note.open !== known) this.#settle()
  }

  #look(): void {
    const now = performance.now()
    for (const [place, at] of this.#heard) {
      if (now - at < SILENCE) continue
      this.#heard.delete(place)
      this.#settle()
    }
    void this.#tell()
  }

  #settle(): void {
    clearTimeout(this.#settling)
    if (!this.#open) return
    this.#settling = setTimeout(() => {
      this.#moved()
      this.#settling = setTimeout(this.#moved, ONCE_MORE).unref()
    }, SETTLING).unref()
  }

  /** Others take this place for gone if it cannot be told for long. */
  async #tell(open = this.#open): Promise<void> {
    const place = this.#names?.own ?? ''
    await this.#storage.tell([{ kind: 'place', place, open }]).catch(() => undefined)
  }
}
