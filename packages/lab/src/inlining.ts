import { setFlagsFromString } from 'node:v8'

/**
 * Lets V8 lay a whole step of a game, from a bot's decision to the next question, into one function. Its usual limits
 * stop after a part of it, and then every call is paid for and what is known of the game is lost behind it. What is
 * rarely called belongs to it, too: a card, a station, the jail. The limits are read whenever a function is compiled.
 */
export function inlineWholeSteps(): void {
  setFlagsFromString('--max-inlined-bytecode-size=1000')
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=30000')
  setFlagsFromString('--max-inlined-bytecode-size-absolute=60000')
  setFlagsFromString('--min-inlining-frequency=0.02')
}
