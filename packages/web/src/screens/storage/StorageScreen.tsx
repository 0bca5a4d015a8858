import { Button, Panel, useToast } from '@hausregeln/view-kit/design/index.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import { listGames } from '@hausregeln/view-kit/game/saves.ts'
import type { Shelf } from '@hausregeln/view-kit/game/shelves.ts'
import { drop, keysKept, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { knownGuest } from '@hausregeln/view-kit/room/identity.ts'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { hrefOf, type Route } from '../../frame/route.ts'
import { AllGames } from '../home/AllGames.tsx'
import { ImportButton } from '../home/ImportButton.tsx'
import { useFailed } from '../useFailed.ts'
import { askRoom, makeLasting, type Room, sizeIn } from './room.ts'
import { countOn } from './shelf.ts'
import { storageTexts } from './texts.ts'
import '../screens.css'
import './storage.css'

/** What is stored where: in this browser, with its size and the ways to keep and delete it, and on the server. */
export default function StorageScreen() {
  const texts = useTexts(storageTexts)
  return (
    <Frame title={texts.title}>
      <div className="storage">
        <h1>{texts.title}</h1>
        <Panel title={texts.here}>
          <div className="stack">
            <p>{texts.hereText}</p>
            <dl className="storage__things">
              <Games />
              {OTHERS.map((shelf) => (
                <OtherShelf key={shelf} shelf={shelf} />
              ))}
              <Choices />
              <Who />
            </dl>
            <WholeRoom />
          </div>
        </Panel>
        <Panel title={texts.server}>
          <div className="stack">
            <p>{texts.serverText}</p>
            <p>
              <a href={hrefOf({ at: 'online' })}>{texts.toOwn}</a>
            </p>
          </div>
        </Panel>
        <Panel title={texts.nowhere}>
          <p>{texts.nowhereText}</p>
        </Panel>
      </div>
    </Frame>
  )
}

interface ThingProps {
  readonly name: string
  readonly what: string
  readonly children?: ReactNode
}

function Thing({ name, what, children }: ThingProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <p className="fine">{what}</p>
        {children}
      </dd>
    </div>
  )
}

/** All games of this browser: how many, how large as a file, and what can be done with them. */
function Games() {
  const texts = useTexts(storageTexts)
  const locale = useLocale()
  const failed = useFailed()
  const [kept, setKept] = useState<{ readonly count: number; readonly bytes: number } | null>(null)
  const look = useCallback(() => {
    const ask = async () => {
      const count = (await listGames()).length
      const bytes = count === 0 ? 0 : new Blob([await backend().exportAll()]).size
      setKept({ count, bytes })
    }
    ask().catch((error: unknown) => failed(error))
  }, [failed])
  useEffect(look, [look])
  const count = kept?.count ?? 0
  return (
    <Thing
      name={texts.games}
      what={kept === null ? '…' : count === 0 ? texts.noGames : texts.gamesText(count, sizeIn(locale, kept.bytes))}
    >
      {count > 0 && <AllGames onRemoved={look} onFailed={failed} />}
      <ImportButton onLoaded={look} />
    </Thing>
  )
}

/** Shows what lies on each shelf beside that of the games, and deletes it. */
const PLACES: Readonly<Record<Exclude<Shelf, 'games'>, Route>> = {
  books: { at: 'new' },
  drafts: { at: 'workshop', draft: null },
  runs: { at: 'laboratory', word: null },
}
const OTHERS = Object.keys(PLACES) as (keyof typeof PLACES)[]

function OtherShelf({ shelf }: { readonly shelf: keyof typeof PLACES }) {
  const texts = useTexts(storageTexts)
  const failed = useFailed()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    countOn(shelf).then(setCount, (error: unknown) => failed(error))
  }, [shelf, failed])
  const { name, what, to } = texts.shelves[shelf]
  return (
    <Thing name={name} what={count === null ? what : `${what} ${texts.count(count)}`}>
      <a href={hrefOf(PLACES[shelf])}>{to}</a>
    </Thing>
  )
}

/** Keys of who one is online; everything else of the page's is a choice. */
const WHO = ['hausregeln.guest', 'hausregeln.nonce'] as const

/** Language, colours, sounds, bots' pace: what was chosen on this device. */
function Choices() {
  const texts = useTexts(storageTexts)
  const keys = keysKept('hausregeln.').filter((key) => !WHO.some((who) => key.startsWith(who)))
  function reset() {
    drop(keys)
    location.reload()
  }
  return (
    <Thing name={texts.choices} what={texts.choicesText}>
      {keys.length > 0 && (
        <div>
          <Button size="small" onClick={reset}>
            {texts.reset}
          </Button>
        </div>
      )}
    </Thing>
  )
}

/** Who one is at online tables of this server. */
function Who() {
  const texts = useTexts(storageTexts)
  const name = knownGuest()?.guest.name
  return <Thing name={texts.who} what={name === undefined ? texts.nobody : texts.whoText(name)} />
}

/** All that this page takes in the browser, and whether the browser may clear it away. */
function WholeRoom() {
  const texts = useTexts(storageTexts)
  const locale = useLocale()
  const toast = useToast()
  const [room, setRoom] = useState<Room | null>(null)
  const look = useCallback(() => void askRoom().then(setRoom, () => setRoom(null)), [])
  useEffect(look, [look])
  if (room === null) return <p className="fine">{texts.noRoom}</p>
  async function last() {
    if (!(await makeLasting())) toast({ text: texts.notLasting, tone: 'warning' })
    look()
  }
  return (
    <>
      <p>{texts.room(sizeIn(locale, room.used), sizeIn(locale, room.most))}</p>
      {room.lasting ? (
        <p className="fine">{texts.lasting}</p>
      ) : (
        <div className="stack stack--tight">
          <p className="fine">{texts.mayGo}</p>
          <div>
            <Button size="small" onClick={() => void last()}>
              {texts.makeLasting}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
