import type { GameView, Rulebook } from '@hausregeln/engine'
import { eventText, offerText } from '@hausregeln/rulebooks/texts/index.ts'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'
import { type Locale, textIn } from '@hausregeln/view-kit/i18n/index.ts'
import type { TableScope } from '@hausregeln/view-kit/table/context.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { type Said, saidBy } from './search.ts'

/** A sentence for a line; trades say what is offered. */
export function lineText(
  { rulebook, gameView, names, locale }: Pick<TableScope, 'rulebook' | 'gameView' | 'names' | 'locale'>,
  { event, offer }: LogLine,
): string {
  const text = eventText(rulebook, event, names, locale)
  return offer === null ? text : `${text} ${offerText(rulebook, gameView, offer, names, locale)}`
}

/**
 * Tells what a line says, as it is searched: its sentence, the street that it is about, which not every sentence names,
 * and the reason that somebody gave. Each line is put into words once.
 */
export function sayer(
  rulebook: Rulebook,
  names: readonly string[],
  locale: Locale,
): (gameView: GameView, line: LogLine) => Said {
  const known = new WeakMap<LogLine, Said>()
  return (gameView, line) => {
    const before = known.get(line)
    if (before !== undefined) return before
    const { event, reason } = line
    const street = 'deed' in event && event.deed >= 0 ? textIn(deedDef(rulebook, event.deed)?.name, locale) : ''
    const sentence = lineText({ rulebook, gameView, names, locale }, line)
    const said = saidBy(`${sentence} ${street} ${reason ?? ''}`, event.rule)
    known.set(line, said)
    return said
  }
}
