import type { BookFault } from '@hausregeln/engine'
import { pathOf } from '@hausregeln/engine/kit/book/fault.ts'
import { useMemo } from 'react'
import { useLocale, useTexts } from '../i18n/index.ts'
import { faultsIn, warningsIn } from './model/build.ts'
import { workshopTexts } from './texts.ts'
import type { Desk } from './useDraft.ts'

/** Why the draft cannot be played yet, all of it. */
export function DraftFaults({ desk }: { readonly desk: Desk }) {
  const texts = useTexts(workshopTexts)
  const faults = faultsIn(desk.built)
  const warnings = useMemo(() => warningsIn(desk.built), [desk.built])
  return (
    <div role="status">
      {faults.length > 0 && (
        <div className="notice workshop__faults">
          <strong>{texts.faults(faults.length)}</strong>
          <FaultList faults={faults} places />
        </div>
      )}
      {warnings.length > 0 && (
        <div className="notice workshop__faults">
          <FaultList faults={warnings} />
        </div>
      )}
    </div>
  )
}

interface FaultListProps {
  readonly faults: readonly BookFault[]
  /** Whether to say where in the file each is. */
  readonly places?: boolean
}

/** Faults as sentences. */
export function FaultList({ faults, places = false }: FaultListProps) {
  const language = useLocale() === 'de' ? 'de' : 'en'
  return (
    <ul className="workshop__fault-list">
      {faults.map((fault) => (
        <li key={`${fault.at.join('.')} ${fault.en}`}>
          {places && fault.at.length > 0 && <code>{pathOf(fault.at)} </code>}
          {fault[language]}
        </li>
      ))}
    </ul>
  )
}
