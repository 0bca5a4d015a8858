import { type Bot, NOTHING, PlainBot } from '@hausregeln/bots'
import {
  boardFacts,
  describeEvent,
  endReasonName,
  type GameEvent,
  type Listener,
  type NamedPosition,
  namedActions,
  type Packed,
  positionOf,
  type Rulebook,
  readAction,
  type Shown,
  seatsIn,
  type Terms,
} from '@hausregeln/engine'
import type { Door, DoorFault } from './door.ts'
import type { GuestTable } from './guests.ts'

/** The version of what is said at the door. */
export const DOOR_VERSION = 1
/** After so many decisions that another had to make in a game, that other plays it to its end. */
const MOST_FAULTS = 5
/** Events beyond so many since the bot was asked last: the oldest go. */
const MOST_EVENTS = 2000

/** What a seat alone knows, which a bot of the house does not ask for: a program may have forgotten what it has bid. */
export type OwnOf = (seat: number) => NamedPosition['own']

/** An answer that cannot be carried out, and why. */
class Refused extends Error {
  readonly fault: DoorFault
  constructor(fault: DoorFault, sentence: string) {
    super(sentence)
    this.fault = fault
  }
}

/**
 * A bot from elsewhere, as one of the house: it is asked through a door, in lines of JSON. What it says is checked; where
 * it says nothing that could be done, it is told why, and `plain` decides in its place.
 */
export class DoorBot implements Bot {
  readonly name: string
  readonly #door: Door
  readonly #rulebook: Rulebook
  readonly #table: GuestTable
  readonly #ownOf: OwnOf
  readonly #standIn = new PlainBot()
  readonly hear: Listener
  #events: GameEvent[] = []
  #seed = 0
  #games = 0
  /** Decisions that were not answered in time: their answers may still come. */
  #owed = 0
  #faults = 0
  #isIn = false
  #knowsGame = false

  constructor(name: string, door: Door, rulebook: Rulebook, table: GuestTable, ownOf: OwnOf) {
    this.name = name
    this.#ownOf = ownOf
    this.#door = door
    this.#rulebook = rulebook
    this.#table = table
    this.hear = (type, slot, ...numbers) => {
      if (!this.#isIn) return
      if (this.#events.length === MOST_EVENTS) this.#events.shift()
      this.#events.push(describeEvent(rulebook.book, type, slot, numbers))
    }
  }

  begin(seed: number): void {
    this.#seed = seed
    this.#standIn.begin()
    this.#events = []
    this.#faults = 0
    this.#knowsGame = false
    this.#games++
    this.#isIn = this.#door.open()
    if (!this.#isIn) this.#door.countGivenUp()
  }

  decide(l: Shown, seat: number, terms: Terms): Packed {
    return this.#ask(l, seat, terms, true) ?? this.#standIn.decide(l, seat)
  }

  consider(l: Shown, seat: number, terms: Terms): Packed {
    return this.#ask(l, seat, terms, false) ?? this.#standIn.consider(l, seat)
  }

  /** Tells the bot how the game has ended, or that it was given up. */
  end(l: Shown, seat: number): void {
    if (!this.#isIn || !this.#knowsGame) return
    const { over, winners } = l.s
    const reason = over === 0 ? null : endReasonName(l, over)
    this.#tell({
      type: 'over',
      reason,
      winners: seatsIn(winners),
      events: this.#news(),
      state: this.#position(l, seat),
    })
  }

  /** What the bot answers; null: another must decide. */
  #ask(l: Shown, seat: number, terms: Terms, must: boolean): Packed | null {
    if (this.#isIn && !this.#knowsGame) this.#introduce(l, seat)
    if (!this.#isIn) {
      this.#door.count('replaced')
      return null
    }
    const id = this.#door.nextId()
    const legal = namedActions(l, seat)
    try {
      const said = this.#door.ask(
        JSON.stringify({ type: 'decide', id, must, events: this.#news(), state: this.#position(l, seat), legal }),
        (line) => this.#isAnswer(line, id),
      )
      if ('fault' in said) throw new Refused(said.fault, said.sentence)
      const action = readAnswer(said.line, l, seat, terms, must)
      this.#door.count('answered')
      return action
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.#refuse(id, error)
      return null
    }
  }

  #introduce({ book }: Shown, seat: number): void {
    this.#knowsGame = true
    const { seats, options, maxRounds } = this.#table
    const set = Object.fromEntries(book.options.map(({ id, default: usual }) => [id, options[id] ?? usual]))
    const players = seats.length
    const facts = boardFacts(this.#rulebook)
    const game = { game: this.#games, seat, players, seed: this.#seed, maxRounds, options: set, board: facts }
    this.#tell({ type: 'game', door: DOOR_VERSION, ...game })
  }

  /** Whether a line is the answer to what was asked last, and no late one. Nonsense counts as an answer. */
  #isAnswer(line: string, id: number): boolean {
    const answered = idIn(line)
    if (answered !== null) return answered === id
    if (this.#owed === 0) return true
    this.#owed--
    return false
  }

  #refuse(id: number, { fault, message }: Refused): void {
    this.#door.count(fault)
    this.#faults++
    if (fault === 'slow') this.#owed++
    if (fault !== 'gone') this.#tell({ type: 'refused', id, why: fault, sentence: message })
    if (fault !== 'gone' && fault !== 'flood' && this.#faults < MOST_FAULTS) return
    this.#isIn = false
    this.#owed = 0
    this.#door.countGivenUp()
    this.#door.shut()
  }

  #position(l: Shown, seat: number): NamedPosition {
    return positionOf(l, seat, this.#ownOf(seat))
  }

  #news(): GameEvent[] {
    const events = this.#events
    this.#events = []
    return events
  }

  #tell(message: object): void {
    this.#door.tell(JSON.stringify(message))
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/** To which question a line says that it is the answer; null: it does not say. */
function idIn(line: string): number | null {
  const data = parse(line)
  return isObject(data) && typeof data.id === 'number' ? data.id : null
}

/** The action in an answer. Throws `Refused` with a sentence for the bot. */
function readAnswer(line: string, l: Shown, seat: number, terms: Terms, must: boolean): Packed {
  const data = parse(line)
  if (!isObject(data) || !('action' in data))
    throw new Refused('nonsense', 'An answer is a line such as {"action":{"do":"throw"}}.')
  if (data.action === null) {
    if (!must) return NOTHING
    throw new Refused('illegal', 'This seat must decide: its action cannot be null.')
  }
  const read = tryRead(l, seat, data.action, terms)
  if (typeof read === 'number') return read
  const slot = l.book.words.refusals[read.refused]
  const rule = slot === undefined ? undefined : l.book.rules[slot]
  throw new Refused('illegal', `Not legal now: ${read.refused}${rule === undefined ? '' : ` (${rule})`}.`)
}

function tryRead(l: Shown, seat: number, action: unknown, terms: Terms): ReturnType<typeof readAction> {
  try {
    return readAction(l, seat, action, terms)
  } catch (error) {
    throw new Refused('nonsense', (error as Error).message)
  }
}
