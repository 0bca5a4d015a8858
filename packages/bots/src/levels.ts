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
 * Where nobody trades deeds, who is a character by trading alone would be `steady` under another name. What 4,000 games
 * cannot tell apart from its neighbours is one level with them: see docs/BOTS.md, "Levels".
 */
const SHARES: Levels = {
  random: 'veryEasy',
  plain: 'easy',
  casual: 'normal',
  careful: 'hard',
  gambler: 'hard',
  steady: 'hard',
  strong: 'veryHard',
}
const CLAIMS: Levels = { ...SHARES, casual: 'hard', careful: 'normal' }

/** Where dice decide most: all who play with any sense are as hard to beat, and `strong` wins a little more than they. */
const DICE: Levels = {
  random: 'veryEasy',
  plain: 'normal',
  casual: 'normal',
  careful: 'normal',
  gambler: 'normal',
  steady: 'normal',
  strong: 'hard',
}

function levelsIn({ codes, chapters }: Book): Levels {
  if (codes.sellShares !== undefined) return SHARES
  if (chapters.has('claims')) return CLAIMS
  return codes.offer === undefined ? DICE : TRADING
}

/** What a bot is in this rulebook; null if it is not offered there, though it may play on where it sits already. */
export function levelOf(bot: BotName, book: Book): Level | null {
  const levels = levelsIn(book)
  // A character that has yet to be measured is taken for as hard as the steady player that it bends.
  return levels[bot] ?? (bot in TRADING ? null : (levels.steady ?? null))
}

/** The bots that are offered in this rulebook. */
export function botsOffered(book: Book): BotName[] {
  return BOT_NAMES.filter((bot) => levelOf(bot, book) !== null)
}
