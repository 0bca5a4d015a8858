import { DoorOpen } from 'lucide-react'
import { Button } from '../../design/index.ts'
import { formatList, useLocale, useTexts } from '../../i18n/index.ts'
import type { OnlineTable } from '../../room/onlineTable.ts'
import { isHost, type Room } from '../../room/room.ts'
import { useFailures } from '../table/useFailures.ts'
import { peopleTexts } from './peopleTexts.ts'

interface WatchersProps {
  readonly table: OnlineTable
  readonly room: Room
}

/** Who is there without a seat, whom the host can take from the table; and who was, and may be let back in. */
export function Watchers({ table, room }: WatchersProps) {
  const texts = useTexts(peopleTexts)
  const failures = useFailures()
  const { seats = [], host } = room.table ?? {}
  const watching = room.here.filter((id) => id !== host?.id && seats.every(({ guest }) => guest !== id))
  if (!isHost(room)) return null
  return (
    <>
      {watching.length > 0 && (
        <div className="row seats__removed">
          <span className="fine">{texts.watchers}:</span>
          {watching.map((id) => {
            const name = room.names[id] ?? texts.somebody
            return (
              <Button
                key={id}
                size="small"
                look="quiet"
                icon={<DoorOpen size={18} aria-hidden />}
                onClick={() => void failures(() => table.ask({ ask: 'remove', guest: id }))}
              >
                {texts.removeOf(name)}
              </Button>
            )
          })}
        </div>
      )}
      <Removed table={table} room={room} />
    </>
  )
}

/** The host reads whom they have taken from the table, and may think better of it. */
function Removed({ table, room }: WatchersProps) {
  const texts = useTexts(peopleTexts)
  const locale = useLocale()
  const failures = useFailures()
  const removed = (room.table?.removed ?? []).map(({ id, name }) => ({ id, name: name || texts.somebody }))
  if (removed.length === 0) return null
  const names = removed.map(({ name }) => name)
  return (
    <div className="row seats__removed">
      <span className="fine">{texts.removed(formatList(locale, names))}</span>
      {removed.map(({ id, name }) => (
        <Button
          key={id}
          size="small"
          look="quiet"
          aria-label={texts.admitOf(name)}
          onClick={() => void failures(() => table.ask({ ask: 'admit', guest: id }))}
        >
          {texts.admit}
        </Button>
      ))}
    </div>
  )
}
