import { boardFacts, type OptionName, type Rulebook } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'

/** The version of what is said at the door. */
export const BOT_PROTOCOL_VERSION = 1
/** After so many decisions that another had to make in a game, that other plays it to its end. */
export const MOST_FAULTS = 5

/** What is particular about a game, and about the seat of the bot that is told of it. */
export interface Introduced {
  readonly game: number
  readonly seat: SeatNo
  readonly players: number
  /** For the bot's own chance. */
  readonly seed: number
  readonly maxRounds: number
  readonly options: Readonly<Partial<Record<OptionName, number>>>
}

/** What a bot from elsewhere is told before its first decision of a game. */
export function introduction(rulebook: Rulebook, { options, ...about }: Introduced): object {
  const set = rulebook.book.options.map(({ id, default: usual }) => [id, options[id] ?? usual])
  return {
    type: 'game',
    door: BOT_PROTOCOL_VERSION,
    ...about,
    options: Object.fromEntries(set),
    board: boardFacts(rulebook),
  }
}
