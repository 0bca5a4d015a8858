import { rulebooks } from '@hausregeln/rulebooks'
import { characterOf } from '@hausregeln/rulebooks/comparison.ts'
import { hrefOf } from '../../frame/route.ts'
import { useLocale, useTexts } from '../../i18n/index.ts'
import { screenTexts } from '../texts.ts'

/** The rulebooks by which one can play, each with its character and the way to its paragraphs. */
export function RulebookList() {
  const texts = useTexts(screenTexts)
  const locale = useLocale()
  return (
    <ul className="home__books plain-list">
      {rulebooks.map((rulebook) => (
        <li key={rulebook.book.id} className="home__book">
          <h3>{rulebook.title[locale]}</h3>
          <p className="fine">{characterOf(rulebook)[locale]}</p>
          <a href={hrefOf({ at: 'rules', book: rulebook.book.id, rule: null })}>
            {texts.paragraphs(Object.keys(rulebook.ruleTexts).length)}
          </a>
        </li>
      ))}
    </ul>
  )
}
