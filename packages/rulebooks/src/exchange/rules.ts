import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { auctions } from './rules/auctions.ts'
import { inherited } from './rules/inherited.ts'
import { reportsAndTakeovers } from './rules/reports-and-takeovers.ts'
import { shareDeals } from './rules/share-deals.ts'
import { standard } from './rules/standard.ts'

const paragraphs = { ...inherited, ...standard, ...auctions, ...shareDeals, ...reportsAndTakeovers }

/** The ids of the exchange paragraphs, and of the classic ones that hold here too. */
export type ExchangeRuleId = keyof typeof paragraphs

/** The exchange rules as players read them, in the order of the rulebook. */
export const ruleTexts: Readonly<Record<ExchangeRuleId, RuleText>> = paragraphs
