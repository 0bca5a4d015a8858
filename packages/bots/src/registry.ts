import type { Bot } from './bot.ts'
import { PlainBot } from './plain.ts'
import { RandomBot } from './random.ts'
import { SteadyBot } from './steady/steady.ts'
import { CAREFUL, CASUAL, GAMBLER, GRUDGE, TRADER } from './steady/temper.ts'
import { createStrong } from './strong/strong.ts'

/** Every bot by its name. One bot object plays one seat of one game at a time. */
const MAKERS = {
  random: () => new RandomBot(),
  plain: () => new PlainBot(),
  casual: () => new SteadyBot(CASUAL),
  careful: () => new SteadyBot(CAREFUL),
  gambler: () => new SteadyBot(GAMBLER),
  trader: () => new SteadyBot(TRADER),
  grudge: () => new SteadyBot(GRUDGE),
  steady: () => new SteadyBot(),
  strong: createStrong,
} as const satisfies Readonly<Record<string, () => Bot>>

export type BotName = keyof typeof MAKERS

/** The names of all bots, the simplest first. */
export const BOT_NAMES: readonly BotName[] = Object.keys(MAKERS) as BotName[]

/** Whether this is the name of a bot. */
export function isBotName(name: string): name is BotName {
  return Object.hasOwn(MAKERS, name)
}

/** A new bot. Throws a `RangeError` with a sentence if there is none of this name. */
export function createBot(name: string): Bot {
  if (!isBotName(name)) throw new RangeError(`There is no bot "${name}". There are: ${BOT_NAMES.join(', ')}.`)
  return MAKERS[name]()
}
