import { isProgramId, type MessageOf } from '@hausregeln/protocol'
import type { Letter } from '../../live/lines/frame.ts'
import type { Timeline } from '../time/timeline.ts'
import { Gathering } from './gathering.ts'
import { type Visitor, write } from './visitor.ts'

/** For how long it is gathered who has come and gone until those who are there are told, in milliseconds. */
const PAUSE = 250
/** The same for what all are told who watch, for each of them: what that costs does not grow with their number. */
const PAUSE_EACH = 4
/** Of how many who watch pages are told that read no differences. */
const FORMER_WATCHERS = 50

/** Those at a table, as far as it matters here. */
interface Company {
  readonly visitors: ReadonlySet<Visitor>
  /** Ids of those who belong to the table. */
  readonly members: ReadonlySet<string>
  readonly persons: Iterable<string>
  readonly programIds: string[]
  /** How many persons are there who do not belong to the table. */
  readonly watcherCount: number
  has(id: string): boolean
  nameOf(id: string): string | undefined
  pagesOf(id: string): Iterable<Visitor>
  tellAll(letter: Letter, except: ReadonlySet<Visitor>): void
  tellSome(visitors: Iterable<Visitor>, letter: Letter): void
}

/** The whole of a circle's knowledge, or a part of it. */
type Known = Omit<MessageOf<'presence'>, 'type'>

/**
 * Tells those at a table who else is there. Those who belong to it know everybody by name; those who watch know those who
 * belong to it, and how many watch. Each is told all of it once, and from then on who has come and gone.
 */
export class Roll {
  readonly #audience: Company
  readonly #players: Circle
  readonly #watchers: Circle
  readonly #former: FormerCircle

