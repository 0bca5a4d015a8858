import type { SeatState } from '@hausregeln/protocol'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Button, Dialog } from '@hausregeln/view-kit/design/index.ts'
import { formatTime, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { playersOf } from '@hausregeln/view-kit/room/onlineGame.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { isHost, ownSeat, type Room } from '@hausregeln/view-kit/room/room.ts'
import { ConfirmDialog } from '@hausregeln/view-kit/table/acting/ConfirmDialog.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { Armchair, Crown, KeyRound, Users } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { go } from '../../../frame/route.ts'
import { useFailures } from '../../table/useFailures.ts'
import { peopleTexts } from '../peopleTexts.ts'
import { useSeatNotes } from '../useSeatNotes.ts'
import { Watchers } from '../Watchers.tsx'
import { SeatCodeButton } from './SeatCodeButton.tsx'
import { SeatProgramButton } from './SeatProgramButton.tsx'

/** The seats of a game that runs: who may come to them, by which code, and who is host. */
export function SeatsDialog({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(peopleTexts)
  const [open, setOpen] = useState(false)
  const room = useSyncExternalStore(table.subscribe, table.room)
  const seats = room.table?.seats ?? []
  return (
    <>
      <Button size="small" look="quiet" icon={<Users size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {texts.seats}
      </Button>
      <Dialog open={open} title={texts.seats} onClose={() => setOpen(false)}>
        <div className="stack">
          <ul className="seats plain-list">
            {seats.map((seat, number) => (
              <Seat key={SEAT_KEYS[number]} table={table} room={room} seat={seat} number={number} />
            ))}
          </ul>
          <Watchers table={table} room={room} />
          {ownSeat(room) < 0 && (
            <div>
              <Button
                size="small"
                icon={<KeyRound size={18} aria-hidden />}
                onClick={() => go({ at: 'claim', code: table.code, claim: '' })}
              >
                {texts.haveCode}
              </Button>
            </div>
          )}
        </div>
      </Dialog>
    </>
  )
}

/** Places do not move. */
const SEAT_KEYS = Array.from({ length: 8 }, (_, seat) => `seat ${seat}`)

interface SeatProps {
  readonly table: OnlineTable
  readonly room: Room
  readonly seat: SeatState
  readonly number: number
}

function Seat({ table, room, seat, number }: SeatProps) {
  const texts = useTexts(peopleTexts)
  const locale = useLocale()
  const notes = useSeatNotes(room, seat)
  const player = playersOf(room.table?.seats ?? [])[number]
  const claim = room.table?.claims?.find((each) => each.seat === number && each.until > Date.now())
  const name = seat.name ?? ''
  return (
    <li className="seats__seat">
      {player && <SeatDisc seat={number} colour={player.colour} shape={player.shape} size={36} />}
      <span className="seats__name">
        <strong>{name}</strong>
        {notes.length > 0 && <span className="fine">{notes.join(', ')}</span>}
        {claim && <span className="fine">{texts.codeOpen(name, formatTime(locale, claim.until))}</span>}
      </span>
      <span className="row">
        {mayOffer(room, seat) && (
          <SeatCodeButton table={table} seat={number} label={texts.giveCode} spoken={texts.giveCodeOf(name)} />
        )}
        <SeatProgramButton table={table} room={room} number={number} />
        <MakeHost table={table} room={room} seat={seat} number={number} />
        <Join table={table} room={room} seat={seat} number={number} />
      </span>
    </li>
  )
}

/** Your own seat; for the host also that of a bot, or of somebody who is not there or has no device. */
function mayOffer(room: Room, { guest, name }: SeatState): boolean {
  if (guest !== null && guest === room.guest?.id) return true
  return isHost(room) && name !== null && (guest === null || !room.here.includes(guest))
}

function MakeHost({ table, room, seat, number }: SeatProps) {
  const texts = useTexts(peopleTexts)
  const failures = useFailures()
  const [asking, setAsking] = useState(false)
  const name = seat.name ?? ''
  if (!isHost(room) || seat.guest === null || seat.guest === room.guest?.id) return null
  return (
    <>
      <Button
        size="small"
        look="quiet"
        icon={<Crown size={18} aria-hidden />}
        aria-label={texts.makeHostOf(name)}
        onClick={() => setAsking(true)}
      >
        {texts.makeHost}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.makeHostOf(name)}
        confirm={texts.makeHost}
        onConfirm={() => {
          setAsking(false)
          void failures(() => table.ask({ ask: 'giveHost', seat: number }))
        }}
        onClose={() => setAsking(false)}
      >
        {room.table?.settings.companion ? texts.makeKeeperAsk(name) : texts.makeHostAsk(name)}
      </ConfirmDialog>
    </>
  )
}

/** People who watch ask the table for a bot's seat. */
function Join({ table, room, seat, number }: SeatProps) {
  const { gameView } = useTable()
  const texts = useTexts(peopleTexts)
  const failures = useFailures()
  const { bot, standIn, guest } = seat
  const plays = bot ?? standIn
  const here = guest !== null && room.here.includes(guest)
  const inGame = ((gameView.s.alive >>> number) & 1) === 1
  const open = ownSeat(room) < 0 && plays !== null && !here && inGame && room.table?.proposal === null
  if (!open) return null
  return (
    <Button
      size="small"
      icon={<Armchair size={18} aria-hidden />}
      onClick={() => void failures(() => table.ask({ ask: 'propose', what: 'join', seat: number }))}
    >
      {texts.joinFor(seat.name ?? '')}
    </Button>
  )
}
