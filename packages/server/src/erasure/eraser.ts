import type { GameRecord, RecordHeader, SealedEntry } from '@hausregeln/engine'
import { firstLink, nextLink } from '@hausregeln/engine/core/record/record.ts'
import type { ChatLine, Guest, Proposal, TableSettings } from '@hausregeln/protocol'
import { evolve } from '../table/state/evolve.ts'
import { newTable, seatOf, type TableState } from '../table/state/state.ts'
import type { Fact, FactOf, Step } from '../table/steps/step.ts'
import type { Rewriting, Written } from './redrawing.ts'

/** In place of the id of a person who was erased: of nobody. */
const NOBODY_ID = 'erased----------'
/** In place of what they wrote, and of their name in a table's title. */
const GONE = '…'
/** Who plays on a seat that is out of the game, so that nobody is waited for. */
const SUCCESSOR = 'steady'

/** A table's log without a person, who has no say in its game any more. */
export function withoutPerson({ steps, state }: Written, guest: string): Rewriting {
  const eraser = new Eraser(steps, guest)
  return { steps: steps.map((step) => eraser.step(step)), further: state.phase === 'over' ? [] : leaving(state, guest) }
}

/**
 * What follows at a table that goes on: another is host (where nobody is, a game that has not begun never will), nobody
 * waits for the seat or for what its person asked for.
 */
function leaving(state: TableState, guest: string): Fact[] {
  const { host, seats, header, proposal } = state
  const facts: Fact[] = []
  const seat = seatOf(state, guest)
  if (seat !== null) facts.push(header === null ? { fact: 'cleared', seat } : { fact: 'standIn', seat, bot: SUCCESSOR })
  const heir = seats.find((each) => each.guest !== null && each.guest !== guest && each.guest !== NOBODY_ID)
  if (host.id === guest && heir?.guest) facts.push({ fact: 'hosted', host: { id: heir.guest, name: heir.name ?? '' } })
  else if (host.id === guest && header === null) facts.push({ fact: 'closed', by: 'host', reason: '' })
  const isAsked = seat !== null && proposal?.needed.includes(seat)
  if (isAsked || proposal?.guest?.id === guest) facts.push({ fact: 'proposed', proposal: null })
  return facts
}

function nameAt(seat: number): string {
  return `Guest ${seat + 1}`
}

/**
 * Writes steps of a table without a person; the chain of the game's record is linked again, because names are in it. Steps
 * come in their order.
 */
class Eraser {
  readonly #guest: string
  /** What the person was called at the table. */
  readonly #names: ReadonlySet<string>
  /** By line of the chat: those that they wrote. */
  readonly #lines: ReadonlySet<number>
  /** The table as it was, up to the fact that is being written. */
  #state: TableState | null = null
  #at = 0
  #link = ''
  /** The last link of a game that was begun elsewhere; null: it was begun here. */
  #broughtTo: string | null = null

  constructor(steps: readonly Step[], guest: string) {
    this.#guest = guest
    const facts = steps.flatMap((step) => step.facts)
    this.#names = new Set(facts.flatMap((fact) => namesIn(fact, guest)).filter((name) => name !== ''))
    const own = facts.flatMap((fact) => (fact.fact === 'said' && fact.line.guest.id === guest ? [fact.line.line] : []))
    this.#lines = new Set(own)
  }

