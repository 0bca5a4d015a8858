import type { PartKind } from '@hausregeln/engine'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ruleTexts } from './texts.ts'
import './parts.css'

/** Lines in a square of 16 units: a page, a page that an arrow brings, a plus in a ring, a switch, an eye, a house. */
const MARKS: Readonly<Record<PartKind, string>> = {
  source: 'M4 2.5H9.5L12.5 5.5V13.5H4ZM6.2 7H10M6.2 10H10',
  adopted: 'M7 2.5H11L14 5.5V13.5H7V11M2 8H10M7.5 5.5 10 8 7.5 10.5',
  filled: 'M8 2A6 6 0 0 1 8 14 6 6 0 0 1 8 2M8 5.2V10.8M5.2 8H10.8',
  option:
    'M5 4.5H11A3.5 3.5 0 0 1 11 11.5H5A3.5 3.5 0 0 1 5 4.5M10.8 6.6A1.4 1.4 0 0 1 10.8 9.4 1.4 1.4 0 0 1 10.8 6.6',
  reading: 'M1.5 8C4.5 3.2 11.5 3.2 14.5 8 11.5 12.8 4.5 12.8 1.5 8M8 6.2A1.8 1.8 0 0 1 8 9.8 1.8 1.8 0 0 1 8 6.2',
  house: 'M2 8 8 2.8 14 8M4 6.6V13.2H12V6.6M6.8 13.2V9.6H9.2V13.2',
}

/** The sign of a kind alone; its name must stand beside it. */
export function PartSign({ kind }: { readonly kind: PartKind }) {
  return (
    <svg className={`part-sign part-sign--${kind}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={MARKS[kind]} />
    </svg>
  )
}

/** The mark of a part of a paragraph: a sign, which has its name for those who point at it or listen. */
export function PartMark({ kind }: { readonly kind: PartKind }) {
  const texts = useTexts(ruleTexts)
  return (
    <span className="part-mark" title={texts.kinds[kind]}>
      <PartSign kind={kind} />
      <span className="visually-hidden">{texts.kinds[kind]}: </span>
    </span>
  )
}
