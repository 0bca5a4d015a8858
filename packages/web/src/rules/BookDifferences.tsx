import type { Rulebook } from '@hausregeln/engine'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useMemo } from 'react'
import { describedDifferences } from './described/differences.ts'
import { bookTexts } from './texts.ts'
import './differences.css'

interface BookDifferencesProps {
  /** The rulebook that people know. */
  readonly base: Rulebook
  readonly rulebook: Rulebook
}

/** In what the rules of a rulebook differ from one that people know: each with what holds there, and what holds here. */
export default function BookDifferences({ base, rulebook }: BookDifferencesProps) {
  const texts = useTexts(bookTexts)
  const locale = useLocale()
  const differences = useMemo(() => describedDifferences(rulebook, base), [base, rulebook])
  if (differences.length === 0) return <p className="soft">{texts.same(textIn(base.title, locale))}</p>
  return (
    <dl className="differences">
      {differences.map(({ key, label, before, after }) => (
        <div key={key} className="differences__one">
          <dt>
            <Text text={label} />
          </dt>
          <dd>
            <span className="visually-hidden">{texts.is}: </span>
            <Text text={after} />
          </dd>
          <dd className="fine">
            {texts.was}: <Text text={before} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
