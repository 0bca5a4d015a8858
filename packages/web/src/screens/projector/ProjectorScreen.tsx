import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { loadBookOf } from '@hausregeln/view-kit/game/books/books.ts'
import type { TableView } from '@hausregeln/view-kit/game/client.ts'
import { followShown } from '@hausregeln/view-kit/game/settings/showing.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { introduce, knownGuest } from '@hausregeln/view-kit/room/identity.ts'
import { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { Projector } from './Projector.tsx'
import { projectorTexts } from './texts.ts'

const WideLobby = lazy(() => import('./WideLobby.tsx'))

interface ProjectorScreenProps {
  /** A game of this browser, or a table online. */
  readonly of: 'game' | 'table'
  readonly id: string
}

/** A game as all can follow it on one wide screen. */
export default function ProjectorScreen({ of, id }: ProjectorScreenProps) {
  return of === 'game' ? <OfGame id={id} /> : <OfTable code={id} />
}

/** Of a game that another window plays: it tells this one whatever changes. */
function OfGame({ id }: { readonly id: string }) {
  const texts = useTexts(projectorTexts)
  const [view, setView] = useState<TableView | null>(null)
  useEffect(
    () =>
      followShown(id, ({ game, snapshot, log }) => {
        void loadBookOf(game.header).then((rulebook) => {
          if (rulebook !== undefined)
            setView({ game, rulebook, gameView: gameAt(rulebook, snapshot.view), snapshot, log })
        })
      }),
    [id],
  )
  return view === null ? <Waiting text={texts.waitsForGame} /> : <Projector view={view} />
}

/** Of an online table, as those see it who look on there. */
function OfTable({ code }: { readonly code: string }) {
  const texts = useTexts(projectorTexts)
  const [token, setToken] = useState(knownGuest()?.token ?? null)
  const [fault, setFault] = useState('')
  useEffect(() => {
    if (token !== null) return
    introduce(texts.guest).then(
      (answer) => setToken(answer.token),
      (error: unknown) => setFault(String(error)),
    )
  }, [token, texts.guest])
  return token === null ? <Waiting text={fault || texts.waitsForTable} /> : <AtTable code={code} token={token} />
}

function AtTable({ code, token }: { readonly code: string; readonly token: string }) {
  const texts = useTexts(projectorTexts)
  const table = useMemo(() => new OnlineTable(code, token), [code, token])
  useEffect(() => () => table.close(), [table])
  const { game, goodbye, table: info } = useSyncExternalStore(table.subscribe, table.room)
  if (game !== null) return <Projector view={game} code={code} />
  if (info === null || goodbye !== null || info.phase !== 'lobby')
    return <Waiting text={goodbye?.sentence ?? texts.waitsForTable} />
  return (
    <Suspense>
      <WideLobby info={info} />
    </Suspense>
  )
}

function Waiting({ text }: { readonly text: string }) {
  const texts = useTexts(projectorTexts)
  return (
    <Frame title={texts.guest}>
      <h1 className="visually-hidden">Hausregeln</h1>
      <Panel>
        <p role="status">{text}</p>
      </Panel>
    </Frame>
  )
}
