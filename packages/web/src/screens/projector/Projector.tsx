import { ThemeSwitch } from '@hausregeln/view-kit/design/index.ts'
import { LocaleSwitch } from '@hausregeln/view-kit/design/LocaleSwitch.tsx'
import type { TableView } from '@hausregeln/view-kit/game/client.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useShown } from '@hausregeln/view-kit/show/useShown.ts'
import { useSounds } from '@hausregeln/view-kit/show/useSounds.ts'
import { TableContext } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { PARTS, useParts } from '../../parts/parts.ts'
import { lookedAt } from '../lookOn.ts'
import { Ranking } from '../table/end/Ranking.tsx'
import { SoundButton } from '../table/SoundButton.tsx'
import { TableBoard } from '../table/TableBoard.tsx'
import { Standing } from './Standing.tsx'
import { projectorTexts } from './texts.ts'
import { WideBank } from './WideBank.tsx'
import { WidePeople } from './WidePeople.tsx'
import { WideStory } from './WideStory.tsx'
import '@hausregeln/view-kit/table/layout.css'
import '@hausregeln/view-kit/table/table.css'
import './projector.css'

/** With the code that draws pictures for phones. */
const WayIn = lazy(() => import('./Way.tsx'))

/** So many stand below one another, and so many have room for the names of what they own. */
const FEW = 3
const MANY = 4
const roomFor = (seats: number) => (seats <= FEW ? 'few' : seats <= MANY ? 'many' : 'crowd')

interface ProjectorProps {
  readonly view: TableView
  /** Of an online table: by this others come to it. */
  readonly code?: string
}

/**
 * One wide screen that all follow from their seats: the board with its dice, auctions and cards, whose turn it is, money,
 * holdings, prices and reports, the pot, what has happened. Phones are the hands.
 */
export function Projector({ view: truth, code }: ProjectorProps) {
  useParts(truth.rulebook)
  const show = useShown(truth)
  const { view } = show
  const locale = useLocale()
  const words = useTexts(tableTexts)
  const texts = useTexts(projectorTexts)
  const names = useMemo(() => view.game.players.map((player) => player.name), [view.game])
  useSounds(show, [])
  const scope = lookedAt(show, locale)
  const { turnSeat, over } = view.gameView.s
  const turn = over === 0 ? words.callOf(names[turnSeat] ?? '') : words.over
  const title = `${turn} · ${textIn(view.rulebook.title, locale)} · ${texts.guest}`
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  const markets = PARTS.flatMap(({ chapter, wide: Wide }) => (Wide === undefined ? [] : [<Wide key={chapter} />]))
  return (
    <TableContext value={scope}>
      <main className="wide" data-seats={roomFor(names.length)} tabIndex={-1}>
        <section className="wide__board">
          <TableBoard />
        </section>
        <header className="wide__head">
          {code !== undefined && (
            <Suspense>
              <WayIn code={code} />
            </Suspense>
          )}
          <Standing code={code} />
          <div className="wide__switches screen-only">
            <SoundButton />
            <LocaleSwitch />
            <ThemeSwitch />
          </div>
        </header>
        <section className="wide__people">{view.gameView.s.over === 0 ? <WidePeople /> : <Ranking />}</section>
        <div className="wide__side">
          {markets}
          <WideBank />
          <WideStory />
        </div>
      </main>
    </TableContext>
  )
}
