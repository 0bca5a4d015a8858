import type { Rulebook } from '@hausregeln/engine'
import { said, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useMemo } from 'react'
import { bookTexts } from './texts.ts'
import { toldDifferences } from './told/differences.ts'
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
  const differences = useMemo(() => toldDifferences(rulebook, base), [base, rulebook])
  if (differences.length === 0) return <p className="soft">{texts.same(said(base.title, locale))}</p>
  return (
    <dl className="differences">
      {differences.map(({ key, label, before, after }) => (
        <div key={key} className="differences__one">
          <dt>{said(label, locale)}</dt>
          <dd>
            <span className="visually-hidden">{texts.is}: </span>
            {said(after, locale)}
          </dd>
          <dd className="fine">
            {texts.was}: {said(before, locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
