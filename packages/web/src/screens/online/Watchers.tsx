import { Button, Field } from '@hausregeln/view-kit/design/index.ts'
import { formatList, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { isHost, ownSeat, type Room, watchersIn } from '@hausregeln/view-kit/room/room.ts'
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { useFailures } from '../table/useFailures.ts'
import { peopleTexts } from './peopleTexts.ts'

interface WatchersProps {
  readonly table: OnlineTable
  readonly room: Room
}

/** As many of those who watch are named at once: of a crowd the others are found by their names. */
const NAMED = 12

/**
 * Who is there without a seat: players read their names, and the host can take them from the table; those who watch
 * read how many they are. And who was there, and may be let back in.
 */
export function Watchers({ table, room }: WatchersProps) {
  const texts = useTexts(peopleTexts)
  const host = isHost(room)
  if (!host && ownSeat(room) < 0)
    return room.watchers > 1 ? <p className="fine seats__watchers">{texts.watching(room.watchers)}</p> : null
  return (
    <>
      {room.watchers > 0 && (host ? <ToRemove table={table} room={room} /> : <Named room={room} />)}
      {host && <Removed table={table} room={room} />}
    </>
  )
}

interface Watcher {
  readonly id: string
  readonly name: string
}

function useWatchers(room: Room): readonly Watcher[] {
  const texts = useTexts(peopleTexts)
  return watchersIn(room).map((id) => ({ id, name: room.names[id] ?? texts.somebody }))
}

function Named({ room }: { readonly room: Room }) {
  const texts = useTexts(peopleTexts)
  const locale = useLocale()
  const names = useWatchers(room)
    .slice(0, NAMED)
    .map(({ name }) => name)
  const more = room.watchers - names.length
  return (
    <p className="fine seats__watchers">
      {texts.watchersNamed(more > 0 ? names.join(', ') : formatList(locale, names), more)}
    </p>
  )
}

function ToRemove({ table, room }: WatchersProps) {
  const texts = useTexts(peopleTexts)
  const failures = useFailures()
  const [sought, setSought] = useState('')
  const watchers = useWatchers(room)
  const found = watchers.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()))
  return (
    <div className="stack seats__watchers">
      <p className="fine">{texts.watching(room.watchers)}</p>
      {watchers.length > NAMED && (
        <Field label={texts.findWatcher} autoComplete="off" value={sought} onChange={setSought} />
      )}
      <div className="row seats__removed">
        {found.slice(0, NAMED).map(({ id, name }) => (
          <Button
            key={id}
            size="small"
            look="quiet"
            icon={<DoorOpen size={18} aria-hidden />}
            onClick={() => void failures(() => table.ask({ ask: 'remove', guest: id }))}
          >
            {texts.removeOf(name)}
          </Button>
        ))}
      </div>
    </div>
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
