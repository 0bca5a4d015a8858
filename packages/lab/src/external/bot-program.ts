/** Why a bot from elsewhere was not heard: too slow, no longer there, too loud, no answer, or nothing legal. */
export type BotProgramFault = 'slow' | 'gone' | 'flood' | 'nonsense' | 'illegal'

/** What a program at the door has said: an answer, or why there is none, with a sentence about it. */
export type Said = { readonly line: string } | { readonly fault: BotProgramFault; readonly sentence: string }

/** A program at the door: lines of text go in and come out. */
export interface BotProgram {
  /** Starts the program, or lets it run on; false: it has ended too often. */
  open(): boolean
  /** The number of the next question: none has been asked under it yet. */
  nextId(): number
  tell(line: string): void
  /** Says something and waits for the first line that `isAnswer`, as long as the time for a decision is. */
  ask(line: string, isAnswer: (line: string) => boolean): Said
  /** Ends the program; it can be opened again. */
  shut(): void
  /** Counts what the program has answered, or why another decided for it; `replaced`: it was not even asked. */
  count(outcome: BotProgramFault | 'answered' | 'replaced'): void
  /** Counts a game that another plays to its end. */
  countGivenUp(): void
}

/** Opens a door for a seat to the bot of this name. */
export type OpenBotProgram = (name: string) => BotProgram

/** What became of the decisions of a bot from elsewhere, on all its seats. */
export interface BotProgramCounts {
  answered: number
  /** Decisions that `plain` made in its place, all together and by reason. */
  substituted: number
  slow: number
  gone: number
  flood: number
  nonsense: number
  illegal: number
  replaced: number
  /** Games that `plain` played to their end. */
  gamesGivenUp: number
}

/** Nothing counted yet. */
export function newBotProgramCounts(): BotProgramCounts {
  return {
    answered: 0,
    substituted: 0,
    slow: 0,
    gone: 0,
    flood: 0,
    nonsense: 0,
    illegal: 0,
    replaced: 0,
    gamesGivenUp: 0,
  }
}
