import { useMemo } from 'react'
import { useTexts } from '../../i18n/index.ts'
import { useTable } from '../../table/context.ts'
import { TurnLine } from '../../table/TurnLine.tsx'
import { turnsSince } from '../../table/turns.ts'
import { turnTexts } from '../../table/turnTexts.ts'

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
