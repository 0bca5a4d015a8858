import type { Book } from '@hausregeln/engine'
import { BOT_NAMES, type BotName } from './names.ts'

/** How hard it is to win against a bot, the easiest first. */
export const LEVELS = ['veryEasy', 'easy', 'normal', 'hard', 'veryHard'] as const
export type Level = (typeof LEVELS)[number]

/** What a bot is in rulebooks of a kind, by name; who is left out is not offered there. */
type Levels = Readonly<Partial<Record<BotName, Level>>>

/** Where deeds are traded: characters differ by how they trade, and `strong` wins clearly more than all others. */
const TRADING: Levels = {
  random: 'veryEasy',
  plain: 'easy',
  casual: 'normal',
  grudge: 'hard',
  careful: 'hard',
  gambler: 'hard',
  trader: 'hard',
  steady: 'hard',
  strong: 'veryHard',
}

/**
 * Where nobody trades deeds, who is a character by trading alone would be `steady` under another name; and so would
 * `strong`, which is offered where it is clearly stronger. What 4,000 games cannot tell apart is one level: see
 * docs/BOTS.md, "Levels".
 */
const ALONE: Levels = { random: 'veryEasy', plain: 'normal', casual: 'hard', careful: 'hard', gambler: 'hard', steady: 'hard' }

/** What a bot is in this rulebook; null if it is not offered there, though it may play on where it sits already. */
export function levelOf(bot: BotName, { codes }: Book): Level | null {
  const levels = codes.offer === undefined || codes.sellShares !== undefined ? ALONE : TRADING
  return levels[bot] ?? null
}

/** The bots that are offered in this rulebook, the easiest first. */
export function botsOffered(book: Book): BotName[] {
  return BOT_NAMES.filter((bot) => levelOf(bot, book) !== null)
}
