import { setFlagsFromString } from 'node:v8'

/**
 * How V8 compiles a run: how far it inlines, and whether its last compiler still takes what it finds to be often played.
 */
export interface Compiling {
  readonly inlining: Inlining
  readonly goesOn: boolean
}

/** How every run begins. */
export const AT_FIRST: Compiling = { inlining: 'usual', goesOn: true }

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
  usual: { cumulative: 920, absolute: 4600, frequency: 0.15 },
  more: { cumulative: 4000, absolute: 4600, frequency: 0.02 },
  whole: { cumulative: 30_000, absolute: 60_000, frequency: 0.02 },
} as const

/** How large a function may be that is inlined where whole steps are, in bytes of bytecode; V8's usual limit is 460. */
const LARGEST_INLINED = 1000

/**
 * Compiling a run again pays if it will go on for so many seconds more. How fast it goes is known only when it has
 * played for a while: what is played first is slower.
 */
const PAYS = { more: { played: 1, left: 10 }, whole: { played: 2, left: 45 } } as const

/**
 * Towards the end of a run V8 finds more and more that is played often enough to be compiled once more, but not often
 * enough to get that back: when so many seconds are left, and no more than so many times what has been played, it
 * stays as it is. Before, next to nothing has been compiled yet.
 */
const STAYS = { left: 1.5, timesPlayed: 5 } as const

/** The size of a function's bytecode, in bytes, from which on V8's last compiler leaves it: its usual one. */
const MOST_COMPILED = 61_440

/** What suits a run that has played for so many seconds and has so many left. */
export function compilingFor(played: number, left: number, { inlining }: Compiling): Compiling {
  return {
    inlining: inliningFor(played, left, inlining),
    goesOn: left >= Math.min(STAYS.left, STAYS.timesPlayed * played),
  }
}

/** How far a run is inlined that has played for so many seconds and has so many left; what is inlined stays so. */
function inliningFor(played: number, left: number, now: Inlining): Inlining {
  const pays = (inlining: keyof typeof PAYS) => played >= PAYS[inlining].played && left >= PAYS[inlining].left
  if (now === 'whole' || pays('whole')) return 'whole'
  return now === 'more' || pays('more') ? 'more' : 'usual'
}

/** Sets the limits, which V8 reads whenever it compiles a function. They are those of the whole process. */
export function inline(inlining: Inlining): void {
  for (const flag of flagsFor(inlining)) setFlagsFromString(flag)
}

/**
 * The flags that set the limits. How large an inlined function may be is raised and never lowered again: V8 compiles
 * beside us, and ends the process if a function that it has found small enough is too large a moment later.
 */
export function flagsFor(inlining: Inlining): readonly string[] {
  const { cumulative, absolute, frequency } = LIMITS[inlining]
  const flags = [
    `--max-inlined-bytecode-size-cumulative=${cumulative}`,
    `--max-inlined-bytecode-size-absolute=${absolute}`,
    `--min-inlining-frequency=${frequency}`,
  ]
  return inlining === 'whole' ? [`--max-inlined-bytecode-size=${LARGEST_INLINED}`, ...flags] : flags
}

/** Lets V8's last compiler go on, or stop. The limit is that of the whole process. */
export function letCompile(goesOn: boolean): void {
  setFlagsFromString(`--max-optimized-bytecode-size=${goesOn ? MOST_COMPILED : 0}`)
}
