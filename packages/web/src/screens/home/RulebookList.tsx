import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { hrefOf } from '../../frame/route.ts'
import { BookFacts } from '../setup/BookFacts.tsx'
import { useStart } from '../start.ts'
import { screenTexts } from '../texts.ts'

/** The rulebooks that can be played, each with how it introduces itself and the way to its paragraphs. */
export function RulebookList() {
  const texts = useTexts(screenTexts)
  return (
    <ul className="home__books plain-list">
      {useStart().books.map(({ id, title, line, paragraphs, ...facts }) => (
        <li key={id} className="home__book">
          <h3>{title}</h3>
          <div className="fine stack">
            <p className="home__line">{line}</p>
            <p>
              <BookFacts {...facts} />
            </p>
          </div>
          <a href={hrefOf({ at: 'rules', book: id, rule: null })}>{texts.paragraphs(paragraphs)}</a>
        </li>
      ))}
    </ul>
  )
}
