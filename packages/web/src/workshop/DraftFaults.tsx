import type { BookFault } from '@hausregeln/engine'
import { pathOf } from '@hausregeln/engine/kit/book/fault.ts'
import { stepWords } from '@hausregeln/rulebooks/change/tell.ts'
import { inWords } from '@hausregeln/rulebooks/file/words.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useMemo } from 'react'
import { faultsIn, warningsIn } from './model/build.ts'
import { withSteps } from './model/settle.ts'
import { WaysOffered } from './rules/WaysOffered.tsx'
import { workshopTexts } from './texts.ts'
import type { Editor } from './useDraft.ts'

/** Why the draft cannot be played yet, all of it. */
export function DraftFaults({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(workshopTexts)
  const faults = faultsIn(editor.built)
  const warnings = useMemo(() => warningsIn(editor.built), [editor.built])
  return (
    <div role="status">
      {faults.length > 0 && (
        <div className="notice workshop__faults">
          {editor.built.resolution.kind === 'ways' ? (
            <WaysOffered editor={editor} />
          ) : (
            <>
              <strong>{texts.faults(faults.length)}</strong>
              <FaultList faults={faults} editor={editor} />
            </>
          )}
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
  /** Whether to say where in a file each is. */
  readonly places?: boolean
  /** The draft that has them: what would settle each is offered. */
  readonly editor?: Editor
}

/** Faults as sentences, in the words of the rules. */
export function FaultList({ faults, places = false, editor }: FaultListProps) {
  return (
    <ul className="workshop__fault-list">
      {faults.map((fault) => (
        <li key={`${fault.at.join('.')} ${fault.en}`}>
          {places && fault.at.length > 0 && <code>{pathOf(fault.at)} </code>}
          <Text text={inWords(fault)} />
          {editor && <Remedies editor={editor} fault={fault} />}
        </li>
      ))}
    </ul>
  )
}

/** So many ways out are offered for one fault. */
const MOST_OFFERED = 3

/** What would settle a fault, by one click. */
function Remedies({ editor, fault: { remedies = [] } }: { readonly editor: Editor; readonly fault: BookFault }) {
  const locale = useLocale()
  const offered = remedies.flatMap((remedy) => {
    const words = stepWords(remedy)
    return words === undefined ? [] : [{ remedy, label: textIn(words, locale) }]
  })
  if (offered.length === 0) return null
  return (
    <div className="row workshop__remedies">
      {offered.slice(0, MOST_OFFERED).map(({ remedy, label }) => (
        <Button
          key={label}
          size="small"
          onClick={() => editor.change((draft) => withSteps(draft, editor.source, [remedy]))}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
