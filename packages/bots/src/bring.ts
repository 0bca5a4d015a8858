import type { Bot } from './bot.ts'
import type { BotName, OtherName } from './names.ts'
import { type CharacterName, characterOf, isCharacter } from './steady/figures/characters.ts'

/** Each with all that it needs, and nothing of the others. */
const MAKERS: Readonly<Record<OtherName, () => Promise<Bot>>> = {
  random: async () => new (await import('./random.ts')).RandomBot(),
  plain: async () => new (await import('./plain.ts')).PlainBot(),
  strong: async () => (await import('./strong/strong.ts')).createStrong(),
}

/** A new bot, for a page: only who plays is loaded. Rejects if it cannot be fetched. */
export function bringBot(name: BotName): Promise<Bot> {
  return isCharacter(name) ? bringSteady(name) : MAKERS[name]()
}

async function bringSteady(name: CharacterName): Promise<Bot> {
  return new (await import('./steady/steady.ts')).SteadyBot(characterOf(name))
}
