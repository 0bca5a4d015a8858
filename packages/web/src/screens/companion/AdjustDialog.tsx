import { type Adjustment, checkAdjustment, MAX_REASON } from '@hausregeln/engine'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { Arrows, Button, Dialog, Field, Select } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { withRule } from '@hausregeln/view-kit/table/acting/notice.ts'
import { useEnter } from '@hausregeln/view-kit/table/acting/useAct.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useState } from 'react'
import { AdjustFields } from './AdjustFields.tsx'
import { adjustable, firstWish } from './adjusting.ts'
import { companionTexts } from './texts.ts'

/** Sets right what table and books have differently: who, what, to what, and why. */
export function AdjustDialog({ onClose }: { readonly onClose: () => void }) {
  const { gameView, rulebook, locale } = useTable()
  const texts = useTexts(companionTexts)
  const enter = useEnter()
  const kinds = adjustable(gameView)
  const [wish, setWish] = useState(() => firstWish(gameView, kinds[0] ?? 'cash'))
  const [reason, setReason] = useState('')
  const adjustment: Adjustment = { host: 'adjust', ...wish, reason: reason.trim() }
  const refusal = checkAdjustment(gameView, adjustment)
  const fault = refusal === null ? undefined : withRule(refusalText(rulebook, refusal, locale))
  const missing = adjustment.reason === '' ? texts.whyMissing : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.adjust}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            look="primary"
            sends
            reason={fault ?? missing}
            onClick={() => {
              onClose()
              void enter(adjustment)
            }}
          >
            {texts.book}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="fine">{texts.adjustHint}</p>
        <Select
          label={texts.what}
          value={wish.what}
          onChange={(what) => setWish(firstWish(gameView, what))}
          options={kinds.map((what) => ({ value: what, label: texts.whats[what] }))}
        />
        <AdjustFields key={wish.what} wish={wish} onChange={setWish} />
        {wish.what === 'cash' && wish.value !== 0 && (
          <p className="numerals">
            <Arrows
              text={texts.fromTo(
                formatNumber(locale, gameView.s.cash[wish.of] ?? 0),
                formatNumber(locale, (gameView.s.cash[wish.of] ?? 0) + wish.value),
              )}
            />
          </p>
        )}
        <Field label={texts.why} hint={texts.whyExample} maxLength={MAX_REASON} value={reason} onChange={setReason} />
        {fault !== undefined && refusal !== 'asItIs' && <p className="notice">{fault}</p>}
      </div>
    </Dialog>
  )
}
