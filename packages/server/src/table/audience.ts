import { type Guest, isProgramId, type ServerMessage } from '@hausregeln/protocol'
import { Letter } from '../live/frame.ts'

/** A line to a program: what it has been told of its game. */
export interface ProgramLine {
  /** Whether it knows the game. */
  introduced: boolean
  /** Lines of the game's log that it has been told, or that were there before it came. */
  heard: number
  /** Questions that it has not answered, in order, as entries of the record. */
  readonly asked: number[]
  tell(message: object): void
}

/** A page that is connected to a table, or a program. */
export interface Visitor {
  readonly guest: Guest
  /** Names the page, see `Receipt`. */
  readonly client: string
  readonly connected: boolean
  /** Whether it can be sent to another place of the same server. */
  readonly movable: boolean
  /** Whether it wants the game as named JSON as well. */
  readonly named?: boolean
  /** A program is told its questions, and nothing of what pages are told. */
  readonly program?: ProgramLine
  /** Sends what has been written already: a message, or several one after the other. */
  sendWritten(letter: Letter): void
  send(message: ServerMessage): void
  /**
   * Ends the connection. `retry`: whether the page should come back; `to`: at which place, if it can be sent to one.
   */
  dismiss(reason: string, sentence: string, retry: boolean, to?: string | null): void
}

/** A message as it goes over the wire: written once, however many it goes to. */
export function write(message: ServerMessage): Letter {
  return new Letter(JSON.stringify(message))
}

/** Who is at a table now. It outlives the table in memory: pages stay connected while nothing happens. */
export class Audience {
  readonly visitors = new Set<Visitor>()
  /** Ids of persons who are there by way of other processes. */
  readonly #elsewhere = new Map<string, readonly string[]>()
  readonly #changed: () => void
  readonly #present: () => void

  /** `changed` is called when somebody may have come or gone here, `present` when they may have anywhere. */
  constructor(changed: () => void, present: () => void) {
    this.#changed = changed
    this.#present = present
  }

  has(guest: string): boolean {
    for (const visitor of this.visitors) if (visitor.guest.id === guest) return true
    for (const guests of this.#elsewhere.values()) if (guests.includes(guest)) return true
    return false
  }

  /** Ids of the persons who are connected to this process. */
  get here(): string[] {
    return [...new Set([...this.visitors].map(({ guest }) => guest.id))]
  }

  /** Ids of all who are there, by way of any process. */
  get persons(): string[] {
    return this.#all.filter((id) => !isProgramId(id))
  }

  get #all(): string[] {
    return [...new Set([...this.here, ...[...this.#elsewhere.values()].flat()])]
  }

  /** What persons who are connected to this process are called, by id. */
  get names(): Record<string, string> {
    return Object.fromEntries(
      [...this.visitors].flatMap(({ guest, program }) => (program ? [] : [[guest.id, guest.name]])),
    )
  }

  enter(visitor: Visitor): void {
    this.visitors.add(visitor)
  }

  leave(visitor: Visitor): void {
    this.visitors.delete(visitor)
  }

  /** Who is connected to another process. */
  setElsewhere(process: string, guests: readonly string[]): void {
    if (String(this.#elsewhere.get(process) ?? '') === String(guests)) return
    if (guests.length > 0) this.#elsewhere.set(process, guests)
    else this.#elsewhere.delete(process)
    this.#sayWhoIsThere()
  }

  tell(message: ServerMessage): void {
    const written = write(message)
    for (const visitor of this.visitors) visitor.sendWritten(written)
  }

  dismiss(reason: string, sentence: string, retry: boolean): void {
    for (const visitor of this.visitors) visitor.dismiss(reason, sentence, retry)
    this.visitors.clear()
    this.#changed()
    this.#present()
  }

  /** Ends the pages that one person has here; they do not come back by themselves. */
  sendAway(guest: string, reason: string, sentence: string): void {
    for (const visitor of [...this.visitors]) if (visitor.guest.id === guest) visitor.dismiss(reason, sentence, false)
  }

  /** Tells everybody who is there. */
  tellPresence(): void {
    this.#sayWhoIsThere()
    this.#changed()
  }

  #sayWhoIsThere(): void {
    const programs = this.#all.filter(isProgramId)
    const there = programs.length > 0 && { programs }
    this.tell({ type: 'presence', guests: this.persons, names: this.names, ...there })
    this.#present()
  }
}