  constructor(audience: Company, time: Timeline) {
    this.#audience = audience
    this.#players = new Circle(audience, time, {
      shows: () => true,
      slow: () => PAUSE,
      tell: (message, except) => audience.tellSome(this.#playersBut(except), write(message)),
    })
    this.#watchers = new Circle(audience, time, {
      shows: (id) => audience.members.has(id),
      slow: () => Math.max(PAUSE, PAUSE_EACH * audience.visitors.size),
      tell: (message, except) => audience.tellAll(write(message), this.#besideWatchers(except)),
    })
    this.#former = new FormerCircle(audience, time)
  }

  /** Somebody was welcomed, and is told who is there; so are the others of them. */
  admit(visitor: Visitor): void {
    if (visitor.crowds) this.#circleOf(visitor).admit(visitor)
    else this.#former.admit(visitor)
    this.moved(visitor.guest.id)
  }

  leave(visitor: Visitor): void {
    for (const circle of [this.#players, this.#watchers, this.#former]) circle.leave(visitor)
  }

  /** Somebody has come or gone. */
  moved(id: string): void {
    if (!isProgramId(id)) for (const circle of [this.#players, this.#watchers]) circle.note(id)
    this.ask()
  }

  /** Tells what there is to tell, now or soon. */
  ask(): void {
    for (const circle of [this.#players, this.#watchers, this.#former]) circle.ask()
  }

  /** Somebody belongs to the table from now on, or no longer: they are told more, or less, and so are others of them. */
  changedSides(id: string): void {
    for (const page of this.#audience.pagesOf(id)) {
      if (!page.crowds) continue
      this.#players.leave(page)
      this.#watchers.leave(page)
      this.#circleOf(page).admit(page)
    }
    this.moved(id)
  }

  end(): void {
    for (const circle of [this.#players, this.#watchers, this.#former]) circle.end()
  }

  #circleOf({ guest }: Visitor): Circle {
    return this.#audience.members.has(guest.id) ? this.#players : this.#watchers
  }

  #playersBut(except: ReadonlySet<Visitor>): Visitor[] {
    const pages = [...this.#audience.members].flatMap((id) => [...this.#audience.pagesOf(id)])
    return pages.filter((page) => page.crowds && !except.has(page))
  }

  #besideWatchers(fresh: ReadonlySet<Visitor>): Set<Visitor> {
    return new Set([...fresh, ...this.#former.pages, ...this.#playersBut(fresh)])
  }
}

/** What tells one circle from another. */
interface Manner {
  /** Whether they are told of this person. */
  shows(id: string): boolean
  /** How long is waited between two tellings of a number alone, in milliseconds. */
  slow(): number
  /** Tells all of them, except these. */
  tell(message: MessageOf<'people'>, except: ReadonlySet<Visitor>): void
}

/** Pages that are told the same of who is there. */
class Circle {
  readonly #audience: Company
  readonly #manner: Manner
  readonly #quick: Gathering
  readonly #slow: Gathering
  /** Who has come or gone since they were told. */
  readonly #moved = new Set<string>()
  /** Pages that have not been told anything yet. */
  readonly #fresh = new Set<Visitor>()
  /** By id: what they are called whom the circle knows to be there; empty: that is not known. */
  readonly #told = new Map<string, string>()
  #programs: readonly string[] = []
  #watchers = 0

  constructor(audience: Company, time: Timeline, manner: Manner) {
    this.#audience = audience
    this.#manner = manner
    this.#quick = new Gathering(time, () => this.#tell())
    this.#slow = new Gathering(time, () => this.#describeNumber())
  }

  /** Somebody belongs to this circle from now on; `ask` has them told. */
  admit(visitor: Visitor): void {
    this.#fresh.add(visitor)
  }

  leave(visitor: Visitor): void {
    this.#fresh.delete(visitor)
  }

  /** Somebody has come or gone; `ask` has it told. */
  note(id: string): void {
    if (this.#manner.shows(id) || this.#told.has(id)) this.#moved.add(id)
  }

  /** Tells what there is to tell: all of it at once, or soon, and a number alone perhaps later. */
  ask(): void {
    if (this.#audience.watcherCount !== this.#watchers) this.#slow.ask(this.#manner.slow())
    if (this.#moved.size > 0 || this.#fresh.size > 0 || this.#hasOtherPrograms) this.#quick.ask(PAUSE)
  }

  end(): void {
    this.#quick.end()
    this.#slow.end()
  }

  get #hasOtherPrograms(): boolean {
    return String(this.#audience.programIds) !== String(this.#programs)
  }

  #describeNumber(): void {
    if (this.#audience.watcherCount === this.#watchers) return
    this.#quick.did()
    this.#tell(true)
  }

  /** Those who have just come are told all that the others know: what has changed in the meantime, they will be. */
  #tell(number = false): void {
    const news = this.#news()
    if (number || Object.keys(news).length > 0) {
      this.#watchers = this.#audience.watcherCount
      this.#manner.tell({ type: 'people', ...news, watchers: this.#watchers }, this.#fresh)
    }
    if (this.#fresh.size === 0) return
    const all = write({ type: 'presence', ...this.#all() })
    this.#audience.tellSome(this.#fresh, all)
    this.#fresh.clear()
  }

  #news(): Omit<MessageOf<'people'>, 'type'> {
    const came: { id: string; name?: string }[] = []
    const gone: string[] = []
    for (const id of this.#moved) {
      const name = this.#manner.shows(id) && this.#audience.has(id) ? (this.#audience.nameOf(id) ?? '') : null
      if (name === (this.#told.get(id) ?? null)) continue
      if (name === null) {
        gone.push(id)
        this.#told.delete(id)
      } else {
        came.push({ id, ...(name !== '' && { name }) })
        this.#told.set(id, name)
      }
    }
    this.#moved.clear()
    const others = this.#hasOtherPrograms && { programs: this.#audience.programIds }
    if (others) this.#programs = others.programs
    return { ...(came.length > 0 && { came }), ...(gone.length > 0 && { gone }), ...others }
  }

  #all(): Known {
    const names = [...this.#told].filter(([, name]) => name !== '')
    return {
      guests: [...this.#told.keys()],
      names: Object.fromEntries(names),
      ...(this.#programs.length > 0 && { programs: [...this.#programs] }),
      watchers: this.#audience.watcherCount,
    }
  }
}

/** Pages that read no differences: each time something has changed they are told all of it, of a crowd only the first. */
class FormerCircle {
  readonly #audience: Company
  readonly #gathering: Gathering
  readonly pages = new Set<Visitor>()
  /** Those of them that have not been told anything yet. */
  readonly #fresh = new Set<Visitor>()

  constructor(audience: Company, time: Timeline) {
    this.#audience = audience
    this.#gathering = new Gathering(time, () => this.#tell(this.pages))
  }

  admit(visitor: Visitor): void {
    this.pages.add(visitor)
    this.#fresh.add(visitor)
  }

  leave(visitor: Visitor): void {
    this.pages.delete(visitor)
    this.#fresh.delete(visitor)
  }

  /** Tells what there is to tell: those who have just come at once, all others at once or after a while. */
  ask(): void {
    if (this.pages.size === 0) return
    this.#gathering.ask(Math.max(PAUSE, PAUSE_EACH * this.#audience.visitors.size))
    if (this.#fresh.size > 0) this.#tell(this.#fresh)
  }

  end(): void {
    this.#gathering.end()
  }

  #tell(pages: ReadonlySet<Visitor>): void {
    const { members, programIds: programs } = this.#audience
    const guests = [...members].filter((id) => this.#audience.has(id))
    const most = guests.length + FORMER_WATCHERS
    for (const id of this.#audience.persons) {
      if (guests.length >= most) break
      if (!members.has(id)) guests.push(id)
    }
    const names = guests.flatMap((id) => {
      const name = this.#audience.nameOf(id)
      return name === undefined ? [] : [[id, name] as const]
    })
    const all = { guests, names: Object.fromEntries(names), ...(programs.length > 0 && { programs }) }
    this.#audience.tellSome(pages, write({ type: 'presence', ...all }))
    this.#fresh.clear()
  }
}
