import type { Rulebook } from '@hausregeln/engine'
import { readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import { classes, Field } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useState } from 'react'
import { Marked } from './Marked.tsx'
import { PartLegend } from './PartLegend.tsx'
import { RuleBody } from './RuleBody.tsx'
import { isFound, searchWords } from './search.ts'
import { ruleTexts } from './texts.ts'
import './rules.css'

interface RuleListProps {
  readonly rulebook: Rulebook
  /** How deep the titles of paragraphs stand in the page. */
  readonly heading: 'h2' | 'h3'
  /** The paragraph that is looked up. */
  readonly rule?: string | null
  /** The address of a paragraph; with it, the list has a table of contents where there is room. */
  readonly hrefOf?: (id: string) => string
}

/** The paragraphs of a rulebook, to be searched. */
export function RuleList({ rulebook, heading: Heading, rule: sought = null, hrefOf }: RuleListProps) {
  const texts = useTexts(ruleTexts)
  const locale = useLocale()
  const [search, setSearch] = useState('')
  const words = searchWords(search, locale)
  const rules = Object.entries(rulebook.ruleTexts)
  const read = readRules(rulebook)
  const found = rules.filter(([id]) => isFound(id, read.get(id), words, locale))
  return (
    <div className={classes('rules', hrefOf && 'rules--with-contents')}>
      <div className="screen-only">
        <Field label={texts.search} type="search" value={search} onChange={setSearch} />
      </div>
      <p className={words.length === 0 ? 'visually-hidden' : 'fine'} role="status">
        {words.length === 0 ? '' : found.length === 0 ? texts.nothingFound : texts.found(found.length, rules.length)}
      </p>
      <PartLegend rules={Object.values(rulebook.ruleTexts)} />
      {hrefOf && (
        <nav className="rules__contents" aria-label={texts.contents}>
          <ul className="plain-list">
            {found.map(([id, { title }]) => (
              <li key={id}>
                <a href={hrefOf(id)} aria-current={id === sought || undefined}>
                  <span className="rules__id">{id}</span> <Text text={title} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="rules__list">
        {found.map(([id, rule]) => (
          <article key={id} id={id} className={classes('rules__rule', id === sought && 'rules__rule--sought')}>
            <Heading>
              {hrefOf ? (
                <a className="rules__id" href={hrefOf(id)}>
                  {id}
                </a>
              ) : (
                <span className="rules__id">{id}</span>
              )}{' '}
              <Marked text={textIn(rule.title, locale)} words={words} />
            </Heading>
            <RuleBody rulebook={rulebook} id={id} words={words} {...(hrefOf && { hrefOf })} />
          </article>
        ))}
      </div>
    </div>
  )
}
