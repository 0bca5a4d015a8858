import { describeEvent, type GameEvent, type GameRecord, type Listener, type Rulebook } from '@hausregeln/engine'
import { eventLevel, eventText, type Language } from '@hausregeln/rulebooks/texts/index.ts'

/** Hears what happens and tells it. */
export class Log {
  readonly events: GameEvent[] = []
  readonly #rulebook: Rulebook
  readonly #names: readonly string[]
  readonly #language: Language

  constructor(rulebook: Rulebook, { header }: GameRecord, language: Language) {
    this.#rulebook = rulebook
    this.#names = header.seats.map(({ name }) => name)
    this.#language = language
  }

  readonly listener: Listener = (type, slot, ...numbers) => {
    this.events.push(describeEvent(type, slot, this.#rulebook.book.rules[slot] ?? '', numbers))
  }

  /** A line an event that says something of its own: the rule, then the sentence. */
  sentences(): string[] {
    const told = this.events.filter((event) => eventLevel(event) !== 'echo')
    return told.map((event) => `${event.rule.padEnd(RULE_WIDTH)} ${this.#sentence(event)}`)
  }

  #sentence(event: GameEvent): string {
    return eventText(this.#rulebook, event, this.#names, this.#language)
  }
}

const RULE_WIDTH = 6
