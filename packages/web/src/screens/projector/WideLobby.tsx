import type { TableInfo } from '@hausregeln/protocol'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { ThemeSwitch } from '@hausregeln/view-kit/design/index.ts'
import { LocaleSwitch } from '@hausregeln/view-kit/design/LocaleSwitch.tsx'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { playersOf } from '@hausregeln/view-kit/room/onlineGame.ts'
import { titleOf } from '../title.ts'
import { projectorTexts } from './texts.ts'
import { Way } from './Way.tsx'
import './projector.css'
import './wide-lobby.css'

/** Before the game, for all in the room: how to come to the table with a phone, and who sits there already. */
export default function WideLobby({ info }: { readonly info: TableInfo }) {
  const texts = useTexts(projectorTexts)
  const locale = useLocale()
  const { settings, seats, code } = info
  const players = playersOf(seats)
  return (
    <main className="wide-lobby" tabIndex={-1}>
      <header className="wide-lobby__head">
        <div>
          <h1>{settings.title}</h1>
          <p>{info.own ? textIn(info.own.title, locale) : titleOf(settings.rulebook, locale)}</p>
        </div>
        <div className="wide__switches screen-only">
          <LocaleSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <Way code={code} />
      <section aria-label={texts.seats} aria-live="polite">
        <h2>{texts.seats}</h2>
        <ul className="wide-lobby__seats plain-list">
          {seats.map(({ name }, seat) => {
            const { colour = '', shape = 'cat' } = players[seat] ?? {}
            return (
              <li key={`${code} ${colour}`} data-free={name === null || undefined}>
                <SeatDisc seat={seat} colour={colour} shape={shape} size={64} />
                <span>{name ?? texts.freeSeat}</span>
              </li>
            )
          })}
        </ul>
        <p className="wide-lobby__wait">{texts.waitsForStart}</p>
      </section>
    </main>
  )
}
