import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { anyTime } from './rules/any-time.ts'
import { spaces } from './rules/spaces.ts'
import { speedDie } from './rules/speed-die.ts'
import { tableAndDebt } from './rules/table-and-debt.ts'

const paragraphs = { ...tableAndDebt, ...anyTime, ...spaces, ...speedDie }

/** The ids of the stadium paragraphs. */
export type StadiumRuleId = keyof typeof paragraphs

/** The stadium rules as players read them, in the order of the rulebook. */
export const ruleTexts: Readonly<Record<StadiumRuleId, RuleText>> = paragraphs
