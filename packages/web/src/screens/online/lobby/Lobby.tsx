import type { TableInfo } from '@hausregeln/protocol'
import { Button, Dialog, Panel } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { loadServedBook } from '@hausregeln/view-kit/room/books.ts'
import { knownGuest } from '@hausregeln/view-kit/room/identity.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { isHost, ownSeat, type Room } from '@hausregeln/view-kit/room/room.ts'
import { Bot, Play } from 'lucide-react'
import { useState } from 'react'
import { Frame } from '../../../frame/Frame.tsx'
import { invitationTo } from '../../../frame/route.ts'
import { useFailures } from '../../table/useFailures.ts'
import { titleOf } from '../../title.ts'
import { ChatPanel } from '../ChatPanel.tsx'
import { DicePledge } from '../DicePledge.tsx'
import { LineState } from '../LineState.tsx'
import { peopleTexts } from '../peopleTexts.ts'
import { onlineTexts } from '../texts.ts'
import { useFirstSeat } from '../useFirstSeat.ts'
import { Watchers } from '../Watchers.tsx'
import { Invitation } from './Invitation.tsx'
import { LobbySeat } from './LobbySeat.tsx'
import { laidSettings } from './laidSettings.ts'
import { OwnRulesPanel } from './OwnRulesPanel.tsx'
import { TableForm } from './TableForm.tsx'
import type { TableDraft } from './tableDraft.ts'

interface LobbyProps {
  readonly table: OnlineTable
  readonly room: Room
  readonly info: TableInfo
}

/** Before the game: who sits where, the link for the others, the dice's pledge, and the start. */
export function Lobby({ table, room, info }: LobbyProps) {
  const texts = useTexts(onlineTexts)
  const locale = useLocale()
  const people = useTexts(peopleTexts)
  useFirstSeat(table, room)
  const { settings, seats, host } = info
  return (
    <Frame title={settings.title} head={<LineState table={table} />}>
      <div className="online">
        <h1>{settings.title}</h1>
        <p>
          {texts.lobby} · {info.own ? textIn(info.own.title, locale) : titleOf(settings.rulebook, locale)}
          {settings.companion && <> · {texts.companion}</>}
        </p>
        {settings.companion && (
          <p className="online__note">{isHost(room) ? texts.keeperHint : texts.keeperIs(host.name)}</p>
        )}
        {settings.coach && <p className="online__note">{texts.coachAllowed}</p>}
        {info.brought && <p className="online__note">{people.brought(formatNumber(locale, info.brought.round))}</p>}
        {info.own && <OwnRulesPanel own={info.own} open={ownSeat(room) < 0} />}
        <Panel title={texts.seats} aside={isHost(room) && <ChangeTable table={table} info={info} />}>
          <ul className="seats plain-list">
            {seats.map((seat, number) => (
              <LobbySeat key={SEAT_KEYS[number]} table={table} room={room} seat={seat} number={number} />
            ))}
          </ul>
          <Watchers table={table} room={room} />
          <StartGame table={table} room={room} info={info} />
        </Panel>
        <div className="online__ways">
          <Panel title={texts.invite}>
            <div className="stack">
              <p>{settings.companion ? texts.inviteCompanion : texts.inviteText}</p>
              <Invitation href={invitationTo(info.code)} title={settings.title} />
            </div>
          </Panel>
          <ChatPanel table={table} />
        </div>
        {info.commitment !== null && <DicePledge commitment={info.commitment} nonce={seats[ownSeat(room)]?.nonce} />}
      </div>
    </Frame>
  )
}

/** The start of the game, for the host, and why it cannot begin yet. */
function StartGame({ table, room, info }: LobbyProps) {
  const texts = useTexts(onlineTexts)
  const people = useTexts(peopleTexts)
  const failures = useFailures()
  const { seats, host } = info
  const seated = seats.some(({ name, bot }) => name !== null && bot === null)
  const free = seats.filter(({ name }) => name === null).length
  const full = free === 0
  const reason = !full ? texts.startNeeds : seats.some(({ bot }) => bot === null) ? undefined : texts.startNeedsPerson
  const needs = isHost(room) ? ` ${texts.startNeeds}` : ''
  const why = full ? (reason ?? people.canBegin) : `${people.stillFree(free)}${needs}`
  return (
    <>
      <p id="why-not-yet" className="seats__why" role="status">
        {why}
      </p>
      <div className="row seats__start">
        {isHost(room) ? (
          <>
            <Button
              look="primary"
              size="large"
              icon={<Play size={20} aria-hidden />}
              reason={reason}
              reasonAt="why-not-yet"
              onClick={() => void failures(() => table.ask({ ask: 'start' }))}
            >
              {texts.start}
            </Button>
            {!full && (
              <Button
                icon={<Bot size={18} aria-hidden />}
                reason={seated ? undefined : texts.fillNeedsPerson}
                onClick={() => void failures(() => table.ask({ ask: 'fillSeats', bot: 'steady' }))}
              >
                {texts.fillSeats}
              </Button>
            )}
          </>
        ) : (
          <p className="soft">{texts.startHost(host.name)}</p>
        )}
      </div>
    </>
  )
}

/** Places do not move. */
const SEAT_KEYS = Array.from({ length: 8 }, (_, seat) => `seat ${seat}`)

function ChangeTable({ table, info }: Pick<LobbyProps, 'table' | 'info'>) {
  const texts = useTexts(onlineTexts)
  const failures = useFailures()
  const [draft, setDraft] = useState<TableDraft | null>(null)
  const begin = () =>
    failures(async () => {
      const { settings } = info
      const own =
        settings.book === undefined ? null : { ...(await loadServedBook(settings.book)), about: null, settled: [] }
      setDraft({ settings, own })
    })
  async function save() {
    const token = knownGuest()?.token
    if (draft === null || token === undefined) return
    const done = await failures(async () => {
      const settings = await laidSettings(token, draft)
      await table.ask({
        ask: 'configure',
        settings: { ...settings, title: settings.title.trim() || info.settings.title },
      })
    })
    if (done) setDraft(null)
  }
  return (
    <>
      <Button size="small" look="quiet" onClick={() => void begin()}>
        {texts.change}
      </Button>
      {draft !== null && (
        <Dialog open title={texts.change} size="large" onClose={() => setDraft(null)}>
          <TableForm
            draft={draft}
            laid
            brought={info.brought !== undefined}
            onChange={(change) => setDraft((before) => before && change(before))}
            onSave={() => void save()}
            save={texts.save}
            reason={undefined}
          />
        </Dialog>
      )}
    </>
  )
}
