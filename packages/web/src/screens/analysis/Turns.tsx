import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { Moved } from '../../analysis/weighed.ts'
import { points } from './figures.ts'
import { Heading } from './Heading.tsx'
import { Lines } from './Lines.tsx'
import { Moment } from './Moment.tsx'
import { useShownGame } from './shown.ts'
import { analysisTexts } from './texts.ts'

/** The moments by which most was won or lost. */
export function Turns({ turns }: { readonly turns: readonly Moved[] }) {
  const texts = useTexts(analysisTexts)
  const { names, locale } = useShownGame()
  const causes = { luck: texts.byLuck, play: texts.byPlay, rest: texts.byRest }
  return (
    <section className="analysis__part">
      <Heading of="part">{texts.turns}</Heading>
      <ol className="analysis__list plain-list">
        {turns.map((turn) => (
          <li key={`${turn.entry} ${turn.cause}`}>
            <p className="analysis__head">
              <strong>
                {names[turn.seat]} <span className="numerals">{points(locale, turn.change)}</span>
              </strong>{' '}
              <span className="analysis__soft">{causes[turn.cause]}</span>
              <Moment {...turn} />
            </p>
            <p>
              <Lines of={turn} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
