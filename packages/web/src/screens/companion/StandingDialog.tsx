import { SHAREHOLDERS } from '@hausregeln/chapters/shares/rules/section.ts'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { Amounts, Button, Dialog } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { withRule } from '@hausregeln/view-kit/table/acting/notice.ts'
import { useEnter } from '@hausregeln/view-kit/table/acting/useAct.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { useMemo, useState } from 'react'
import { StandingDeeds } from './StandingDeeds.tsx'
import { StandingSeats } from './StandingSeats.tsx'
import { planStanding, type Standing, type StandingFault, standingOf } from './standing.ts'
import { companionTexts } from './texts.ts'
import './standing.css'

/** A game that begins in the middle: all that lies on the table is entered once. */
export default function StandingDialog({ onClose }: { readonly onClose: () => void }) {
  const { gameView, rulebook, snapshot, locale } = useTable()
  const texts = useTexts(companionTexts)
  const enter = useEnter()
  const faultText = useFaultText()
  const [standing, setStanding] = useState(() => standingOf(gameView))
  const set = (changes: Partial<Standing>) => setStanding((before) => ({ ...before, ...changes }))
  const { entries, fault } = useMemo(
    () => planStanding(gameAt(rulebook, snapshot.view), standing, texts.standingReason),
    [rulebook, snapshot.view, standing, texts.standingReason],
  )
  const reason = fault !== null ? faultText(fault) : entries.length === 0 ? texts.standingSame : undefined
  async function enterAll() {
    onClose()
    for (const entry of entries) await enter(entry)
  }
  return (
    <Amounts>
      <Dialog
        open
        onClose={onClose}
        title={texts.standing}
        size="large"
        actions={
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button look="primary" sends reason={reason} onClick={() => void enterAll()}>
              {texts.standingEnter(formatNumber(locale, entries.length))}
            </Button>
          </>
        }
      >
        <div className="stack">
          <p className="fine">{texts.standingHint}</p>
          {fault !== null && (
            <p className="notice" role="status">
              {faultText(fault)}
            </p>
          )}
          <StandingSeats standing={standing} onChange={set} />
          <StandingDeeds standing={standing} onChange={set} />
        </div>
      </Dialog>
    </Amounts>
  )
}

/** Why something cannot be as it is entered, with the player, the deed or the deck where that is. */
function useFaultText(): (fault: StandingFault) => string {
  const { rulebook, names, locale } = useTable()
  const { about } = useTexts(companionTexts)
  const seat = (of: number) => names[of]
  const deed = (of: number) => textIn(deedDef(rulebook, of)?.name, locale)
  const placeOf = {
    cash: seat,
    place: seat,
    jail: seat,
    laps: seat,
    report: seat,
    shares: (of: number) => names[Math.floor(of / SHAREHOLDERS)],
    jailCard: (deck: number) => textIn(rulebook.board.decks[deck]?.name, locale),
    owner: deed,
    level: deed,
    mortgage: deed,
  }
  return ({ what, of, refusal }) => about(placeOf[what](of) ?? '', withRule(refusalText(rulebook, refusal, locale)))
}
