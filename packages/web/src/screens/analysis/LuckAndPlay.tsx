import type { SeatSummary } from '@hausregeln/lab/analyse/summary.ts'
import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { CSSProperties } from 'react'
import type { Moved, Weighed } from '../../analysis/weighed.ts'
import { chance, points } from './figures.ts'
import { Heading } from './Heading.tsx'
import { Lines } from './Lines.tsx'
import { Moment } from './Moment.tsx'
import { useShownGame } from './shown.ts'
import { analysisTexts } from './texts.ts'
import { fortuneOf } from './verdictOf.ts'

/** Everybody's luck and play; opened, what they are made of, with the luckiest and unluckiest throws and cards. */
export function LuckAndPlay({ weighed: { seats, luck } }: { readonly weighed: Weighed }) {
  const texts = useTexts(analysisTexts)
  const most = Math.max(0.01, ...seats.flatMap((one) => [Math.abs(one.luck), Math.abs(one.play)]))
  return (
    <section className="analysis__part">
      <Heading of="part">{texts.luck}</Heading>
      <ul className="analysis__seats plain-list">
        {seats.map((sums, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <Seat seat={seat} sums={sums} most={most} best={luck[seat]?.best ?? []} worst={luck[seat]?.worst ?? []} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SeatProps {
  readonly seat: number
  readonly sums: SeatSummary
  /** The longest bar of all. */
  readonly most: number
  readonly best: readonly Moved[]
  readonly worst: readonly Moved[]
}

function Seat({ seat, sums, most, best, worst }: SeatProps) {
  const texts = useTexts(analysisTexts)
  const { players, locale } = useShownGame()
  const player = players[seat]
  const { start, end, luck, ownLuck, play, others, rest } = sums
  const parts = [
    [texts.ownLuck, ownLuck],
    [texts.otherLuck, luck - ownLuck],
    [texts.ownPlay, play],
    [texts.othersPlay, others],
    [texts.rest, rest],
  ] as const
  return (
    <details className="analysis__seat">
      <summary>
        {player && (
          <SeatBadge seat={seat} {...player} sub={texts[fortuneOf(luck)]} size={32} bot={player.bot !== null} />
        )}
        <span className="analysis__bars">
          <Bar label={texts.luckShort} value={luck} most={most} />
          <Bar label={texts.playShort} value={play} most={most} />
        </span>
      </summary>
      <div className="analysis__more">
        <p>{texts.way(chance(locale, start), chance(locale, end))}</p>
        <dl className="analysis__sums">
          {parts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="numerals">{points(locale, value)}</dd>
            </div>
          ))}
        </dl>
        <Throws title={texts.best} of={best} />
        <Throws title={texts.worst} of={worst} />
      </div>
    </details>
  )
}

function Throws({ title, of }: { readonly title: string; readonly of: readonly Moved[] }) {
  const { locale } = useShownGame()
  if (of.length === 0) return null
  return (
    <>
      <Heading of="within">{title}</Heading>
      <ol className="analysis__list plain-list">
        {of.map((one) => (
          <li key={one.entry}>
            <p className="analysis__head">
              <strong className="numerals">{points(locale, one.change)}</strong>
              <Moment {...one} />
            </p>
            <p>
              <Lines of={one} />
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** A sum to the left or the right of nothing. */
function Bar({ label, value, most }: { readonly label: string; readonly value: number; readonly most: number }) {
  const { locale } = useShownGame()
  return (
    <span className="analysis__bar">
      <span>{label}</span>
      <span className="analysis__track" aria-hidden>
        <i data-sign={value < 0 ? 'minus' : 'plus'} style={{ '--part': Math.abs(value) / most } as CSSProperties} />
      </span>
      <strong className="numerals">{points(locale, value)}</strong>
    </span>
  )
}
