import type { GameEvent, GameRecord, Rulebook } from '@hausregeln/engine'
import { Chronicle, eventLevel, eventText, type Language, type LogLine } from '@hausregeln/rulebooks/texts/index.ts'

/** Follows a game and tells what counts of it: what was withdrawn is gone, what was corrected is told as corrected. */
export class Log {
  readonly chronicle = new Chronicle()
  readonly #rulebook: Rulebook
  readonly #names: readonly string[]
  readonly #language: Language

  constructor(rulebook: Rulebook, { header }: GameRecord, language: Language) {
    this.#rulebook = rulebook
    this.#names = header.seats.map(({ name }) => name)
    this.#language = language
  }

  get events(): GameEvent[] {
    return this.chronicle.lines.map(({ event }) => event)
  }

  /** A line an event that says something of its own: the rule, then the sentence, then the reason of an adjustment. */
  sentences(): string[] {
    return this.#told(this.chronicle.lines)
  }

  /** The same of one entry of the record. */
  at(entry: number): string[] {
    return this.#told(this.chronicle.lines.filter((line) => line.entry === entry))
  }

  #told(lines: readonly LogLine[]): string[] {
    return lines
      .filter(({ event }) => eventLevel(event) !== 'echo')
      .map((line) => `${line.event.rule.padEnd(RULE_WIDTH)} ${this.#sentence(line)}`)
  }

  #sentence({ event, reason }: LogLine): string {
    const text = eventText(this.#rulebook, event, this.#names, this.#language)
    return reason === null ? text : `${text} (${reason})`
  }
}

const RULE_WIDTH = 6
