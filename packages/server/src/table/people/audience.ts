import { isProgramId, type ServerMessage } from '@hausregeln/protocol'
import type { Letter } from '../../live/lines/frame.ts'
import type { Holder } from '../../live/lines/line.ts'
import type { TableState } from '../state/state.ts'
import type { Timeline } from '../time/timeline.ts'
import { Roll } from './roll.ts'
import { type Visitor, write } from './visitor.ts'

/** Who is at a table by way of another process: some of them by their ids, first those who belong to it, and how many more. */
export interface Elsewhere {
  readonly guests: readonly string[]
  readonly more: number
}

const NONE: ReadonlySet<Visitor> = new Set()

/** What an audience tells those around it. */
export interface Doors {
  /** Somebody may have come or gone here. `belongs`: somebody who belongs to the table. */
  changed(belongs: boolean): void
  /** Somebody may have come or gone anywhere. */
  present(): void
}

/** Who is at a table now. It outlives the table in memory: pages stay connected while nothing happens. */
export class Audience {
  readonly visitors = new Set<Visitor>()
  /** Those of them that are programs. */
  readonly programs = new Set<Visitor>()
  readonly #code: string
  readonly #doors: Doors
  readonly #roll: Roll
  readonly #byGuest = new Map<string, Set<Visitor>>()
  /** Pages that want the game as named JSON. */
  readonly #named = new Set<Visitor>()
  /** Pages that were welcomed: those that this process holds, and the others by where they are held. */
  readonly #near = new Set<Visitor>()
  readonly #far = new Map<Holder, Set<Visitor>>()
  /** By process: who is there by way of others. */
  readonly #elsewhere = new Map<string, Elsewhere>()
  /** The host and the persons who have seats, as far as is known here, and what that was taken from. */
  #members: ReadonlySet<string> = new Set()
  #memberships: Pick<TableState, 'host' | 'seats'> | null = null
  /** See `apart`; null: it is to be made again. */
  #apart: ReadonlySet<Visitor> | null = null

  constructor(code: string, time: Timeline, doors: Doors) {
    this.#code = code
    this.#doors = doors
    this.#roll = new Roll(this, time)
  }

  /** Ids of those who belong to the table. */
  get members(): ReadonlySet<string> {
    return this.#members
  }

