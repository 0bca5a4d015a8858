import { LIMITS } from '@hausregeln/protocol'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, formatTime, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { isHost, ownSeat, type Room } from '@hausregeln/view-kit/room/room.ts'
import { SECOND } from '@hausregeln/view-kit/table/turn/clock.ts'
import { Crown } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFailures } from '../table/useFailures.ts'
import { peopleTexts } from './peopleTexts.ts'
import { onlineTexts } from './texts.ts'
import { useNow } from './useNow.ts'

/** For how long one reads that the game has waited, in milliseconds. */
const TOLD_FOR = 90 * SECOND
/** A rest that was shorter nobody has noticed, in milliseconds. */
const WORTH_TELLING = 60 * SECOND

/**
 * Who is away and waited for, since when nobody was there, whether your seat has gone elsewhere, a host who is missing.
 */
export function People({ table }: { readonly table: OnlineTable }) {
  const room = useSyncExternalStore(table.subscribe, table.room)
  return (
    <>
      <Watching room={room} />
      <Replaced room={room} />
      <Away room={room} />
      <Rested room={room} />
      <HostAway table={table} room={room} />
      <Unusual room={room} />
    </>
  )
}

/** A person without a seat watches; a seat that has gone to another device is named. */
function Watching({ room }: { readonly room: Room }) {
  const texts = useTexts(onlineTexts)
  const people = useTexts(peopleTexts)
  const own = ownSeat(room)
  const sat = useRef(false)
  useEffect(() => {
    sat.current ||= own >= 0
  }, [own])
  if (own >= 0) return null
  if (sat.current) return <p className="notice">{people.movedAway}</p>
  if (isHost(room)) return null
  return (
    <p className="notice">
      {texts.watching} {room.watchers > 1 && people.watching(room.watchers)}
    </p>
  )
}

/** People who come back read why they are asked for nothing. */
function Replaced({ room }: { readonly room: Room }) {
  const texts = useTexts(peopleTexts)
  const bot = room.table?.seats[ownSeat(room)]?.standIn ?? null
  return bot === null ? null : <p className="notice">{texts.botIsYou}</p>
}

function Away({ room }: { readonly room: Room }) {
  const texts = useTexts(peopleTexts)
  const locale = useLocale()
  const now = useNow()
  return room.away.map(({ seat, until }) => {
    const seconds = Math.ceil((until - now) / SECOND)
    const name = room.table?.seats[seat]?.name ?? ''
    return (
      <p key={seat} className="notice">
        <span aria-hidden>
          {seconds > 0 ? texts.awayUntil(name, formatNumber(locale, seconds)) : texts.awaySoon(name)}
        </span>
        <span role="status" className="visually-hidden">
          {texts.awaySoon(name)}
        </span>
      </p>
    )
  })
}

function Rested({ room }: { readonly room: Room }) {
  const texts = useTexts(peopleTexts)
  const locale = useLocale()
  const now = useNow()
  const { from, to } = room.table?.rested ?? { from: 0, to: null }
  if (to === null || to - from < WORTH_TELLING || now - to > TOLD_FOR) return null
  return (
    <p className="notice" role="status">
      {texts.rested(formatTime(locale, from), formatTime(locale, to))}
    </p>
  )
}

/** The host reads who has left whom much of their chance to win: what to make of it is for people to say. */
function Unusual({ room }: { readonly room: Room }) {
  const texts = useTexts(peopleTexts)
  const nameOf = (seat: number) => room.table?.seats[seat]?.name ?? ''
  if (!isHost(room)) return null
  return room.unusual.map(({ from, to, deals }) => (
    <p key={`${from} ${to}`} className="notice" role="status">
      {texts.unusual(nameOf(from), nameOf(to), deals)}
    </p>
  ))
}

/** While the host is away, anyone with a seat may ask the others to take over. */
function HostAway({ table, room }: { readonly table: OnlineTable; readonly room: Room }) {
  const texts = useTexts(peopleTexts)
  const failures = useFailures()
  const { host, proposal, phase } = room.table ?? {}
  const away = host !== undefined && room.line === 'open' && !room.here.includes(host.id)
  const long = useLasting(away)
  if (!long || host === undefined || phase === 'over' || ownSeat(room) < 0 || isHost(room)) return null
  return (
    <div className="notice">
      <p>{texts.hostAway(host.name)}</p>
      {(proposal ?? null) === null && (
        <Button
          size="small"
          icon={<Crown size={18} aria-hidden />}
          onClick={() => void failures(() => table.ask({ ask: 'propose', what: 'host', seat: ownSeat(room) }))}
        >
          {texts.becomeHost}
        </Button>
      )}
    </div>
  )
}

/** Whether something has held for as long as a host is waited for, and holds. */
function useLasting(holds: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!holds) return
    const timer = setTimeout(() => setLasts(true), (LIMITS.hostAwaySeconds + 1) * SECOND)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [holds])
  return holds && lasts
}
