import type { GameRecord, RecordHeader, SealedEntry } from '@hausregeln/engine'
import { firstLink, nextLink } from '@hausregeln/engine/core/record.ts'
import type { Proposal } from '@hausregeln/protocol'
import { DamageError } from '../storage/damage.ts'
import { type Storage, StorageError, type StoredHead } from '../storage/storage.ts'
import type { Fact, Step } from '../table/step.ts'

/** Tables that are read of one person at most. */
const ALL = 100_000
/** In place of the id of a person who was erased: of nobody. */
const NOBODY_ID = 'erased----------'

/** What is kept of a person at a table: what they did, wrote and were called there. */
export interface Traces {
  readonly code: string
  readonly title: string
  readonly rulebook: string
  readonly phase: string
  readonly steps: readonly Step[]
}

/** All that is kept of a person. Rejects with `StorageError`. */
export async function exportGuest(storage: Storage, guest: string): Promise<readonly Traces[]> {
  const traces: Traces[] = []
  for (const { code, title, rulebook, phase } of await storage.ofGuest(guest, ALL)) {
    const steps = (await stepsOf(storage, code)).flatMap((step) => tracesIn(step, guest))
    traces.push({ code, title, rulebook, phase, steps })
  }
  return traces
}

/**
 * Erases a person from all tables: names, chat, reports, and who has asked for what; their links to rulebooks are
 * removed. The games stay, and are anonymous. Returns how many tables it was. Rejects with `StorageError` if a table of
 * theirs is not over.
 */
export async function eraseGuest(storage: Storage, guest: string, now: number): Promise<number> {
  const heads = await storage.ofGuest(guest, ALL)
  const open = heads.filter(({ phase, guests }) => phase !== 'over' && guests.includes(guest))
  if (open.length > 0)
    throw new StorageError(
      `This person still belongs to tables that are not over: ${open.map(({ code }) => code).join(', ')}. ` +
        'Close or leave them first.',
    )
  await storage.bar({ guest, before: now, banned: false, reason: 'Erased' })
  for (const { code } of await storage.books.linksOf(guest)) await storage.books.removeLink(code, guest)
  for (const head of heads) await eraseAt(storage, head, guest)
  return heads.length
}

async function stepsOf(storage: Storage, code: string): Promise<Step[]> {
  const texts = await storage.read(code)
  try {
    return texts.map((text) => JSON.parse(text) as Step)
  } catch (error) {
    throw new DamageError(`Table ${code} cannot be read.`, { cause: error })
  }
}

/** Of a step what is of this person; none: nothing. */
function tracesIn({ at, receipt, facts }: Step, guest: string): Step[] {
  const own = facts.filter((fact) => isOf(fact, guest))
  const asked = receipt?.guest === guest
  if (!asked && own.length === 0) return []
  return [
    { at, ...(receipt && asked && { receipt }), facts: asked ? facts.filter(({ fact }) => fact !== 'created') : own },
  ]
}

function isOf(fact: Fact, guest: string): boolean {
  switch (fact.fact) {
    case 'created':
    case 'hosted':
      return fact.host.id === guest
    case 'sat':
    case 'took':
    case 'removed':
      return fact.guest.id === guest
    case 'admitted':
    case 'declined':
      return fact.guest === guest
    case 'offered':
      return fact.by === guest
    case 'proposed':
      return fact.proposal?.guest?.id === guest
    case 'said':
      return fact.line.guest.id === guest
    case 'muted':
      return fact.by === guest || fact.guest === guest
    case 'reported':
      return fact.by === guest
    default:
      return false
  }
}

async function eraseAt(storage: Storage, head: StoredHead, guest: string): Promise<void> {
  const steps = await stepsOf(storage, head.code)
  const seats = new Set(steps.flatMap(({ facts }) => facts.flatMap((fact) => seatTaken(fact, guest))))
  const eraser = new Eraser(guest, seats)
  const texts = steps.map((step) => JSON.stringify(eraser.step(step)))
  const { code, sequence, here: _here, seen: _seen, ...kept } = head
  const names = head.seats.map((name, seat) => (seats.has(seat) && name !== null ? nameAt(seat) : name))
  const guests = head.guests.map((id) => (id === guest ? NOBODY_ID : id))
  await storage.rewrite(code, sequence, texts, { ...kept, seats: names, guests }, guest)
}

