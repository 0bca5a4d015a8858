import type { Rulebook } from '@hausregeln/engine'
import { Dialog } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale } from '@hausregeln/view-kit/i18n/index.ts'
import { RuleList } from './RuleList.tsx'

interface RulebookDialogProps {
  readonly rulebook: Rulebook
  readonly open: boolean
  readonly onClose: () => void
}

/** The whole rulebook, to be searched without leaving the table. */
export default function RulebookDialog({ rulebook, open, onClose }: RulebookDialogProps) {
  const locale = useLocale()
  return (
    <Dialog open={open} onClose={onClose} title={textIn(rulebook.title, locale)} size="large">
      <RuleList rulebook={rulebook} heading="h3" />
    </Dialog>
  )
}
