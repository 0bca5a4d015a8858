import type { Rulebook } from '@hausregeln/engine'
import { type ReadClause, type ReadPart, readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Marked } from './Marked.tsx'
import { PartMark } from './PartMark.tsx'
import { RuleLinks, type RuleLinksTo } from './RuleLinks.tsx'
import { ruleTexts } from './texts.ts'
import './rules.css'

interface RuleBodyProps extends RuleLinksTo {
  readonly rulebook: Rulebook
  readonly id: string
  /** Words of a search, to be marked. */
  readonly words?: readonly string[]
}

/**
 * A paragraph as it holds in this rulebook: its parts, each with the mark of where it comes from, and the table options
 * that it offers. What does not hold is struck through, and says which house rule does; a house rule says instead of what.
 */
export function RuleBody({ rulebook, id, words = [], ...to }: RuleBodyProps) {
  const texts = useTexts(ruleTexts)
  const rule = readRules(rulebook).get(id)
  if (rule === undefined) return null
  const { parts, insteadOf, beside, added } = rule
  return (
    <>
      {parts.map((part) => (
        <p key={part.kind} className={`rule-part rule-part--${part.kind}`}>
          <PartMark kind={part.kind} />
          <span>
            {runsOf(part.clauses).map((run) => (
              <Clauses key={run.at} run={run} words={words} {...to} />
            ))}
            <Offers rulebook={rulebook} part={part} />
          </span>
        </p>
      ))}
      <RuleLinks label={texts.insteadOf} ids={insteadOf} {...to} />
      <RuleLinks label={texts.beside} ids={beside} {...to} />
      <RuleLinks label={texts.added} ids={added} {...to} />
    </>
  )
}

/** Sentences one after the other that hold, or do not and for the same reason. */
interface Run {
  readonly at: number
  readonly clauses: readonly ReadClause[]
  readonly holds: boolean
  readonly instead: readonly string[]
}

function runsOf(clauses: readonly ReadClause[]): readonly Run[] {
  const reason = ({ holds, instead }: ReadClause) => `${holds} ${instead.join(' ')}`
  const starts = clauses.flatMap((clause, at) => {
    const before = clauses[at - 1]
    return before !== undefined && reason(before) === reason(clause) ? [] : [{ at, clause }]
  })
  return starts.map(({ at, clause: { holds, instead } }, index) => {
    const its = clauses.slice(at, starts[index + 1]?.at)
    return { at, clauses: its, holds, instead }
  })
}

function Clauses({ run, words, ...to }: RuleLinksTo & { readonly run: Run; readonly words: readonly string[] }) {
  const texts = useTexts(ruleTexts)
  const locale = useLocale()
  const text = <Marked text={run.clauses.map((one) => textIn(one.text, locale)).join(' ')} words={words} />
  if (run.holds) return <>{text} </>
  return (
    <>
      <span className="visually-hidden">{texts.struck}: </span>
      <s className="rule-struck">{text}</s>{' '}
      {run.instead.length === 0 ? (
        <span className="rule-instead">({texts.struck}) </span>
      ) : (
        <span className="rule-instead">
          (<RuleLinks label={texts.instead} ids={run.instead} within {...to} />){' '}
        </span>
      )}
    </>
  )
}

/** The options of the table by which a part is chosen. */
function Offers({ rulebook, part }: { readonly rulebook: Rulebook; readonly part: ReadPart }) {
  const texts = useTexts(ruleTexts)
  const locale = useLocale()
  const offers: readonly string[] = part.offers
  const options = rulebook.book.options.filter((option) => offers.includes(option.id))
  if (options.length === 0) return null
  return (
    <span className="fine">
      ({texts.optionsHere}: {options.map((option) => textIn(option.name, locale)).join(' · ')})
    </span>
  )
}
