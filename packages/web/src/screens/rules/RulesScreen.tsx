import { Choice } from '@hausregeln/view-kit/design/index.ts'
import { useRulebook } from '@hausregeln/view-kit/game/books/useRulebook.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useEffect } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { go, hrefOf } from '../../frame/route.ts'
import { BookIntroduction, loadIntroductions } from '../../rules/BookIntroduction.tsx'
import { RuleList } from '../../rules/RuleList.tsx'
import { useStart } from '../start.ts'
import { screenTexts } from '../texts.ts'
import '../screens.css'

interface RulesScreenProps {
  readonly book: string
  /** The paragraph to show first. */
  readonly rule: string | null
}

/** The screen, as soon as the introductions are there in the language that is on. */
export async function loadRulesScreen() {
  await loadIntroductions()
  return { default: RulesScreen }
}

/** The rules of a rulebook in our words: how it introduces itself, then paragraph by paragraph, to be searched. */
function RulesScreen({ book, rule }: RulesScreenProps) {
  const texts = useTexts(screenTexts)
  const locale = useLocale()
  const start = useStart()
  const known = start.books.some(({ id }) => id === book)
  const rulebook = useRulebook(known ? book : (start.books[0]?.id ?? ''))
  useEffect(() => {
    if (rule !== null) document.getElementById(rule)?.scrollIntoView({ block: 'start' })
  }, [rule])
  if (!rulebook) return null
  return (
    <Frame title={texts.rulesOf(textIn(rulebook.title, locale))}>
      <div className="rulebook">
        <h1>{texts.rulesOf(textIn(rulebook.title, locale))}</h1>
        {start.books.length > 1 && (
          <div className="screen-only">
            <Choice
              label={texts.books}
              value={rulebook.book.id}
              onChange={(id) => go({ at: 'rules', book: id, rule: null })}
              options={start.books.map(({ id, title }) => ({ value: id, label: title }))}
            />
          </div>
        )}
        <BookIntroduction
          book={rulebook.book.id}
          heading="h2"
          hrefOf={(id) => hrefOf({ at: 'rules', book: rulebook.book.id, rule: id })}
        />
        <RuleList
          rulebook={rulebook}
          heading="h2"
          rule={rule}
          hrefOf={(id) => hrefOf({ at: 'rules', book: rulebook.book.id, rule: id })}
        />
      </div>
    </Frame>
  )
}
