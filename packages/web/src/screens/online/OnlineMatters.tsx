import type { Proposal } from '@hausregeln/protocol'
import { eventLevel, eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { Button, Panel, useMedia } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { mayHandOver, mayTakeBack, ownSeat, type Room } from '@hausregeln/view-kit/room/room.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { Bot, Save, UserCheck } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Interrupt } from '../table/decision/Interrupt.tsx'
import { PHONE } from '../table/phone.ts'
import { useFailures } from '../table/useFailures.ts'
import { BotsWait } from './BotsWait.tsx'
import { Clocks } from './Clocks.tsx'
import { GameLength } from './GameLength.tsx'
import { SeatsDialog } from './lobby/SeatsDialog.tsx'
import { People } from './People.tsx'
import { peopleTexts } from './peopleTexts.ts'
import { Taps } from './Taps.tsx'
import { onlineTexts } from './texts.ts'
import { STAND_IN, useAbsent } from './useAbsent.ts'

const SaveOnline = lazy(() => import('../table/SaveOnline.tsx'))

/** What concerns the table rather than the game: proposals, a pause, bots that stand in, watching. */
export function OnlineMatters({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(onlineTexts)
  const room = useSyncExternalStore(table.subscribe, table.room)
  const info = room.table
  if (info === null) return null
  if (info.phase === 'over') return <GameLength room={room} />
  const own = ownSeat(room)
  return (
    <>
      {info.frozen !== null && <p className="notice">{info.frozen}</p>}
      <GameLength room={room} />
      <BotsWait room={room} />
      <People table={table} />
      <Taps table={table} />
      {info.proposal !== null && <ProposalPanel table={table} proposal={info.proposal} own={own} />}
      {info.phase === 'paused' && <p className="notice">{texts.paused}</p>}
      {info.phase === 'playing' && <Clocks table={table} />}
      <div className="row online__controls">
        {own >= 0 && info.frozen === null && <SeatControls table={table} own={own} />}
        <AwayPlayers table={table} />
        <SeatsDialog table={table} />
        {info.saved !== undefined && own >= 0 && <SavedGame table={table} />}
      </div>
    </>
  )
}

/** What all have agreed to save, at hand for those who play. */
function SavedGame({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(peopleTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" look="quiet" icon={<Save size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {texts.savedNow}
      </Button>
      <Suspense>{open && <SaveOnline table={table} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

interface ProposalPanelProps {
  readonly table: OnlineTable
  readonly proposal: Proposal
  readonly own: number
}

/** What somebody proposes, in a sentence. */
export function proposalText(
  room: Room,
  { what, by, seat, guest }: Proposal,
  texts: (typeof onlineTexts)['de'],
  people: (typeof peopleTexts)['de'],
): string {
  const nameOf = (of: number) => room.table?.seats[of]?.name ?? room.table?.host.name ?? ''
  const of = nameOf(seat ?? by)
  if (what === 'host') return texts.proposes(nameOf(by), people.proposesHost(of))
  if (what === 'standIn') return texts.proposes(nameOf(by), people.proposesStandIn(of))
  if (what !== 'join') return texts.proposes(nameOf(by), texts.proposals[what])
  return guest !== undefined && guest.id === room.guest?.id
    ? people.joinSent(of)
    : people.asksToJoin(guest?.name ?? '', of)
}

/** What somebody proposes, who has agreed, and the answer. */
export function ProposalPanel({ table, proposal, own }: ProposalPanelProps) {
  const { what, by, agreed, needed, move, id, guest } = proposal
  const texts = useTexts(onlineTexts)
  const locale = useLocale()
  const failures = useFailures()
  const people = useTexts(peopleTexts)
  const room = useSyncExternalStore(table.subscribe, table.room)
  const asks = guest !== undefined && guest.id === room.guest?.id
  const asked = needed.includes(own) && !agreed.includes(own)
  const answer = (agree: boolean) => void failures(() => table.ask({ ask: 'answer', agree, what, move, id }))
  const sentence = proposalText(room, proposal, texts, people)
  return (
    <Panel tone={asked ? 'accent' : 'plain'}>
      <div className="stack stack--tight" role="status">
        <p>
          <strong>{sentence}</strong>{' '}
          {texts.agreed(formatNumber(locale, agreed.length), formatNumber(locale, needed.length))}
        </p>
        {move !== undefined && <NamedMove move={move} />}
        {what === 'save' && <p className="fine">{people.saveMeans}</p>}
        {asks && (
          <div>
            <Button onClick={() => answer(false)}>{people.joinBack}</Button>
          </div>
        )}
        {needed.includes(own) && (
          <div className="row">
            {asked && (
              <Button look="primary" onClick={() => answer(true)}>
                {texts.agree}
              </Button>
            )}
            <Button onClick={() => answer(false)}>{own === by ? texts.withdraw : texts.disagree}</Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

/** The move that is to be taken back, in the words of the log. */
function NamedMove({ move }: { readonly move: number }) {
  const { rulebook, log, names } = useTable()
  const texts = useTexts(onlineTexts)
  const locale = useLocale()
  const lines = log.filter(({ entry }) => entry >= move)
  const line = lines.find(({ event }) => eventLevel(event) === 'main') ?? lines[0]
  if (line === undefined) return null
  return (
    <p className="fine">
      {texts.takesBack(eventText(rulebook, line.event, names, locale), formatNumber(locale, line.round))}
    </p>
  )
}

/** What you may propose, and the bot in your own place. */
function SeatControls({ table, own }: { readonly table: OnlineTable; readonly own: number }) {
  const texts = useTexts(onlineTexts)
  const failures = useFailures()
  const room = useSyncExternalStore(table.subscribe, table.room)
  const { table: info } = room
  const seat = info?.seats[own]
  const isPhone = useMedia(PHONE)
  if (info === null || seat === undefined) return null
  return (
    <>
      {seat.standIn !== null ? (
        <Button
          size="small"
          look="primary"
          icon={<UserCheck size={18} aria-hidden />}
          onClick={() => void failures(() => table.ask({ ask: 'return' }))}
        >
          {texts.botReturns}
        </Button>
      ) : (
        mayHandOver(room) && (
          <Button
            size="small"
            look="quiet"
            icon={<Bot size={18} aria-hidden />}
            onClick={() => void failures(() => table.ask({ ask: 'standIn', seat: own, bot: STAND_IN }))}
          >
            {texts.botTakes}
          </Button>
        )
      )}
      {mayTakeBack(room) && (
        <Button
          size="small"
          look="quiet"
          onClick={() => void failures(() => table.ask({ ask: 'propose', what: 'takeBack' }))}
        >
          {texts.takeBack}
        </Button>
      )}
      {!isPhone && <Interrupt />}
    </>
  )
}

/** A bot may play for persons who are not there: at once if all who are agree, or, later, if the host says so. */
function AwayPlayers({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(onlineTexts)
  const room = useSyncExternalStore(table.subscribe, table.room)
  return useAbsent(table, room).map(
    ({ seat, name, botNow }) =>
      botNow && (
        <Button key={seat} size="small" look="quiet" icon={<Bot size={18} aria-hidden />} onClick={botNow}>
          {texts.botFor(name)}
        </Button>
      ),
  )
}