  has(guest: string): boolean {
    if (this.#byGuest.has(guest)) return true
    for (const { guests } of this.#elsewhere.values()) if (guests.includes(guest)) return true
    return false
  }

  /** What a person who is connected to this process is called; undefined: that is not known. */
  nameOf(guest: string): string | undefined {
    const [page] = this.pagesOf(guest)
    return page === undefined || page.program ? undefined : page.guest.name
  }

  /** Pages of one person that are connected to this process, or the program of this id. */
  pagesOf(guest: string): Iterable<Visitor> {
    return this.#byGuest.get(guest) ?? NONE
  }

  /** Ids of those who are connected to this process: first those who belong to the table, and programs. */
  get here(): Iterable<string> {
    const members = [...this.#members].filter((id) => this.#byGuest.has(id))
    const programs = [...this.programs].map(({ guest }) => guest.id)
    return new Set([...members, ...programs, ...this.#byGuest.keys()])
  }

  /** How many there are of those. */
  get hereCount(): number {
    return this.#byGuest.size
  }

  /** Ids of all persons who are there, by way of any process, as far as they are known. */
  get persons(): Iterable<string> {
    return this.#all((id) => !isProgramId(id))
  }

  /** Ids of the programs that are there. */
  get programIds(): string[] {
    return this.programs.size === 0 && this.#elsewhere.size === 0 ? [] : [...this.#all(isProgramId)]
  }

  #all(counts: (id: string) => boolean): Set<string> {
    const ids = new Set<string>()
    for (const id of this.#byGuest.keys()) if (counts(id)) ids.add(id)
    for (const { guests } of this.#elsewhere.values()) for (const id of guests) if (counts(id)) ids.add(id)
    return ids
  }

  /** How many persons are there, by way of any process. */
  get personCount(): number {
    if (this.#elsewhere.size === 0) return this.#byGuest.size - this.programs.size
    let more = 0
    for (const each of this.#elsewhere.values()) more += each.more
    return this.#all((id) => !isProgramId(id)).size + more
  }

  /** How many persons are there who do not belong to the table. */
  get watcherCount(): number {
    let members = 0
    for (const id of this.#members) if (this.has(id)) members++
    return this.personCount - members
  }

  /** Pages here of people who do not belong to the table. */
  get watchingPages(): number {
    let pages = this.visitors.size - this.programs.size
    for (const id of this.#members) pages -= this.#byGuest.get(id)?.size ?? 0
    return pages
  }

  /** To be called whenever that may have changed: who belongs to the table. */
  belong({ host, seats }: Pick<TableState, 'host' | 'seats'>): void {
    if (this.#memberships?.host === host && this.#memberships.seats === seats) return
    this.#memberships = { host, seats }
    const before = this.#members
    this.#members = new Set([host.id, ...seats.flatMap(({ guest }) => (guest === null ? [] : [guest]))])
    this.#apart = null
    const moved = [...before.symmetricDifference(this.#members)]
    if (moved.length === 0) return
    for (const id of moved) this.#roll.changedSides(id)
    this.#doors.changed(true)
  }

  /** Somebody comes; what all are told they are told as soon as they are admitted. */
  enter(visitor: Visitor): void {
    const { guest, program, named } = visitor
    this.#apart = null
    this.visitors.add(visitor)
    if (program) this.programs.add(visitor)
    if (named) this.#named.add(visitor)
    const pages = this.#byGuest.get(guest.id) ?? new Set()
    this.#byGuest.set(guest.id, pages.add(visitor))
  }

  /** Somebody who has come was welcomed. */
  admit(visitor: Visitor): void {
    if (!this.visitors.has(visitor)) return
    const { held, program, guest } = visitor
    if (held) {
      const far = this.#far.get(held.holder) ?? new Set()
      this.#far.set(held.holder, far.add(visitor))
      held.holder.admit(this.#code, held.number)
    } else if (!program) this.#near.add(visitor)
    if (program) this.#roll.moved(guest.id)
    else this.#roll.admit(visitor)
    this.#doors.present()
    this.#doors.changed(this.#matters(guest.id))
  }

  leave(visitor: Visitor): void {
    if (!this.visitors.delete(visitor)) return
    this.#apart = null
    const { held, guest } = visitor
    this.programs.delete(visitor)
    this.#named.delete(visitor)
    this.#near.delete(visitor)
    if (held) this.#far.get(held.holder)?.delete(visitor)
    const pages = this.#byGuest.get(guest.id)
    pages?.delete(visitor)
    if (pages?.size === 0) this.#byGuest.delete(guest.id)
    this.#roll.leave(visitor)
    this.#roll.moved(guest.id)
    this.#doors.present()
    this.#doors.changed(this.#matters(guest.id))
  }

  /** Whether others must know at once that somebody has come or gone. */
  #matters(guest: string): boolean {
    return this.#members.has(guest) || isProgramId(guest)
  }

  /** Who is connected to another process. */
  setElsewhere(process: string, { guests, more }: Elsewhere): void {
    const before = this.#elsewhere.get(process) ?? { guests: [], more: 0 }
    if (before.more === more && String(before.guests) === String(guests)) return
    if (guests.length > 0) this.#elsewhere.set(process, { guests, more })
    else this.#elsewhere.delete(process)
    for (const id of new Set(before.guests).symmetricDifference(new Set(guests))) this.#roll.moved(id)
    this.#roll.ask()
    this.#doors.present()
  }

  tell(message: ServerMessage): void {
    this.tellAll(write(message))
  }

  /** Tells all who were welcomed, except these. */
  tellAll(letter: Letter, except: ReadonlySet<Visitor> = NONE): void {
    for (const visitor of this.#near) if (!except.has(visitor)) visitor.sendWritten(letter)
    for (const [holder, { size }] of this.#far)
      if (size > 0) holder.tellAll(this.#code, letter, numbersAt(holder, except))
  }

  /** Tells these. */
  tellSome(visitors: Iterable<Visitor>, letter: Letter): void {
    const far = new Map<Holder, number[]>()
    for (const visitor of visitors) {
      const { held } = visitor
      if (!held) visitor.sendWritten(letter)
      else if (!far.get(held.holder)?.push(held.number)) far.set(held.holder, [held.number])
    }
    for (const [holder, numbers] of far) holder.tell(numbers, letter)
  }

  /**
   * Pages that are told something of their own of a step: of those who belong to the table, of these persons, and those
   * that want named JSON. All others are told the same.
   */
  apart(persons: ReadonlyMap<string, unknown>): ReadonlySet<Visitor> {
    this.#apart ??= new Set([...this.#named, ...this.#pagesOf(this.#members)])
    return persons.size === 0 ? this.#apart : new Set([...this.#apart, ...this.#pagesOf(persons.keys())])
  }

  #pagesOf(persons: Iterable<string>): Visitor[] {
    return [...persons].flatMap((id) => [...this.pagesOf(id)])
  }

  dismiss(reason: string, sentence: string, retry: boolean): void {
    const visitors = [...this.visitors]
    for (const visitor of visitors) visitor.dismiss(reason, sentence, retry)
    for (const visitor of visitors) this.leave(visitor)
  }

  /** Ends the pages that one person has here; they do not come back by themselves. */
  sendAway(guest: string, reason: string, sentence: string): void {
    for (const visitor of [...this.pagesOf(guest)]) visitor.dismiss(reason, sentence, false)
  }

  /** Tells nobody anything any more. */
  end(): void {
    this.#roll.end()
  }
}

function numbersAt(holder: Holder, visitors: Iterable<Visitor>): number[] {
  const numbers: number[] = []
  for (const { held } of visitors) if (held?.holder === holder) numbers.push(held.number)
  return numbers
}
