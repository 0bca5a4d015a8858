import start from 'virtual:start-facts'
import { hrefOf } from '../../frame/route.ts'
import { useLocale, useTexts } from '../../i18n/index.ts'
import { screenTexts } from '../texts.ts'

/** The rulebooks by which one can play, each with its character and the way to its paragraphs. */
export function RulebookList() {
  const texts = useTexts(screenTexts)
  const locale = useLocale()
  return (
    <ul className="home__books plain-list">
      {start.books.map(({ id, title, character, paragraphs }) => (
        <li key={id} className="home__book">
          <h3>{title[locale]}</h3>
          <p className="fine">{character[locale]}</p>
          <a href={hrefOf({ at: 'rules', book: id, rule: null })}>{texts.paragraphs(paragraphs)}</a>
        </li>
      ))}
    </ul>
  )
}
