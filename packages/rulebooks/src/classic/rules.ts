import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { deedsAndRent } from './rules/deeds-and-rent.ts'
import { jailAndBuilding } from './rules/jail-and-building.ts'
import { moneyAndEnd } from './rules/money-and-end.ts'
import { tableAndTurn } from './rules/table-and-turn.ts'

const paragraphs = { ...tableAndTurn, ...deedsAndRent, ...jailAndBuilding, ...moneyAndEnd }

/** The ids of the classic paragraphs. */
export type ClassicRuleId = keyof typeof paragraphs

/** The classic rules as players read them, in the order of the rulebook. */
export const ruleTexts: Readonly<Record<ClassicRuleId, RuleText>> = paragraphs
