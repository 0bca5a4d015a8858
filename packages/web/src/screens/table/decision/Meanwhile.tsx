import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { TurnLine } from '@hausregeln/view-kit/table/turn/TurnLine.tsx'
import { turnsSince } from '@hausregeln/view-kit/table/turn/turns.ts'
import { turnTexts } from '@hausregeln/view-kit/table/turn/turnTexts.ts'
import { useMemo } from 'react'

/** For whom a turn begins: what the others have done since the last one, a line each. */
export function Meanwhile() {
  const { log, me } = useTable()
  const texts = useTexts(turnTexts)
  const turns = useMemo(() => turnsSince(log, me), [log, me])
  if (turns.length === 0) return null
  return (
    <ul className="turns plain-list" aria-label={texts.meanwhile}>
      {turns.map((turn) => (
        <li key={turn.key}>
          <TurnLine turn={turn} />
        </li>
      ))}
    </ul>
  )
}
