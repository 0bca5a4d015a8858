import type { Rulebook } from '@hausregeln/engine'
import { type Paragraphs, paragraphGroups } from '@hausregeln/rulebooks/paragraphs/groups.ts'
import { readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import { classes, Field } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
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

/** The paragraphs of a rulebook, its own first, to be searched. */
export function RuleList({ rulebook, heading: Heading, rule: sought = null, hrefOf }: RuleListProps) {
  const texts = useTexts(ruleTexts)
  const locale = useLocale()
  const [search, setSearch] = useState('')
  const words = searchWords(search, locale)
  const [opened, setOpened] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (opened !== null) show(list.current, opened)
  }, [opened])
  /** Where a paragraph has no address: leads to it in this list, whatever is sought. */
  function open(id: string) {
    setSearch('')
    setOpened(id)
    show(list.current, id)
  }
  const { own, adopted } = paragraphGroups(rulebook)
  const rules = [...own, ...adopted]
  const read = readRules(rulebook)
  const isShown = ([id]: Paragraphs[number]) => isFound(id, read.get(id), words, locale)
  const groups = [
    { head: texts.ownFirst, shown: own.filter(isShown) },
    { head: texts.adoptedThen, shown: adopted.filter(isShown) },
  ].filter(({ shown }) => shown.length > 0)
  const found = groups.flatMap(({ shown }) => shown)
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
      <div ref={list} className="rules__list">
        {groups.map(({ head, shown }) => (
          <Group key={head} head={groups.length > 1 ? head : null}>
            {shown.map(([id, rule]) => (
              <article
                key={id}
                id={id}
                className={classes('rules__rule', id === (opened ?? sought) && 'rules__rule--sought')}
                tabIndex={-1}
              >
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
                <RuleBody rulebook={rulebook} id={id} words={words} {...(hrefOf ? { hrefOf } : { onOpen: open })} />
              </article>
            ))}
          </Group>
        ))}
      </div>
    </div>
  )
}

/** Brings a paragraph of the list into sight, and the keyboard there. */
function show(list: HTMLElement | null, id: string): void {
  const rule = list?.querySelector<HTMLElement>(`[id="${id}"]`)
  rule?.scrollIntoView({ block: 'start' })
  rule?.focus({ preventScroll: true })
}

/** Paragraphs under what they have in common; `head` null: there are no others. */
function Group({ head, children }: { readonly head: string | null; readonly children: ReactNode }) {
  const id = useId()
  if (head === null) return children
  return (
    <section aria-labelledby={id}>
      <p id={id} className="rules__group">
        {head}
      </p>
      {children}
    </section>
  )
}
