import { NOBODY } from '@hausregeln/engine'
import { ThemeSwitch } from '@hausregeln/view-kit/design/index.ts'
import { LocaleSwitch } from '@hausregeln/view-kit/design/LocaleSwitch.tsx'
import type { TableView } from '@hausregeln/view-kit/game/client.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useShown } from '@hausregeln/view-kit/show/useShown.ts'
import { TableContext, type TableScope } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useEffect, useMemo } from 'react'
import { PARTS, useParts } from '../../parts/parts.ts'
import { Ranking } from '../table/end/Ranking.tsx'
import { Standing } from './Standing.tsx'
import { projectorTexts } from './texts.ts'
import { WideBank } from './WideBank.tsx'
import { WidePeople } from './WidePeople.tsx'
import { WideStory } from './WideStory.tsx'
import '@hausregeln/view-kit/table/table.css'
import './projector.css'

/** So many stand below one another. */
const FEW = 3

const nothing = () => undefined
const refused = () => Promise.reject(new Error('nobody acts here'))
/** Nobody acts on a wide screen. */
const NO_LINK: TableScope['client'] = {
  act: refused,
  enter: refused,
  undo: refused,
  give: refused,
  reveal: refused,
  corrections: null,
  whys: null,
  skip: refused,
  changeSettings: refused,
}

/** One wide screen that all follow from their seats: money, holdings, prices and reports, the pot, what has happened. */
export function Projector({ view: truth }: { readonly view: TableView }) {
  useParts(truth.rulebook)
  const { view, playing } = useShown(truth)
  const locale = useLocale()
  const words = useTexts(tableTexts)
  const texts = useTexts(projectorTexts)
  const names = useMemo(() => view.game.players.map((player) => player.name), [view.game])
  const scope: TableScope = {
    ...view,
    client: NO_LINK,
    online: null,
    keeper: false,
    playing,
    locale,
    names,
    me: NOBODY,
    persons: [],
    setMe: nothing,
    acted: nothing,
    shown: NOBODY,
    setShown: nothing,
    showSpace: nothing,
    showGroup: nothing,
    showRule: nothing,
    showTrade: nothing,
  }
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
      <main className="wide" data-seats={names.length > FEW ? 'many' : 'few'} tabIndex={-1}>
        <header className="wide__head">
          <Standing />
          <div className="wide__switches screen-only">
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
