import { BookOpen, Dices, FileUp, Globe, PencilRuler } from 'lucide-react'
import { type ChangeEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Button, Panel, useToast } from '../../design/index.ts'
import { aroundTexts } from '../../frame/aroundTexts.ts'
import { Frame } from '../../frame/Frame.tsx'
import { go, hrefOf } from '../../frame/route.ts'
import { appTexts } from '../../frame/texts.ts'
import { backend } from '../../game/remote.ts'
import { listGames } from '../../game/saves.ts'
import type { SavedGame } from '../../game/types.ts'
import { useTexts } from '../../i18n/index.ts'
import { useStart } from '../start.ts'
import { screenTexts } from '../texts.ts'
import { AllGames } from './AllGames.tsx'
import { DemoBoard } from './DemoBoard.tsx'
import { Offline } from './Offline.tsx'
import { RulebookList } from './RulebookList.tsx'
import { SavedGames } from './SavedGames.tsx'
import '../screens.css'

/** The start page: what this is, a new game, and the games that lie about. */
export function HomeScreen() {
  const texts = useTexts(screenTexts)
  const around = useTexts(aroundTexts)
  const id = useId()
  const first = useStart().books[0]
  const [games, setGames] = useState<readonly SavedGame[] | null>(null)
  const failed = useFailed()
  const refresh = useCallback(() => {
    listGames()
      .then(setGames)
      .catch((error: unknown) => {
        setGames([])
        failed(error, texts.noShelf)
      })
  }, [failed, texts])
  useEffect(refresh, [refresh])
  return (
    <Frame>
      <div className="home">
        <section className="home__hero">
          <div className="home__words">
            <h1>{texts.claim}</h1>
            <p className="home__intro">{texts.intro}</p>
            <div className="row">
              <a className="go" href={hrefOf({ at: 'new' })}>
                <Dices size={20} aria-hidden /> {texts.newGame}
              </a>
              <a className="go go--quiet" href={hrefOf({ at: 'online' })}>
                <Globe size={20} aria-hidden /> {texts.online}
              </a>
              <a className="go go--quiet" href={hrefOf({ at: 'workshop', draft: null })}>
                <PencilRuler size={20} aria-hidden /> {texts.ownRules}
              </a>
              {first && (
                <a className="go go--quiet" href={hrefOf({ at: 'rules', book: first.id, rule: null })}>
                  <BookOpen size={20} aria-hidden /> {texts.readRules}
                </a>
              )}
            </div>
          </div>
          <DemoBoard />
        </section>
        <Panel title={texts.saved} aside={<ImportButton onLoaded={refresh} />}>
          {games === null ? null : games.length === 0 ? (
            <p className="soft">{texts.noSaved}</p>
          ) : (
            <>
              <SavedGames games={games} onRemoved={refresh} onFailed={failed} />
              <AllGames onRemoved={refresh} onFailed={failed} />
            </>
          )}
          <details>
            <summary>{texts.where}</summary>
            <p className="fine">{texts.whereGames}</p>
            <p className="fine">{texts.whereOnline}</p>
          </details>
        </Panel>
        <Offline />
        <section className="home__rules" aria-labelledby={`${id}-books`}>
          <h2 id={`${id}-books`}>{texts.booksTitle}</h2>
          <RulebookList />
        </section>
        <p className="fine">
          {texts.independent} <a href={hrefOf({ at: 'licences' })}>{around.licences}</a>
        </p>
      </div>
    </Frame>
  )
}

/** Says what went wrong: in these words, else in the error's own. */
function useFailed() {
  const common = useTexts(appTexts)
  const toast = useToast()
  return useCallback(
    (error: unknown, words?: string) =>
      toast({
        text: common.failed,
        detail: words ?? (error instanceof Error ? error.message : String(error)),
        tone: 'danger',
      }),
    [common, toast],
  )
}

/** Loads games that were kept as a file; a damaged or newer one is named and nothing is changed. One is opened at once. */
function ImportButton({ onLoaded }: { readonly onLoaded: () => void }) {
  const texts = useTexts(screenTexts)
  const failed = useFailed()
  const input = useRef<HTMLInputElement>(null)
  async function load(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    try {
      const [id, ...more] = await backend().importText(await file.text())
      if (id !== undefined && more.length === 0) go({ at: 'game', id })
      else onLoaded()
    } catch (error) {
      failed(error)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={texts.importGame}
        onChange={load}
      />
      <Button look="quiet" size="small" icon={<FileUp size={18} aria-hidden />} onClick={() => input.current?.click()}>
        {texts.importGame}
      </Button>
    </>
  )
}
