import { CHARACTERS, type CharacterName, isCharacter } from './steady/figures/characters.ts'

/** Bots that are no character of the steady player. */
const OTHERS = ['random', 'plain', 'strong'] as const

export type OtherName = (typeof OTHERS)[number]
export type BotName = OtherName | CharacterName

/** The names of all bots, the simplest first. */
export const BOT_NAMES: readonly BotName[] = [
  'random',
  'plain',
  ...(Object.keys(CHARACTERS) as CharacterName[]),
  'strong',
]

/** Whether this is the name of a bot. */
export function isBotName(name: string): name is BotName {
  return isCharacter(name) || (OTHERS as readonly string[]).includes(name)
}
