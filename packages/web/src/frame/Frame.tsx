import { classes, ThemeSwitch, Wordmark } from '@hausregeln/view-kit/design/index.ts'
import { LocaleSwitch } from '@hausregeln/view-kit/design/LocaleSwitch.tsx'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { type ReactNode, useEffect } from 'react'
import { hrefOf } from './route.ts'
import { appTexts } from './texts.ts'
import './app.css'

/** Ends every title of the page. */
const HOUSE = 'Hausregeln'

interface FrameProps {
  /** Where one is, for the browser's title; on the start page the name of the house says enough. */
  readonly title?: string | undefined
  /** Beside the wordmark. */
  readonly head?: ReactNode
  /** A game: as wide as the screen, and quieter. */
  readonly table?: boolean
  readonly children: ReactNode
}

/** What is around every screen: the name, language, light and dark. */
export function Frame({ title, head, table = false, children }: FrameProps) {
  const texts = useTexts(appTexts)
  useEffect(() => {
    document.title = title === undefined ? HOUSE : `${title} · ${HOUSE}`
  }, [title])
  return (
    <div className={classes('frame', table && 'frame--table')}>
      <header className="frame__head">
        <a className="frame__home" href={hrefOf({ at: 'home' })} aria-label={texts.home}>
          <Wordmark size={table ? 30 : 34} />
        </a>
        <div className="frame__middle">{head}</div>
        <div className="screen-only">
          <div className="frame__switches">
            <LocaleSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </header>
      <main className="frame__main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