function seatTaken(fact: Fact, guest: string): number[] {
  return (fact.fact === 'sat' || fact.fact === 'took') && fact.guest.id === guest ? [fact.seat] : []
}

function nameAt(seat: number): string {
  return `Guest ${seat + 1}`
}

/**
 * Writes steps of a table without a person; the chain of the game's record is linked again, because names are in it.
 */
class Eraser {
  readonly #guest: string
  /** Seats that the person has had. */
  readonly #seats: ReadonlySet<number>
  #link = ''
  /** The last link of a game that was begun elsewhere; null: it was begun here. */
  #broughtTo: string | null = null

  constructor(guest: string, seats: ReadonlySet<number>) {
    this.#guest = guest
    this.#seats = seats
  }

  step({ at, receipt, facts }: Step): Step {
    const asked = receipt && { receipt: { ...receipt, guest: this.#id(receipt.guest) } }
    return { at, ...asked, facts: facts.map((fact) => this.#fact(fact)) }
  }

  #fact(fact: Fact): Fact {
    switch (fact.fact) {
      case 'created':
      case 'hosted':
        return { ...fact, host: this.#person(fact.host, 'Guest') }
      case 'removed':
        return { ...fact, guest: this.#person(fact.guest, 'Guest') }
      case 'admitted':
      case 'declined':
        return { ...fact, guest: this.#id(fact.guest) }
      case 'offered':
        return { ...fact, by: this.#id(fact.by) }
      case 'proposed':
        return { ...fact, proposal: this.#proposal(fact.proposal) }
      case 'sat':
      case 'took':
        return { ...fact, guest: this.#person(fact.guest, nameAt(fact.seat)) }
      case 'said': {
        const { line } = fact
        const own = line.guest.id === this.#guest
        if (!own) return fact
        const { name: _name, ...nameless } = line
        return { ...fact, line: { ...nameless, guest: this.#person(line.guest, 'Guest'), text: '…' } }
      }
      case 'muted':
        return { ...fact, by: this.#id(fact.by), guest: this.#id(fact.guest) }
      case 'reported':
        return { ...fact, by: this.#id(fact.by) }
      case 'brought':
        return { ...fact, record: this.#record(fact.record) }
      case 'started':
        return { ...fact, header: this.#header(fact.header) }
      case 'entered':
        return { ...fact, entries: fact.entries.map((entry) => this.#relink(entry)) }
      default:
        return fact
    }
  }

  #proposal(proposal: Proposal | null): Proposal | null {
    const { guest } = proposal ?? {}
    return proposal === null || guest === undefined ? proposal : { ...proposal, guest: this.#person(guest, 'Guest') }
  }

  #header(header: RecordHeader): RecordHeader {
    const seats = header.seats.map((seat, index) => (this.#seats.has(index) ? { ...seat, name: nameAt(index) } : seat))
    const erased = { ...header, seats }
    this.#link = this.#broughtTo ?? firstLink(erased)
    return erased
  }

  /** A game that was begun elsewhere; what is entered at the table follows on its last link. */
  #record({ header, entries }: GameRecord): GameRecord {
    const erased = { header: this.#header(header), entries: entries.map((entry) => this.#relink(entry)) }
    this.#broughtTo = this.#link
    return erased
  }

  #relink(entry: SealedEntry): SealedEntry {
    this.#link = nextLink(this.#link, entry.entry, entry.state, entry.at)
    return { ...entry, link: this.#link }
  }

  #person<P extends { readonly id: string }>(person: P, name: string): P {
    return person.id === this.#guest ? { ...person, id: NOBODY_ID, name } : person
  }

  #id(guest: string): string {
    return guest === this.#guest ? NOBODY_ID : guest
  }
}
