import type { Change, Entry } from '@hausregeln/engine'
import { Button, Dialog, useToast } from '@hausregeln/view-kit/design/index.ts'
import type { Attempt } from '@hausregeln/view-kit/game/types.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { sentenceOf } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useState } from 'react'
import { companionTexts } from '../texts.ts'
import { Decided, Following } from './Changes.tsx'
import { EditEntry } from './EditEntry.tsx'
import { FindEntry } from './FindEntry.tsx'
import { Outlook } from './Outlook.tsx'
import { droppedFrom, repairedAt } from './repair.ts'
import { StuckPart } from './StuckPart.tsx'
import { ThrowFollows } from './ThrowFollows.tsx'
import { type Correcting, useCorrecting } from './useCorrecting.ts'
import { SEEN, useStays } from './useStays.ts'
import './correct.css'

interface CorrectDialogProps {
  /** Of the entry that was wrong. */
  readonly number: number
  /** A correction that has been tried out already; null: none. */
  readonly attempt?: Attempt | null
  readonly onClose: () => void
}

/** What is being said of an entry, or which entry is looked for; null: neither. */
type Asking = { readonly number: number } | 'find' | null

/**
 * Sets earlier entries right, one or several: what they were, what they should be, what becomes of those after them, and
 * what all of it comes to. Nothing holds before it is entered.
 */
export function CorrectDialog({ number, attempt = null, onClose }: CorrectDialogProps) {
  const { client, locale } = useTable()
  const texts = useTexts(companionTexts)
  const toast = useToast()
  const correcting = useCorrecting(attempt?.correction ?? null)
  const [asking, setAsking] = useState<Asking>(attempt === null ? { number } : null)
  const stays = useStays()
  const { decided, settled } = correcting
  /** Who has long gone on was seen where the books had them: that holds, unless the keeper says otherwise. */
  async function decideWithStay(changes: readonly Change[]) {
    const [first] = changes
    const stay =
      first === undefined || decided?.changes.some(({ number }) => number === first.number) ? null : await stays(first)
    correcting.decide(...changes, ...(stay !== null && stay.turns >= SEEN ? [stay.change] : []))
  }
  async function enter(entry: Entry) {
    if (!('host' in entry)) return
    try {
      await client.enter(entry)
      onClose()
    } catch (error) {
      toast({ text: texts.failed, detail: sentenceOf(error, locale), tone: 'warning' })
    }
  }
  /** Of the dice it may turn out that what was decided before them was wrong. */
  const first = decided === null && asking !== null && asking !== 'find' ? asking.number : number
  const works = asking === null && settled !== null && settled.attempt.fault === null ? settled.attempt : null
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.correctEntry(formatNumber(locale, first))}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {decided === null && (
            <Button look="danger" onClick={() => void enter({ host: 'undo', from: first })}>
              {texts.backTo}
            </Button>
          )}
          {works !== null && (
            <Button look="primary" onClick={() => void enter(works.correction)}>
              {texts.enter}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {decided !== null && decided.changes.length > 0 && (
          <Decided
            changes={decided.changes}
            onEdit={(other) => setAsking({ number: other })}
            onWithdraw={(other) => {
              correcting.withdraw(other)
              if (decided.changes.length === 1) setAsking({ number: other })
            }}
          />
        )}
        {asking === 'find' && <FindEntry onFound={(other) => setAsking({ number: other })} />}
        {asking !== null && asking !== 'find' && (
          <EditEntry
            key={asking.number}
            number={asking.number}
            correction={settled?.attempt.correction ?? null}
            onDecided={(...changes) => {
              setAsking(null)
              void decideWithStay(changes)
            }}
            onAsk={(other) => setAsking({ number: other })}
          />
        )}
        {asking === null && <Consequences correcting={correcting} onAsk={setAsking} />}
      </div>
    </Dialog>
  )
}

interface ConsequencesProps {
  readonly correcting: Correcting
  readonly onAsk: (asking: Asking) => void
}

/** What a correction comes to, or where it asks for more, and what follows from it: that may be long, so it comes last. */
function Consequences({ correcting, onAsk }: ConsequencesProps) {
  const texts = useTexts(companionTexts)
  const { decided, settled, failed, decide, replace } = correcting
  if (failed !== null) return <p className="notice">{failed}</p>
  if (decided === null || settled === null) return <p role="status">{texts.worksOut}</p>
  const { attempt, followed } = settled
  const { fault } = attempt
  return (
    <>
      {decided.changes.map((change) => (
        <ThrowFollows key={change.number} change={change} correcting={correcting} />
      ))}
      {fault === null ? (
        <Outlook attempt={attempt} />
      ) : (
        <StuckPart
          key={JSON.stringify(attempt.correction)}
          attempt={attempt}
          fault={fault}
          onRepaired={(entries, how) => decide(repairedAt(fault, entries, how))}
          onDropped={() => replace(droppedFrom(attempt.correction, fault.number))}
        />
      )}
      {followed.length > 0 && <Following followed={followed} onEdit={(number) => onAsk({ number })} />}
      <div className="answers">
        <Button look="quiet" onClick={() => onAsk('find')}>
          {texts.another}
        </Button>
      </div>
    </>
  )
}
