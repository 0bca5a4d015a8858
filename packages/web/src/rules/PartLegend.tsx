import { PART_KINDS, type PartKind, partsOf, type RuleText } from '@hausregeln/engine'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { PartSign } from './PartMark.tsx'
import { ruleTexts } from './texts.ts'
import './parts.css'

/** What the marks mean that stand at these paragraphs. */
export function PartLegend({ rules }: { readonly rules: readonly RuleText[] }) {
  const texts = useTexts(ruleTexts)
  const used = new Set<PartKind>(rules.flatMap((rule) => partsOf(rule).map(({ kind }) => kind)))
  return (
    <ul className="part-legend plain-list" aria-label={texts.legend}>
      {PART_KINDS.filter((kind) => used.has(kind)).map((kind) => (
        <li key={kind}>
          <PartSign kind={kind} />
          <span>{texts.kinds[kind]}</span>
        </li>
      ))}
    </ul>
  )
}
