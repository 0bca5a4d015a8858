import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { useEffect, useState } from 'react'
import { Frame } from '../app/Frame.tsx'
import { go, hrefOf } from '../app/route.ts'
import { Choice, Field } from '../design/index.ts'
import { useLocale, useTexts } from '../i18n/index.ts'
import { RuleBody } from '../table/RuleBody.tsx'
import { screenTexts } from './texts.ts'
import './screens.css'

interface RulesScreenProps {
  readonly book: string
  /** The paragraph to show first. */
  readonly rule: string | null
}

/** The rules of a rulebook in our words, paragraph by paragraph, to be searched. */
export function RulesScreen({ book, rule }: RulesScreenProps) {
  const texts = useTexts(screenTexts)
  const locale = useLocale()
  const [sought, setSought] = useState('')
  const rulebook = findRulebook(book) ?? rulebooks[0]
  useEffect(() => {
    if (rule !== null) document.getElementById(rule)?.scrollIntoView({ block: 'start' })
  }, [rule])
  if (!rulebook) return null
  const words = sought.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  const found = Object.entries(rulebook.ruleTexts).filter(([id, { title, text, reading }]) => {
    const whole = [id, title[locale], text[locale], reading?.[locale] ?? ''].join(' ').toLocaleLowerCase(locale)
    return words.every((word) => whole.includes(word))
  })
  return (
    <Frame>
      <div className="rules">
        <h1>{texts.rulesOf(rulebook.title[locale])}</h1>
        <div className="rules__head">
          {rulebooks.length > 1 && (
            <Choice
              label={texts.books}
              value={rulebook.book.id}
              onChange={(id) => go({ at: 'rules', book: id, rule: null })}
              options={rulebooks.map((other) => ({ value: other.book.id, label: other.title[locale] }))}
            />
          )}
          <Field label={texts.search} type="search" value={sought} onChange={setSought} />
        </div>
        {found.length === 0 && <p className="soft">{texts.nothingFound}</p>}
        <div className="rules__list">
          {found.map(([id, text]) => (
            <article key={id} id={id} className="rules__rule">
              <h2>
                <a className="rules__id" href={hrefOf({ at: 'rules', book: rulebook.book.id, rule: id })}>
                  {id}
                </a>{' '}
                {text.title[locale]}
              </h2>
              <RuleBody rulebook={rulebook} rule={text} />
            </article>
          ))}
        </div>
      </div>
    </Frame>
  )
}
