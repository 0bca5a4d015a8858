import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { listGames } from '@hausregeln/view-kit/game/saves.ts'
import type { SavedGame } from '@hausregeln/view-kit/game/types.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { BookOpen, Dices, FlaskConical, Globe, PencilRuler } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useId, useState } from 'react'
import { aroundTexts } from '../../frame/aroundTexts.ts'
import { Frame } from '../../frame/Frame.tsx'
import { hrefOf } from '../../frame/route.ts'
import { useStart } from '../start.ts'
import { screenTexts } from '../texts.ts'
import { useFailed } from '../useFailed.ts'
import { AllGames } from './AllGames.tsx'
import { ImportButton } from './ImportButton.tsx'
import { Offline } from './Offline.tsx'
import { RulebookList } from './RulebookList.tsx'
import { SavedGames } from './SavedGames.tsx'
import '../screens.css'

/** The words come first: the picture is drawn when they stand. */
const DemoBoard = lazy(() => import('./DemoBoard.tsx'))

/** The start page: what this is, a new game, and saved games. */
export function HomeScreen() {
  const texts = useTexts(screenTexts)
  const around = useTexts(aroundTexts)
  const id = useId()
  return (
    <Frame>
      <div className="home">
        <Hero />
        <Games />
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

/** What this is, with the ways on, and a board under way beside it. */
function Hero() {
  const texts = useTexts(screenTexts)
  const first = useStart().books[0]
  return (
    <section className="home__hero">
      <div className="home__words">
        <h1>{texts.claim}</h1>
        <p className="home__intro">{texts.intro}</p>
        <div className="row home__play">
          <a className="go" href={hrefOf({ at: 'new' })}>
            <Dices size={20} aria-hidden /> {texts.newGame}
          </a>
          <a className="go go--quiet" href={hrefOf({ at: 'online' })}>
            <Globe size={20} aria-hidden /> {texts.online}
          </a>
        </div>
        <div className="home__others">
          <a className="home__more" href={hrefOf({ at: 'workshop', draft: null })}>
            <PencilRuler size={18} aria-hidden /> {texts.ownRules}
          </a>
          <a className="home__more" href={hrefOf({ at: 'laboratory', word: null })}>
            <FlaskConical size={18} aria-hidden /> {texts.laboratory}
          </a>
          {first && (
            <a className="home__more" href={hrefOf({ at: 'rules', book: first.id, rule: null })}>
              <BookOpen size={18} aria-hidden /> {texts.readRules}
            </a>
          )}
        </div>
      </div>
      <div className="home__board" inert aria-hidden>
        <Suspense>
          <DemoBoard />
        </Suspense>
      </div>
    </section>
  )
}

/** The games that this browser has saved. */
function Games() {
  const texts = useTexts(screenTexts)
  const [games, setGames] = useState<readonly SavedGame[] | null>(null)
  const failed = useFailed()
  const refresh = useCallback(() => {
    listGames()
      .then(setGames)
      .catch((error: unknown) => {
        setGames([])
        failed(error)
      })
  }, [failed])
  useEffect(refresh, [refresh])
  return (
    <Panel title={texts.saved} aside={<ImportButton onLoaded={refresh} />}>
      {games === null ? null : games.length === 0 ? (
        <p className="soft">{texts.noSaved}</p>
      ) : (
        <>
          <SavedGames games={games} onRemoved={refresh} onFailed={failed} />
          <AllGames onRemoved={refresh} onFailed={failed} />
        </>
      )}
      <p className="fine">
        <a href={hrefOf({ at: 'storage' })}>{texts.where}</a>
      </p>
    </Panel>
  )
}
