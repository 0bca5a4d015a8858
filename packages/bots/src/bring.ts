import type { Book } from '@hausregeln/engine'
import type { Bot } from './bot.ts'
import type { BotName, OtherName } from './names.ts'
import { type CharacterName, characterOf, isCharacter } from './steady/figures/characters.ts'

/** Each with all that it needs, and nothing of the others. */
const MAKERS: Readonly<Record<OtherName, (book: Book) => Promise<Bot>>> = {
  random: async () => new (await import('./random.ts')).RandomBot(),
  plain: async () => new (await import('./plain.ts')).PlainBot(),
  strong: bringStrong,
}

/** A new bot, for a page and this rulebook: only who plays is loaded. Rejects if it cannot be fetched. */
export function bringBot(name: BotName, book: Book): Promise<Bot> {
  return isCharacter(name) ? bringSteady(name) : MAKERS[name](book)
}

/** With the nets for this rulebook, and no others. */
async function bringStrong(book: Book): Promise<Bot> {
  const [{ createStrong }, { bringNets }] = await Promise.all([
    import('./strong/strong.ts'),
    import('./chances/nets/bring.ts'),
  ])
  return createStrong(await bringNets(book))
}

async function bringSteady(name: CharacterName): Promise<Bot> {
  return new (await import('./steady/steady.ts')).SteadyBot(characterOf(name))
}
