import { type ActionName, pack, verify } from '@hausregeln/engine'
import { actionText, refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { type TableScope, useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { useEffect, useState } from 'react'
import { coachTexts } from './texts.ts'

/** What cannot be done, why not, and by which paragraph. */
export interface Refused {
  readonly act: string
  readonly reason: string
  readonly rule: string | null
}

/** Those of these buttons that are greyed, with the engine's reasons. */
export function refusedOf(
  { rulebook, gameView, names, locale, me }: TableScope,
  buttons: readonly ActionName[],
): Refused[] {
  return buttons.flatMap((name) => {
    const code = gameView.book.codes[name]
    if (code === undefined) return []
    const action = pack(code, me)
    const refusal = verify(gameView, action)
    if (refusal === null) return []
    const { text, rule } = refusalText(rulebook, refusal, locale)
    return [{ act: actionText(rulebook, gameView, action, names, locale), reason: text, rule }]
  })
}

/**
 * What somebody has pressed last that is greyed, anywhere at the table: its button says why (`data-rule` names the
 * paragraph), and so does the coach, with the paragraph to be opened. Forgotten once the table changes.
 */
export function usePressedInVain(moment: number): Refused | null {
  const [pressed, setPressed] = useState<(Refused & { readonly moment: number }) | null>(null)
  useEffect(() => {
    const see = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button[aria-disabled="true"]') : null
      const reason = document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent?.trim()
      if (button === null || !reason) return
      const rule = button.getAttribute('data-rule')
      const act = button.getAttribute('aria-label') ?? button.textContent ?? ''
      setPressed({ act, reason: rule === null ? reason : reason.replace(` (${rule})`, ''), rule, moment })
    }
    document.addEventListener('click', see)
    return () => document.removeEventListener('click', see)
  }, [moment])
  return pressed?.moment === moment ? pressed : null
}

/** Asks why what is greyed cannot be done; what was pressed in vain is told at once. */
export function WhyNot({ buttons }: { readonly buttons: readonly ActionName[] }) {
  const scope = useTable()
  const texts = useTexts(coachTexts)
  const { change } = scope.snapshot
  const pressed = usePressedInVain(change)
  const [openAt, setOpenAt] = useState(-1)
  const greyed = refusedOf(scope, buttons)
  const isOpen = openAt === change
  const told = isOpen ? greyed : pressed === null ? [] : [pressed]
  return (
    <>
      {greyed.length > 0 && (
        <Button size="small" look="quiet" aria-expanded={isOpen} onClick={() => setOpenAt(isOpen ? -1 : change)}>
          {texts.whyNot}
        </Button>
      )}
      {told.map(({ act, reason, rule }) => (
        <p key={act} className="coach__told">
          {texts.refused(act, reason)} {rule !== null && <RuleChip id={rule} />}
        </p>
      ))}
    </>
  )
}
