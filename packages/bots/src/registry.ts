import type { Bot } from './bot.ts'
import { NETS } from './chances/nets/all.ts'
import { BOT_NAMES, type OtherName } from './names.ts'
import { PlainBot } from './plain.ts'
import { RandomBot } from './random.ts'
import { characterOf, isCharacter } from './steady/figures/characters.ts'
import { SteadyBot } from './steady/steady.ts'
import { createStrong } from './strong/strong.ts'

/** Who makes them. One bot object plays one seat of one game at a time. */
const MAKERS: Readonly<Record<OtherName, () => Bot>> = {
  random: () => new RandomBot(),
  plain: () => new PlainBot(),
  strong: () => createStrong(NETS),
}

function hasMaker(name: string): name is OtherName {
  return Object.hasOwn(MAKERS, name)
}

/** A new bot. Throws a `RangeError` with a sentence if there is none of this name. */
export function createBot(name: string): Bot {
  if (isCharacter(name)) return new SteadyBot(characterOf(name))
  if (hasMaker(name)) return MAKERS[name]()
  throw new RangeError(`There is no bot "${name}". There are: ${BOT_NAMES.join(', ')}.`)
}
