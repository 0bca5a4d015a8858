import { formatTime, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { Room } from '@hausregeln/view-kit/room/room.ts'
import { peopleTexts } from './peopleTexts.ts'
import { useNow } from './useNow.ts'

/** Bots wait while what their table may ask of the server is spent: the page says so, and when they go on. */
export function BotsWait({ room: { table, spent } }: { readonly room: Room }) {
  const texts = useTexts(peopleTexts)
  const locale = useLocale()
  const now = useNow()
  if (spent === null || now >= spent || table?.phase !== 'playing') return null
  return (
    <p className="notice" role="status">
      {texts.botsWait(formatTime(locale, spent))}
    </p>
  )
}
