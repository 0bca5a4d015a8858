import type { Bot } from './bot.ts'
import { PlainBot } from './plain.ts'
import { RandomBot } from './random.ts'
import { CHARACTERS, type CharacterName, characterOf, isCharacter } from './steady/figures/characters.ts'
import { SteadyBot } from './steady/steady.ts'
import { createStrong } from './strong/strong.ts'

/** Bots that are no character of the steady player, by name. One bot object plays one seat of one game at a time. */
const MAKERS = {
  random: () => new RandomBot(),
  plain: () => new PlainBot(),
  strong: createStrong,
} as const satisfies Readonly<Record<string, () => Bot>>

type MakerName = keyof typeof MAKERS
export type BotName = MakerName | CharacterName

/** The names of all bots, the simplest first. */
export const BOT_NAMES: readonly BotName[] = [
  'random',
  'plain',
  ...(Object.keys(CHARACTERS) as CharacterName[]),
  'strong',
]

function hasMaker(name: string): name is MakerName {
  return Object.hasOwn(MAKERS, name)
}

/** Whether this is the name of a bot. */
export function isBotName(name: string): name is BotName {
  return hasMaker(name) || isCharacter(name)
}

/** A new bot. Throws a `RangeError` with a sentence if there is none of this name. */
export function createBot(name: string): Bot {
  if (isCharacter(name)) return new SteadyBot(characterOf(name))
  if (hasMaker(name)) return MAKERS[name]()
  throw new RangeError(`There is no bot "${name}". There are: ${BOT_NAMES.join(', ')}.`)
}
