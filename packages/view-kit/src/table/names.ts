import type { GameView, Rulebook } from '@hausregeln/engine'
import { type Locale, textIn } from '../i18n/index.ts'
import { deedDef } from './deeds/deed.ts'

/** What a deed is called. */
export function deedName(rulebook: Rulebook, deed: number, locale: Locale): string {
  return textIn(deedDef(rulebook, deed)?.name, locale)
}

/** What a group is called and its colour. */
export function groupFace(
  rulebook: Rulebook,
  l: GameView,
  group: number,
  locale: Locale,
): { name: string; colour: string } {
  const key = deedDef(rulebook, l.book.board.groupFirst[group] ?? -1)?.group ?? ''
  const def = rulebook.board.groups[key]
  return { name: textIn(def?.name, locale), colour: def?.colour ?? '#7d8896' }
}
