import { codeOf, type Packed, verify } from '@hausregeln/engine'
import { type Notice, refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import type { TableScope } from '../context.ts'
import { tableTexts } from '../texts.ts'

/** Why an action of the person at the screen cannot be done now, and by which paragraph; null if it can. */
export function noticeOf({ rulebook, gameView, snapshot, locale }: TableScope, action: Packed): Notice | null {
  const refusal = verify(gameView, action)
  if (refusal !== null) return refusalText(rulebook, refusal, locale)
  if (codeOf(action) === gameView.book.codes.throw && snapshot.countdown !== null)
    return { text: tableTexts[locale].graceRuns, rule: rulebook.book.rules.rentDemand ?? null }
  return null
}

/** The sentence of a notice with its paragraph, on one line. */
export function withRule({ text, rule }: Notice): string {
  return rule === null ? text : `${text} (${rule})`
}
