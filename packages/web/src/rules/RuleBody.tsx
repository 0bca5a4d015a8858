import { partsOf, type Rulebook, type RuleText } from '@hausregeln/engine'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Marked } from './Marked.tsx'
import { PartMark } from './PartMark.tsx'
import { ruleTexts } from './texts.ts'
import './rules.css'

interface RuleBodyProps {
  readonly rulebook: Rulebook
  readonly rule: RuleText
  /** Words of a search, to be marked. */
  readonly words?: readonly string[]
}

/** A paragraph: its parts, each with the mark of where it comes from, and the table options that it offers. */
export function RuleBody({ rulebook, rule, words = [] }: RuleBodyProps) {
  const texts = useTexts(ruleTexts)
  const locale = useLocale()
  const offers: readonly string[] = rule.option?.offers ?? []
  const options = rulebook.book.options.filter((option) => offers.includes(option.id))
  return (
    <>
      {partsOf(rule).map(({ kind, text }) => (
        <p key={kind} className={`rule-part rule-part--${kind}`}>
          <PartMark kind={kind} />
          <span>
            <Marked text={textIn(text, locale)} words={words} />
            {kind === 'option' && options.length > 0 && (
              <span className="fine">
                {' '}
                ({texts.optionsHere}: {options.map((option) => textIn(option.name, locale)).join(' · ')})
              </span>
            )}
          </span>
        </p>
      ))}
    </>
  )
}
