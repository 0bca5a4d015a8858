import { SEALED_FRAME } from '@hausregeln/chapters/auction-sealed/rules/vocabulary.ts'
import { type Correction, type Entry, isMove, type PlainEntry, topKind } from '@hausregeln/engine'
import { Arrows, Button, Dialog, useToast } from '@hausregeln/view-kit/design/index.ts'
import type { Attempt, LookedUp } from '@hausregeln/view-kit/game/types.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { sentenceOf } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { type TableScope, useTable } from '@hausregeln/view-kit/table/context.ts'
import { useEffect, useMemo, useState } from 'react'
import { EntryInput } from './EntryInput.tsx'
import { entryWords } from './entryWords.ts'
import { Outlook } from './Outlook.tsx'
import { correctionOf } from './repair.ts'
import { StuckPart } from './StuckPart.tsx'
import { companionTexts } from './texts.ts'

interface CorrectDialogProps {
  /** Of the entry that was wrong. */
  readonly number: number
  /** A correction that has been tried out already; null: none. */
  readonly attempt?: Attempt | null
  readonly onClose: () => void
}

/** Sets an earlier entry right: what it was, what it should be, and what becomes of those after it. */
export function CorrectDialog({ number, attempt: tried = null, onClose }: CorrectDialogProps) {
  const { client, locale } = useTable()
  const texts = useTexts(companionTexts)
  const toast = useToast()
  const [lookedUp, setLookedUp] = useState<LookedUp | null>(null)
  const [attempt, setAttempt] = useState<Attempt | null>(tried)
  /** Why the entry cannot be looked up. */
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    client.corrections?.lookUp(number).then(setLookedUp, (error: unknown) => setFailed(sentenceOf(error, locale)))
  }, [client, number, locale])
  const tell = (error: unknown) => toast({ text: texts.failed, detail: sentenceOf(error, locale), tone: 'warning' })
  const tryOut = (correction: Correction) => void client.corrections?.tryCorrection(correction).then(setAttempt, tell)
  async function enter(entry: Parameters<typeof client.enter>[0]) {
    try {
      await client.enter(entry)
      onClose()
    } catch (error) {
      tell(error)
    }
  }
  const works = attempt !== null && attempt.fault === null
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.correctEntry(formatNumber(locale, number))}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {attempt === null && (
            <Button look="danger" onClick={() => void enter({ host: 'undo', from: number })}>
              {texts.backTo}
            </Button>
          )}
          {works && (
            <Button look="primary" onClick={() => void enter(attempt.correction)}>
              {texts.enter}
            </Button>
          )}
        </>
      }
    >
      {failed !== null && <p className="notice">{failed}</p>}
      {lookedUp !== null && (
        <div className="stack">
          <MadeEntry lookedUp={lookedUp} attempt={attempt} />
          {attempt === null && (
            <RightEntry lookedUp={lookedUp} onEntry={(entry) => tryOut(correctionOf(number, entry))} />
          )}
          {attempt !== null && attempt.fault !== null && (
            <StuckPart
              key={JSON.stringify(attempt.correction)}
              attempt={attempt}
              fault={attempt.fault}
              onRepaired={tryOut}
            />
          )}
          {works && <Outlook attempt={attempt} />}
        </div>
      )}
    </Dialog>
  )
}

interface MadeEntryProps {
  readonly lookedUp: LookedUp
  readonly attempt: Attempt | null
}

/** What was entered, and what has since been corrected, or is being corrected, to stand in its place. */
function MadeEntry({ lookedUp, attempt }: MadeEntryProps) {
  const scope = useTable()
  const texts = useTexts(companionTexts)
  const { made, number } = lookedUp
  const change = attempt?.correction.changes.find((other) => other.number === number)
  const { entries } = change ?? lookedUp
  const isCorrected = entries.length !== 1 || JSON.stringify(entries[0]) !== JSON.stringify(made)
  return (
    <p>
      {texts.was}: <strong>{wordsOf(scope, lookedUp, made, texts.hidden)}</strong>
      {isCorrected && (
        <>
          <Arrows text=" → " />
          <strong>
            {entries.map((entry) => wordsOf(scope, lookedUp, entry, texts.hidden)).join(', ') || texts.leftOut}
          </strong>
        </>
      )}
    </p>
  )
}

/** An entry in words; a bid that has not been revealed yet stays hidden from those who look on. */
function wordsOf(scope: TableScope, { before, number }: LookedUp, entry: Entry, hidden: string): string {
  const { rulebook, gameView, log, names, locale } = scope
  const isRevealed = topKind(gameView) !== SEALED_FRAME || log.some(revealedAfter(number))
  if (isMove(entry) && entry.do === 'sealedBid' && !isRevealed) return hidden
  return entryWords(rulebook, gameAt(rulebook, before), entry, names, locale)
}

function revealedAfter(number: number) {
  return ({ entry, event }: TableScope['log'][number]) => entry > number && event.type === 'sealedRevealed'
}

interface RightEntryProps {
  readonly lookedUp: LookedUp
  readonly onEntry: (entry: PlainEntry | null) => void
}

function RightEntry({ lookedUp, onEntry }: RightEntryProps) {
  const { rulebook } = useTable()
  const texts = useTexts(companionTexts)
  const game = useMemo(() => gameAt(rulebook, lookedUp.before), [rulebook, lookedUp])
  const { made } = lookedUp
  return (
    <>
      <h3>{texts.instead}</h3>
      <EntryInput game={game} seat={isMove(made) ? made.seat : game.s.turnSeat} onEntry={onEntry} />
      <div className="answers">
        <Button look="quiet" onClick={() => onEntry(null)}>
          {texts.leaveOut}
        </Button>
      </div>
    </>
  )
}
