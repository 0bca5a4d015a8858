import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { debtAndPrison } from './rules/debt-and-prison.ts'
import { property } from './rules/property.ts'
import { turnAndBoard } from './rules/turn-and-board.ts'

/** The rules of Euronopoly as players read them, in the order of the rulebook. */
export const ruleTexts: Readonly<Record<string, RuleText>> = { ...turnAndBoard, ...property, ...debtAndPrison }
