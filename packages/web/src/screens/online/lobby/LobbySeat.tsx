import { botsOffered, levelOf } from '@hausregeln/bots/levels.ts'
import { type BotName, isBotName } from '@hausregeln/bots/names.ts'
import { LIMITS, type SeatState } from '@hausregeln/protocol'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Button, Dialog, Field, Select } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { nonceFor } from '@hausregeln/view-kit/room/nonce.ts'
import { playersOf } from '@hausregeln/view-kit/room/onlineGame.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { isHost, type Room } from '@hausregeln/view-kit/room/room.ts'
import { Armchair, DoorOpen } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { botWord } from '../../botWords.ts'
import { useFailures } from '../../table/useFailures.ts'
import { screenTexts } from '../../texts.ts'
import { MarkDialog } from '../MarkDialog.tsx'
import { peopleTexts } from '../peopleTexts.ts'
import { onlineTexts } from '../texts.ts'
import { useSeatNotes } from '../useSeatNotes.ts'
import { SeatProgramButton } from './SeatProgramButton.tsx'
import { useTableBook } from './useTableBook.ts'

interface LobbySeatProps {
  readonly table: OnlineTable
  readonly room: Room
  readonly seat: SeatState
  readonly number: number
}

/** A seat at a table that is being laid: who sits there, and how it is taken, left or cleared. */
export function LobbySeat({ table, room, seat, number }: LobbySeatProps) {
  const texts = useTexts(onlineTexts)
  const { colour, shape } = playersOf(room.table?.seats ?? [])[number] ?? { colour: '', shape: 'cat' }
  const notes = useSeatNotes(room, seat)
  const people = useTexts(peopleTexts)
  const before = room.table?.brought?.names[number]
  return (
    <li className="seats__seat">
      <SeatDisc seat={number} colour={colour} shape={shape} size={40} />
      <span className="seats__name">
        {seat.name === null ? <span className="soft">{texts.free}</span> : <strong>{seat.name}</strong>}
        {before !== undefined && before !== seat.name && <span className="fine">{people.seatBefore(before)}</span>}
        {notes.length > 0 && <span className="fine">{notes.join(', ')}</span>}
      </span>
      <SeatActs table={table} room={room} seat={seat} number={number} />
    </li>
  )
}

/** You take a free seat or leave your own; the host clears the others. */
function SeatActs({ table, room, seat, number }: LobbySeatProps) {
  const texts = useTexts(onlineTexts)
  const people = useTexts(peopleTexts)
  const failures = useFailures()
  const host = isHost(room)
  const marks = <MarkDialog table={table} room={room} number={number} />
  if (seat.guest !== null && seat.guest === room.guest?.id)
    return (
      <span className="row">
        {marks}
        <SeatProgramButton table={table} room={room} number={number} />
        <Button size="small" look="quiet" onClick={() => void failures(() => table.ask({ ask: 'stand' }))}>
          {texts.standUp}
        </Button>
      </span>
    )
  return (
    <span className="row">
      {seat.name === null && (
        <Button
          size="small"
          icon={<Armchair size={18} aria-hidden />}
          onClick={() => void failures(() => table.ask({ ask: 'sit', seat: number, nonce: nonceFor(table.code) }))}
        >
          {texts.sitHere}
        </Button>
      )}
      {host && (seat.name === null || seat.bot !== null) && (
        <Suspense>
          <OtherChoice table={table} room={room} seat={seat} number={number} />
        </Suspense>
      )}
      <SeatProgramButton table={table} room={room} number={number} />
      {host && seat.name !== null && seat.guest === null && marks}
      {host && seat.name !== null && seat.bot === null && (
        <Button
          size="small"
          look="quiet"
          icon={<DoorOpen size={18} aria-hidden />}
          aria-label={seat.guest === null ? texts.clearSeatOf(seat.name) : people.removeOf(seat.name)}
          onClick={() => void failures(() => table.ask({ ask: 'clearSeat', seat: number }))}
        >
          {seat.guest === null ? texts.clearSeat : people.remove}
        </Button>
      )}
    </span>
  )
}

/** In the list of who may sit on a free seat: somebody at a real board who has no device. */
const PERSON = 'person'

/** The host lets a bot sit down, or somebody without a device, or clears the seat. */
function OtherChoice({ table, room, seat, number }: LobbySeatProps) {
  const texts = useTexts(onlineTexts)
  const words = useTexts(screenTexts)
  const failures = useFailures()
  const [naming, setNaming] = useState(false)
  async function choose(who: string) {
    if (who === PERSON) return setNaming(true)
    await failures(async () => {
      if (seat.bot !== null) await table.ask({ ask: 'clearSeat', seat: number })
      if (who !== '') await table.ask({ ask: 'seatBot', seat: number, bot: who })
    })
  }
  const companion = room.table?.settings.companion ?? false
  const book = useTableBook(room)
  const offered = book === undefined ? [] : botsOffered(book)
  const labelOf = (bot: BotName) => {
    const level = book === undefined ? null : levelOf(bot, book)
    return level === null ? botWord(words, bot) : texts.botOfLevel(botWord(words, bot), words.botLevels[level])
  }
  const sits = seat.bot !== null && isBotName(seat.bot) && !offered.includes(seat.bot) ? [seat.bot] : []
  return (
    <>
      <Select
        label={texts.botHere}
        labelHidden
        value={seat.bot ?? ''}
        onChange={(who) => void choose(who)}
        options={[
          { value: '', label: texts.free },
          ...(companion && seat.bot === null ? [{ value: PERSON, label: texts.personHere }] : []),
          ...[...sits, ...offered].toReversed().map((bot) => ({ value: bot as string, label: labelOf(bot) })),
        ]}
      />
      {naming && <NameDialog table={table} number={number} onClose={() => setNaming(false)} />}
    </>
  )
}

interface NameDialogProps {
  readonly table: OnlineTable
  readonly number: number
  readonly onClose: () => void
}

/** Names somebody for whom the keeper will act. */
function NameDialog({ table, number, onClose }: NameDialogProps) {
  const texts = useTexts(onlineTexts)
  const failures = useFailures()
  const [name, setName] = useState('')
  async function seat(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    if (await failures(() => table.ask({ ask: 'seatPerson', seat: number, name }))) onClose()
  }
  return (
    <Dialog open title={texts.personTitle} size="small" onClose={onClose}>
      <form className="stack" onSubmit={(event) => void seat(event)}>
        <Field
          label={texts.personName}
          hint={texts.personHint}
          maxLength={LIMITS.name}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <div>
          <Button type="submit" look="primary" reason={name.trim() === '' ? texts.personMissing : undefined}>
            {texts.personSeat}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
