import { setFlagsFromString } from 'node:v8'

/**
 * How much of a step of a game, from a bot's decision to the next question, V8 may lay into one function.
 *
 * - `usual`: its usual limits. Compiling costs least, so that a short run is over soonest.
 * - `more`: further than usual, also what is rarely called: a card, a station, the jail. Then fewer calls are paid for,
 *   and what is known of the game is not lost behind them.
 * - `whole`: whole steps. Functions become so large that compiling them takes seconds; only a long run gets that back.
 */
export type Inlining = keyof typeof LIMITS

const LIMITS = {
  usual: { size: 460, cumulative: 920, absolute: 4600, frequency: 0.15 },
  more: { size: 460, cumulative: 4000, absolute: 4600, frequency: 0.02 },
  whole: { size: 1000, cumulative: 30_000, absolute: 60_000, frequency: 0.02 },
} as const

/**
 * Compiling a run again pays if it will go on for so many seconds more. How fast it goes is known only when it has
 * played for a while: what is played first is slower.
 */
const PAYS = { more: { played: 1, left: 6 }, whole: { played: 2, left: 45 } } as const

/** What suits a run that has played for so many seconds and has so many left; what is inlined stays so. */
export function inliningFor(played: number, left: number, now: Inlining): Inlining {
  const pays = (inlining: keyof typeof PAYS) => played >= PAYS[inlining].played && left >= PAYS[inlining].left
  if (now === 'whole' || pays('whole')) return 'whole'
  return now === 'more' || pays('more') ? 'more' : 'usual'
}

/** Sets the limits, which V8 reads whenever it compiles a function. They are those of the whole process. */
export function inline(inlining: Inlining): void {
  const { size, cumulative, absolute, frequency } = LIMITS[inlining]
  setFlagsFromString(`--max-inlined-bytecode-size=${size}`)
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${cumulative}`)
  setFlagsFromString(`--max-inlined-bytecode-size-absolute=${absolute}`)
  setFlagsFromString(`--min-inlining-frequency=${frequency}`)
}
