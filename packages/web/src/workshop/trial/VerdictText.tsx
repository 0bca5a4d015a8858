import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { Verdict } from '../model/verdict.ts'
import { workshopTexts } from '../texts.ts'
import { verdictWords } from './verdictWords.ts'

/** What games have shown, in words, with the limits of 95 % confidence. */
export function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  const texts = useTexts(workshopTexts)
  const words = verdictWords(texts, useLocale())
  return (
    <dl className="trial__verdict">
      <dt>{texts.doesEnd}</dt>
      <dd>{words.ended(verdict)}</dd>
      <dt>{texts.howLong}</dt>
      <dd>{words.length(verdict)}</dd>
      <dt>{texts.howEven}</dt>
      <dd>{words.first(verdict)}</dd>
    </dl>
  )
}