  step({ at, receipt, facts }: Step): Step {
    this.#at = at
    const asked = receipt && receipt.guest !== this.#guest && { receipt }
    return { at, ...asked, facts: facts.flatMap((fact) => this.#next(fact)) }
  }

  #next(fact: Fact): Fact[] {
    const erased = this.#isAboutThem(fact) ? [] : [this.#fact(fact)]
    if (fact.fact === 'created') this.#state ??= newTable('', fact, this.#at)
    if (this.#state !== null) evolve(this.#state, fact)
    return erased
  }

  /** Whether a fact says nothing but who did not want to hear them, or have them at the table, or whom they did not. */
  #isAboutThem(fact: Fact): boolean {
    switch (fact.fact) {
      case 'removed':
        return fact.guest.id === this.#guest
      case 'admitted':
      case 'declined':
        return fact.guest === this.#guest
      case 'muted':
        return fact.by === this.#guest || fact.guest === this.#guest
      default:
        return false
    }
  }

  #fact(fact: Fact): Fact {
    switch (fact.fact) {
      case 'created':
        return { ...fact, settings: this.#settings(fact.settings), host: this.#person(fact.host, 'Guest') }
      case 'configured':
        return { ...fact, settings: this.#settings(fact.settings) }
      case 'botSat':
      case 'personSat':
        return this.#names.has(fact.name ?? '') ? { ...fact, name: nameAt(fact.seat) } : fact
      case 'brought':
      case 'started':
      case 'entered':
        return this.#game(fact)
      case 'said':
        return { ...fact, line: this.#line(fact.line) }
      case 'reported':
        return this.#report(fact)
      default:
        return this.#people(fact)
    }
  }

  /** What people did to each other, and what is asked of them. */
  #people(fact: Fact): Fact {
    switch (fact.fact) {
      case 'hosted':
        return { ...fact, host: this.#person(fact.host, 'Guest') }
      case 'offered':
        return { ...fact, by: this.#id(fact.by) }
      case 'proposed':
        return { ...fact, proposal: this.#proposal(fact.proposal) }
      case 'sat':
      case 'took':
        return { ...fact, guest: this.#person(fact.guest, nameAt(fact.seat)) }
      default:
        return fact
    }
  }

  #game(fact: FactOf<'brought' | 'started' | 'entered'>): Fact {
    switch (fact.fact) {
      case 'brought':
        return { ...fact, record: this.#record(fact.record) }
      case 'started':
        return { ...fact, header: this.#header(fact.header) }
      case 'entered':
        return { ...fact, entries: fact.entries.map((entry) => this.#relink(entry)) }
    }
  }

  /** People name tables after themselves. */
  #settings(settings: TableSettings): TableSettings {
    let { title } = settings
    for (const name of this.#names) title = title.replaceAll(wordOf(name), GONE)
    return { ...settings, title }
  }

  #line(line: ChatLine): ChatLine {
    if (line.guest.id !== this.#guest) return line
    const { name: _name, ...nameless } = line
    return { ...nameless, guest: this.#person(line.guest, 'Guest'), text: GONE }
  }

  /** Why they reported something, and why something of theirs was reported, goes with them. */
  #report(fact: FactOf<'reported'>): Fact {
    const concerned = fact.by === this.#guest || this.#lines.has(fact.line)
    return concerned ? { ...fact, by: this.#id(fact.by), reason: '' } : fact
  }

  #proposal(proposal: Proposal | null): Proposal | null {
    const { guest } = proposal ?? {}
    return proposal === null || guest === undefined ? proposal : { ...proposal, guest: this.#person(guest, 'Guest') }
  }

  #header(header: RecordHeader): RecordHeader {
    const seats = header.seats.map((seat, index) =>
      this.#isOf(seat.name, index) ? { ...seat, name: nameAt(index) } : seat,
    )
    const erased = { ...header, seats }
    this.#link = this.#broughtTo ?? firstLink(erased)
    return erased
  }

  /** Whether a seat of a game is theirs: they have it, or their name stands there and nobody has it. */
  #isOf(name: string, seat: number): boolean {
    const guest = this.#state?.seats[seat]?.guest ?? null
    return guest === this.#guest || (guest === null && this.#names.has(name))
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

  #person(person: Guest, name: string): Guest {
    return person.id === this.#guest ? { id: NOBODY_ID, name } : person
  }

  #id(guest: string): string {
    return guest === this.#guest ? NOBODY_ID : guest
  }
}

/** What a fact says that this person is called. */
function namesIn(fact: Fact, guest: string): string[] {
  const named = (person: Guest | undefined) => (person?.id === guest ? [person.name] : [])
  switch (fact.fact) {
    case 'created':
    case 'hosted':
      return named(fact.host)
    case 'sat':
    case 'took':
    case 'removed':
      return named(fact.guest)
    case 'proposed':
      return named(fact.proposal?.guest)
    case 'said':
      return fact.line.guest.id === guest ? [fact.line.guest.name, fact.line.name ?? fact.line.guest.name] : []
    default:
      return []
  }
}

/** A name where it stands by itself, and not within another word. */
function wordOf(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'gu')
}
