import { isPlayerName, PLAYER_NAMES } from '@hausregeln/bots/sparring/registry.ts'
import { checkSetup, type OptionName, type Rulebook, SetupError } from '@hausregeln/engine'
import { say } from '@hausregeln/engine/core/say.ts'
import { findRulebook, rulebooks } from '@hausregeln/rulebooks'

/** What is played, by whom, and from which seed: enough to play any game of a run again. */
export interface Table {
  readonly rulebook: string
  /** Names of bots, a seat each. */
  readonly seats: readonly string[]
  readonly options: Readonly<Partial<Record<OptionName, number>>>
  /** Seed of the run, 0 to 2^53 - 1. */
  readonly seed: number
  /** A game that has not ended after this many rounds is given up. */
  readonly maxRounds: number
  /**
   * Whether the bots change seats: in game n of a run the bot of seat s sits n seats further, and what it wins is
   * counted for s. So none profits or suffers from the turn order.
   */
  readonly rotate?: boolean
  /**
   * Whether each deal is played as often as there are seats: as many games in a row have the same dice, cards and lots,
   * as far as they can (see experiment/common-chance.ts), and the bots sit a seat further in each, counted as with
   * `rotate`.
   */
  readonly mirror?: boolean
  /** Whether a game that is given up is won by the richest then, as the rulebook counts wealth. */
  readonly byWealth?: boolean
  /** Names among the seats that are of bots from elsewhere: see door/. */
  readonly outside?: readonly string[]
}

const guests: Rulebook[] = []

/**
 * Receives a rulebook from elsewhere: from then on it is known by its id. Throws `SetupError` if that stands for other
 * rules already.
 */
export function receive(rulebook: Rulebook): void {
  const { id, identity } = rulebook.book
  const known = findRulebook(id) ?? guests.find(({ book }) => book.id === id)
  if (known === undefined) guests.push(rulebook)
  else if (known.book.identity() !== identity()) throw new SetupError(say('bookTwice', { name: id }))
}

/** The rulebook of this name. Throws `SetupError`. */
export function rulebookNamed(id: string): Rulebook {
  const rulebook = findRulebook(id) ?? guests.find(({ book }) => book.id === id)
  if (rulebook !== undefined) return rulebook
  const known = rulebooks.map(({ book }) => book.id).join(', ')
  throw new SetupError(say('noBook', { name: id, known }))
}

/** What is said of a bot that there is not. */
export function noBot(name: string): SetupError {
  const known = PLAYER_NAMES.join(', ')
  return new SetupError(say('noBot', { name, known }))
}

/** Checks a table against its rulebook and the bots there are, and returns the rulebook. Throws `SetupError`. */
export function checkTable(table: Table): Rulebook {
  const rulebook = rulebookNamed(table.rulebook)
  for (const name of table.seats) if (!isPlayerName(name) && table.outside?.includes(name) !== true) throw noBot(name)
  checkSetup(rulebook.book, { seats: table.seats.length, options: table.options })
  return rulebook
}

/** Every option of the rulebook with the value that it has at this table. */
export function effectiveOptions({ book }: Rulebook, table: Table): Partial<Record<OptionName, number>> {
  return Object.fromEntries(book.options.map((option) => [option.id, table.options[option.id] ?? option.default]))
}
