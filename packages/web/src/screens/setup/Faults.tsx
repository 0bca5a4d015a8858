import type { BookFault } from '@hausregeln/engine'
import { pathOf } from '@hausregeln/engine/kit/book/fault.ts'
import { textIn, useLocale } from '@hausregeln/view-kit/i18n/index.ts'
import './ownBook.css'

interface FaultsProps {
  readonly title: string
  readonly faults: readonly BookFault[]
}

/** All that is wrong with a rulebook's file, each with its place. */
export function Faults({ title, faults }: FaultsProps) {
  const locale = useLocale()
  return (
    <div className="notice own-book__faults">
      <strong>{title}</strong>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.at.join('.')} ${fault.en}`}>
            <Place at={fault.at} /> {textIn(fault, locale)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Place({ at }: { readonly at: BookFault['at'] }) {
  if (at.length === 0) return null
  return <code>{pathOf(at)}</code>
}
