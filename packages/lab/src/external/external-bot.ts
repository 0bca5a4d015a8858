import { type Bot, PlainBot } from '@hausregeln/bots'
import { BadAnswer, idIn, parseLine, readAnswer } from '@hausregeln/bots/external/answer.ts'
import { introduction, MOST_FAULTS } from '@hausregeln/bots/external/introduction.ts'
import {
  describeEvent,
  endReasonName,
  type GameEvent,
  type Listener,
  type NamedPosition,
  namedActions,
  type Packed,
  positionOf,
  type Rulebook,
  type Shown,
  seatsIn,
  type Terms,
} from '@hausregeln/engine'
import type { BotProgram, BotProgramFault } from './bot-program.ts'
import type { GuestTable } from './guests.ts'

/** Events beyond so many since the bot was asked last: the oldest go. */
const MOST_EVENTS = 2000

/** What a seat alone knows, which a built-in bot does not ask for: a program may have forgotten what it has bid. */
export type OwnOf = (seat: number) => NamedPosition['own']

/**
 * A bot from elsewhere, as a built-in one: it is asked through a door, in lines of JSON. What it says is checked; where
 * it says nothing that could be done, it is told why, and `plain` decides in its place.
 */
export class ExternalBot implements Bot {
  readonly name: string
  readonly #botProgram: BotProgram
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

  constructor(name: string, botProgram: BotProgram, rulebook: Rulebook, table: GuestTable, ownOf: OwnOf) {
    this.name = name
    this.#ownOf = ownOf
    this.#botProgram = botProgram
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
    this.#isIn = this.#botProgram.open()
    if (!this.#isIn) this.#botProgram.countGivenUp()
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
    if (this.#isIn && !this.#knowsGame) this.#introduce(seat)
    if (!this.#isIn) {
      this.#botProgram.count('replaced')
      return null
    }
    const id = this.#botProgram.nextId()
    const legal = namedActions(l, seat)
    try {
      const said = this.#botProgram.ask(
        JSON.stringify({ type: 'decide', id, must, events: this.#news(), state: this.#position(l, seat), legal }),
        (line) => this.#isAnswer(line, id),
      )
      if ('fault' in said) return this.#refuse(id, said.fault, said.sentence)
      const action = readAnswer(parseLine(said.line), l, seat, terms, must)
      this.#botProgram.count('answered')
      return action
    } catch (error) {
      if (error instanceof BadAnswer) return this.#refuse(id, error.fault, error.message)
      throw error
    }
  }

  #introduce(seat: number): void {
    this.#knowsGame = true
    const { seats, options, maxRounds } = this.#table
    const about = { game: this.#games, seat, players: seats.length, seed: this.#seed, maxRounds, options }
    this.#tell(introduction(this.#rulebook, about))
  }

  /** Whether a line is the answer to what was asked last, and no late one. Nonsense counts as an answer. */
  #isAnswer(line: string, id: number): boolean {
    const answered = idIn(parseLine(line))
    if (answered !== null) return answered === id
    if (this.#owed === 0) return true
    this.#owed--
    return false
  }

  /** Tells the bot why another decides in its place. */
  #refuse(id: number, fault: BotProgramFault, message: string): null {
    this.#botProgram.count(fault)
    this.#faults++
    if (fault === 'slow') this.#owed++
    if (fault !== 'gone') this.#tell({ type: 'refused', id, why: fault, sentence: message })
    if (fault !== 'gone' && fault !== 'flood' && this.#faults < MOST_FAULTS) return null
    this.#isIn = false
    this.#owed = 0
    this.#botProgram.countGivenUp()
    this.#botProgram.shut()
    return null
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
    this.#botProgram.tell(JSON.stringify(message))
  }
}
