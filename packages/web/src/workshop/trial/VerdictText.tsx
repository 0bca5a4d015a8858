import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { Verdict } from '../model/verdict.ts'
import { workshopTexts } from '../texts.ts'

/** What games have shown, in words, with the limits of 95 % confidence. */
export function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  const texts = useTexts(workshopTexts)
  return (
    <dl className="trial__verdict">
      <dt>{texts.doesEnd}</dt>
      <dd>{texts.ended(verdict)}</dd>
      <dt>{texts.howLong}</dt>
      <dd>{texts.length(verdict)}</dd>
      <dt>{texts.howEven}</dt>
      <dd>{texts.first(verdict)}</dd>
    </dl>
  )
}
