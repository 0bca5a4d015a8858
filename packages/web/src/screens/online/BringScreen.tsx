import { LIMITS, type TableSettings } from '@hausregeln/protocol'
import { Button, Field, Panel } from '@hausregeln/view-kit/design/index.ts'
import { isKept } from '@hausregeln/view-kit/game/realBoard.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import { loadGame } from '@hausregeln/view-kit/game/saves.ts'
import type { SavedGame } from '@hausregeln/view-kit/game/types.ts'
import { formatList, formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { createTable } from '@hausregeln/view-kit/room/api.ts'
import { layBook } from '@hausregeln/view-kit/room/books.ts'
import { justOpened } from '@hausregeln/view-kit/room/firstSeat.ts'
import { introduce, knownGuest } from '@hausregeln/view-kit/room/identity.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { Globe } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { go, hrefOf } from '../../frame/route.ts'
import { useFailures } from '../table/useFailures.ts'
import { titleOf } from '../title.ts'
import { FIRST_SETTINGS } from './lobby/tableDraft.ts'
import { peopleTexts } from './peopleTexts.ts'
import { onlineTexts } from './texts.ts'
import './online.css'

/** A game of this browser goes on at an online table: the server plays it again, and others sit down. */
export default function BringScreen({ id }: { readonly id: string }) {
  const people = useTexts(peopleTexts)
  const words = useTexts(tableTexts)
  const failures = useFailures()
  const [game, setGame] = useState<SavedGame | 'missing' | null>(null)
  useEffect(() => void failures(async () => setGame((await loadGame(id))?.game ?? 'missing')), [failures, id])
  return (
    <Frame title={people.bringTitle}>
      <div className="online">
        <h1>{people.bringTitle}</h1>
        {game === 'missing' ? (
          <p>
            {words.missing} <a href={hrefOf({ at: 'home' })}>{words.toHome}</a>
          </p>
        ) : (
          game !== null && <BringForm game={game} />
        )}
      </div>
    </Frame>
  )
}

function BringForm({ game }: { readonly game: SavedGame }) {
  const texts = useTexts(onlineTexts)
  const people = useTexts(peopleTexts)
  const words = useTexts(tableTexts)
  const locale = useLocale()
  const failures = useFailures()
  const [name, setName] = useState(knownGuest()?.guest.name ?? game.players.find(({ bot }) => bot === null)?.name ?? '')
  const [sending, setSending] = useState(false)
  const kept = isKept(game.header)
  const called = name.trim()
  const reason = called === '' ? texts.here : game.over ? words.over : undefined
  async function bring() {
    const { token } = await introduce(called)
    const settings = { ...settingsFor(game, texts.titleOf(called)), ...(await broughtBook(token, game)) }
    const code = await createTable(token, settings, await backend().exportText(game.id))
    if (!kept) justOpened(code)
    go({ at: 'table', code })
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (reason !== undefined || sending) return
    setSending(true)
    await failures(bring)
    setSending(false)
  }
  const names = game.players.map((player) => player.name)
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <p>{people.bringText}</p>
      {kept && <p>{people.bringKept}</p>}
      <Panel title={titleOf(game.header.rulebook, locale, game.header.book)}>
        <div className="stack">
          <p className="fine">
            {formatList(locale, names)} · {words.round(formatNumber(locale, game.round))}
          </p>
          <Field
            label={texts.yourName}
            hint={texts.nameHint}
            maxLength={LIMITS.name}
            autoComplete="nickname"
            value={name}
            onChange={setName}
          />
          <div className="row">
            <Button type="submit" look="primary" sends icon={<Globe size={18} aria-hidden />} reason={reason}>
              {texts.create}
            </Button>
            <a href={hrefOf({ at: 'game', id: game.id })}>{people.bringBack}</a>
          </div>
        </div>
      </Panel>
    </form>
  )
}

/** A game by a rulebook of its own brings that, too. Throws `TableError`. */
async function broughtBook(token: string, { header }: SavedGame): Promise<Pick<TableSettings, 'book'>> {
  return header.book === undefined ? {} : { book: (await layBook(token, header.book)).book }
}

/** The table for a game that was begun here: what the game settles, and else what most will want. */
function settingsFor({ header }: SavedGame, title: string) {
  const { rulebook, options, seats } = header
  return {
    ...FIRST_SETTINGS,
    title: title.slice(0, LIMITS.title),
    rulebook,
    options: { ...options },
    seats: seats.length,
    companion: isKept(header),
    confirms: isKept(header),
  }
}
