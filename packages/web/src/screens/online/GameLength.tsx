import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { Room } from '@hausregeln/view-kit/room/room.ts'
import { peopleTexts } from './peopleTexts.ts'

/** With so many steps left it is said that the game will be ended. */
const WORTH_TELLING = 500

/** A game can have so many steps and no more: that is said before it ends for that, and when it has. */
export function GameLength({ room: { table, entries } }: { readonly room: Room }) {
  const texts = useTexts(peopleTexts)
  const locale = useLocale()
  const { phase, counted = false, longest } = table ?? {}
  if (longest === undefined) return null
  const most = formatNumber(locale, longest)
  if (counted) return <p className="notice">{texts.lengthReached(most)}</p>
  const left = Math.max(0, longest - entries)
  if (phase === 'over' || phase === 'lobby' || left > WORTH_TELLING) return null
  return <p className="notice">{texts.lengthNear(left, most)}</p>
}
