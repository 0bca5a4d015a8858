import { hrefOf } from '../app/route.ts'
import { Dialog } from '../design/index.ts'
import { useTexts } from '../i18n/index.ts'
import { useTable } from './context.ts'
import { RuleBody } from './RuleBody.tsx'
import { tableTexts } from './texts.ts'

interface RuleDialogProps {
  readonly id: string | null
  readonly onClose: () => void
}

/** The paragraph behind an entry of the log or a refusal. */
export function RuleDialog({ id, onClose }: RuleDialogProps) {
  const { rulebook, locale } = useTable()
  const texts = useTexts(tableTexts)
  const rule = id === null ? undefined : rulebook.ruleTexts[id]
  return (
    <Dialog open={rule !== undefined} onClose={onClose} title={rule?.title[locale] ?? ''} eyebrow={id ?? undefined}>
      {rule && id && (
        <div className="stack">
          <RuleBody rulebook={rulebook} rule={rule} />
          <a href={hrefOf({ at: 'rules', book: rulebook.book.id, rule: id })}>{texts.rules}</a>
        </div>
      )}
    </Dialog>
  )
}
