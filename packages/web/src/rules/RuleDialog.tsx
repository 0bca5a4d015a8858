import type { Rulebook } from '@hausregeln/engine'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import { Dialog } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useState } from 'react'
import { hrefOf } from '../frame/route.ts'
import { PartLegend } from './PartLegend.tsx'
import { RuleBody } from './RuleBody.tsx'
import { ruleTexts } from './texts.ts'

interface RuleDialogProps {
  readonly rulebook: Rulebook
  readonly id: string
  readonly onClose: () => void
}

/** The paragraph behind an entry of the log, a refusal or an option; only a built-in rulebook has a page of its own. */
export default function RuleDialog({ rulebook, id, onClose }: RuleDialogProps) {
  const texts = useTexts(ruleTexts)
  const locale = useLocale()
  const [opened, setOpened] = useState({ from: id, at: id })
  const at = opened.from === id ? opened.at : id
  const rule = rulebook.ruleTexts[at]
  return (
    <Dialog open={rule !== undefined} onClose={onClose} title={textIn(rule?.title, locale)} eyebrow={at}>
      {rule && (
        <div className="stack">
          <RuleBody rulebook={rulebook} id={at} onOpen={(other) => setOpened({ from: id, at: other })} />
          <PartLegend rules={[rule]} />
          {RULEBOOK_IDS.includes(rulebook.book.id) && (
            <a href={hrefOf({ at: 'rules', book: rulebook.book.id, rule: at })} target="_blank" rel="noreferrer">
              {texts.inRulebook}
            </a>
          )}
        </div>
      )}
    </Dialog>
  )
}
