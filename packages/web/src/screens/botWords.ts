import type { BotName } from '@hausregeln/bots/names.ts'
import type { screenTexts } from './texts.ts'

type Words = Pick<(typeof screenTexts)['en'], 'bots' | 'botHints'>
/** A character is a row of the bots' table: it plays before there is a word for it. */
type ByBot = Readonly<Partial<Record<BotName, string>>>

/** What a bot is called: without a word for it, as in its table. */
export function botWord(words: Words, bot: BotName): string {
  const { [bot]: word = bot.slice(0, 1).toUpperCase() + bot.slice(1) }: ByBot = words.bots
  return word
}

/** How a bot plays, in a few words. */
export function botHint(words: Words, bot: BotName): string {
  const { [bot]: hint = botWord(words, bot) }: ByBot = words.botHints
  return hint
}
