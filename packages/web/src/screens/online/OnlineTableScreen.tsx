import { LIMITS } from '@hausregeln/protocol'
import { Button, Field, Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { introduce, knownGuest } from '@hausregeln/view-kit/room/identity.ts'
import { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { refusalTexts } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { keeps, ownSeat, type Room } from '@hausregeln/view-kit/room/room.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { type FormEvent, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { go, hrefOf } from '../../frame/route.ts'
import { TableInPlay } from '../play/TableInPlay.tsx'
import { useFailures } from '../table/useFailures.ts'
import { LineState } from './LineState.tsx'
import { Lobby } from './lobby/Lobby.tsx'
import { OnlineMatters } from './OnlineMatters.tsx'
import { OnlineStory } from './OnlineStory.tsx'
import { OnlineStrip } from './OnlineStrip.tsx'
import { peopleTexts } from './peopleTexts.ts'
import { onlineTexts } from './texts.ts'
import '@hausregeln/view-kit/table/layout.css'
import '@hausregeln/view-kit/table/table.css'
import './online.css'

/** An online table by its code: people without a name give one first. */
export default function OnlineTableScreen({ code }: { readonly code: string }) {
  const [token, setToken] = useState(knownGuest()?.token ?? null)
  if (token === null) return <Introduction onKnown={setToken} />
  return <AtTable key={token} code={code} token={token} onUnknown={() => setToken(null)} />
}

function Introduction({ onKnown }: { readonly onKnown: (token: string) => void }) {
  const texts = useTexts(onlineTexts)
  const failures = useFailures()
  const [name, setName] = useState('')
  function keep(event: FormEvent) {
    event.preventDefault()
    void failures(async () => onKnown((await introduce(name)).token))
  }
  return (
    <Frame title={texts.join}>
      <form className="online" onSubmit={keep}>
        <h1>{texts.join}</h1>
        <Panel>
          <div className="stack">
            <Field
              label={texts.yourName}
              hint={texts.nameHint}
              maxLength={LIMITS.name}
              autoComplete="nickname"
              value={name}
              onChange={setName}
            />
            <div>
              <Button type="submit" look="primary" reason={name.trim() === '' ? texts.here : undefined}>
                {texts.toTable}
              </Button>
            </div>
          </div>
        </Panel>
      </form>
    </Frame>
  )
}

interface AtTableProps {
  readonly code: string
  readonly token: string
  readonly onUnknown: () => void
}

/** The table as it stands: being laid, in play, or not to be reached. */
function AtTable({ code, token, onUnknown }: AtTableProps) {
  const texts = useTexts(onlineTexts)
  const [table, setTable] = useState<OnlineTable | null>(null)
  useEffect(() => {
    const opened = new OnlineTable(code, token)
    setTable(opened)
    return () => opened.close()
  }, [code, token])
  if (table === null) return <Frame>{null}</Frame>
  return <Shown table={table} texts={texts} onUnknown={onUnknown} />
}

interface ShownProps {
  readonly table: OnlineTable
  readonly texts: (typeof onlineTexts)['de']
  readonly onUnknown: () => void
}

const SaveAside = lazy(() => import('./SaveAside.tsx'))

/** Why one cannot be at a table now, though perhaps a moment later. */
const AGAIN = ['removed', 'noSpectators', 'tooManyWatchers', 'unavailable']

function Shown({ table, texts, onUnknown }: ShownProps) {
  const room = useSyncExternalStore(table.subscribe, table.room)
  const words = useTexts(tableTexts)
  const people = useTexts(peopleTexts)
  const refusals = useTexts(refusalTexts)
  const reasons: Readonly<Record<string, string>> = { ...refusals, ...texts.reasons }
  if (room.goodbye !== null && !room.goodbye.retry)
    return (
      <Frame title={texts.notHere}>
        <div className="online">
          <h1>{texts.notHere}</h1>
          <Panel>
            <div className="stack">
              <p>{reasons[room.goodbye.reason] ?? room.goodbye.sentence}</p>
              <div className="row">
                {room.goodbye.reason === 'badToken' && <Button onClick={onUnknown}>{texts.keepName}</Button>}
                {room.goodbye.reason === 'noSpectators' && (
                  <Button look="primary" onClick={() => go({ at: 'claim', code: table.code, claim: '' })}>
                    {people.haveCode}
                  </Button>
                )}
                {room.goodbye.reason === 'setAside' && (
                  <Suspense>
                    <SaveAside table={table} />
                  </Suspense>
                )}
                {AGAIN.includes(room.goodbye.reason) && (
                  <Button onClick={() => location.reload()}>{people.knock}</Button>
                )}
                <a href={hrefOf({ at: 'online' })}>{texts.leave}</a>
              </div>
            </div>
          </Panel>
        </div>
      </Frame>
    )
  if (room.game !== null)
    return (
      <TableInPlay
        client={table}
        online={table}
        keeper={keeps(room)}
        view={room.game}
        head={<LineState table={table} />}
        calls={callsIn(room)}
        strip={<OnlineStrip table={table} />}
        matters={<OnlineMatters table={table} />}
        story={<OnlineStory table={table} />}
      />
    )
  if (room.table?.phase === 'lobby') return <Lobby table={table} room={room} info={room.table} />
  return (
    <Frame title={texts.online} head={<LineState table={table} />}>
      <h1 className="visually-hidden">{texts.online}</h1>
      <Panel>
        <p>{room.fault ?? (room.table === null ? texts.lines[room.line] : words.opening)}</p>
      </Panel>
    </Frame>
  )
}

/** Lines of others, and a vote for which one is waited. */
function callsIn(room: Room): number {
  const own = ownSeat(room)
  const { proposal } = room.table ?? {}
  const asked = proposal?.needed.includes(own) === true && !proposal.agreed.includes(own)
  return room.chat.filter(({ guest }) => guest.id !== room.guest?.id).length + (asked ? 1 : 0)
}
