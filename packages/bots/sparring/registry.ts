import type { Bot } from '../src/bot.ts'
import { BOT_NAMES, isBotName } from '../src/names.ts'
import { createBot } from '../src/registry.ts'
import { SteadyBot } from '../src/steady/steady.ts'
import { FIXED_CHEAP, FIXED_DARK_BLUE, FIXED_ORANGE } from './fixed.ts'
import { FRIEDMAN } from './friedman.ts'
import { MISER, SHARK, STUBBORN } from './habits.ts'
import { HoarderBot } from './hoarder.ts'
import { JailBot } from './jailbird.ts'
import { PolicyBot } from './policy.ts'
import { createStrongOf2026 } from './strong-2026/strong.ts'
import { Trader } from './trader.ts'
import { YARDSTICK } from './yardstick.ts'

/** Who is made to be played against in simulations, each to its description; nobody meets them at a table. */
const MAKERS = {
  miser: () => new Trader(MISER),
  hoarder: () => new HoarderBot(),
  shark: () => new Trader(SHARK),
  stubborn: () => new Trader(STUBBORN),
  former: () => new SteadyBot(YARDSTICK),
  friedman: () => new PolicyBot(FRIEDMAN),
  'jail-leaves': () => new JailBot({ name: 'jail-leaves', early: 'leaves', late: 'leaves' }),
  'jail-stays': () => new JailBot({ name: 'jail-stays', early: 'stays', late: 'stays' }),
  'jail-stays-late': () => new JailBot({ name: 'jail-stays-late', early: 'leaves', late: 'stays' }),
  'jail-stays-early': () => new JailBot({ name: 'jail-stays-early', early: 'stays', late: 'leaves' }),
  'fixed-dark-blue': () => new PolicyBot(FIXED_DARK_BLUE),
  'fixed-orange': () => new PolicyBot(FIXED_ORANGE),
  'fixed-cheap': () => new PolicyBot(FIXED_CHEAP),
  'strong-2026': createStrongOf2026,
} as const satisfies Readonly<Record<string, () => Bot>>

export type SparringName = keyof typeof MAKERS

/** The names of these players. */
const SPARRING_NAMES: readonly SparringName[] = Object.keys(MAKERS) as SparringName[]

/** Whether this is the name of a sparring partner. */
function isSparringName(name: string): name is SparringName {
  return Object.hasOwn(MAKERS, name)
}

/** The names of all players, for tables and for simulations. */
export const PLAYER_NAMES: readonly string[] = [...BOT_NAMES, ...SPARRING_NAMES]

/** Whether there is any player of this name, for a table or for simulations. */
export function isPlayerName(name: string): boolean {
  return isBotName(name) || isSparringName(name)
}

/** A new player of any kind. Throws a `RangeError` with a sentence if there is none of this name. */
export function createPlayer(name: string): Bot {
  if (isSparringName(name)) return MAKERS[name]()
  if (isBotName(name)) return createBot(name)
  throw new RangeError(`There is no bot "${name}". There are: ${PLAYER_NAMES.join(', ')}.`)
}
