import { usually } from '@hausregeln/engine/core/choice.ts'
import { estateFree } from '../../estate/rules/choices.ts'
import { eliminate, giveUp, payAsFarAsPossible } from './partial.ts'

/** Payment as far as possible. */
export const choices = [
  estateFree,
  usually('shortfall', 'payPart', ['partial'], payAsFarAsPossible),
  usually('eliminate', 'isOut', ['partial'], eliminate),
  usually('resign', 'givesUp', ['partial'], giveUp),
] as const
