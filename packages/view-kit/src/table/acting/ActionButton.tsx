import { type ActionName, moveOf, pack } from '@hausregeln/engine'
import { actionText } from '@hausregeln/rulebooks/texts/index.ts'
import { type ReactNode, useId, useState } from 'react'
import { Button, type ButtonProps, IconButton } from '../../design/index.ts'
import { formatNumber, useTexts } from '../../i18n/index.ts'
import { useTable } from '../context.ts'
import { RuleChip } from '../RuleChip.tsx'
import { tableTexts } from '../texts.ts'
import { useTapWaits } from '../useOwnTap.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { noticeOf, withRule } from './notice.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { useAct } from './useAct.ts'

/** Actions that cannot be taken back and cost dearly: they are asked about first. */
const GRAVE: readonly ActionName[] = ['bankrupt']

interface ActionButtonProps {
  readonly name: ActionName
  readonly argument?: number
  /** Who does it, if not the one who acts at the screen now. */
  readonly seat?: number
  readonly look?: ButtonProps['look']
  readonly size?: ButtonProps['size']
  readonly icon?: ReactNode
  /** Only the icon; the words are spoken and shown on hover. */
  readonly bare?: boolean
  /** A word of them that is enough beside another button; all are spoken and shown on hover. */
  readonly word?: string
  /** What else is worth a word, such as where a move leads. */
  readonly note?: string | undefined
  /** The main action of its panel; it takes the focus if nothing else has it. */
  readonly main?: boolean
  /** Writes below why it cannot be done, with the paragraph to be opened; else only a hint says it. */
  readonly explained?: boolean
  /** Its argument stands in a number field beside it. */
  readonly sends?: boolean
  readonly onDone?: () => void
}

/**
 * One action of the person at the screen: what it does, what it costs, or why it cannot be done and by which paragraph.
 */
export function ActionButton(props: ActionButtonProps) {
  const { name, argument = 0, icon, bare, word, note, main, explained, sends, onDone, look, size } = props
  const scope = useTable()
  const { gameView, rulebook, snapshot, names, locale } = scope
  const seat = props.seat ?? scope.me
  const texts = useTexts(tableTexts)
  const carryOut = useAct()
  const [asking, setAsking] = useState(false)
  const why = useId()
  const action = pack(gameView.book.codes[name], seat, argument)
  const waits = useTapWaits()(action)
  const notice = waits === null ? noticeOf(scope, action) : { text: waits, rule: null }
  const label = actionText(rulebook, gameView, action, names, locale)
  const outcome = notice === null ? outcomeOf(gameView, snapshot.view, action) : null
  const rule = rulebook.book.rules.eliminated ?? rulebook.book.rules.takeover ?? ''
  const leaves = outcome?.moved ? texts.cashAfter(formatNumber(locale, outcome.cash)) : ''
  const isLast = outcome?.out === true && name !== 'bankrupt'
  const shared = {
    look: look ?? (main ? ('primary' as const) : undefined),
    size,
    sends,
    'data-rule': notice?.rule ?? undefined,
    reason: notice === null ? undefined : withRule(notice),
    reasonAt: explained ? why : undefined,
    onClick: press,
  }
  function press() {
    if (GRAVE.includes(name) || isLast) setAsking(true)
    else void act()
  }
  async function act() {
    setAsking(false)
    await carryOut(moveOf(gameView, action))
    onDone?.()
  }
  const question = (
    <ConfirmDialog
      open={asking}
      title={label}
      confirm={texts.yes}
      onConfirm={() => void act()}
      onClose={() => setAsking(false)}
    >
      {isLast ? texts.outAsk(names[seat] ?? '', rule) : texts.grave}
    </ConfirmDialog>
  )
  if (bare)
    return (
      <>
        <IconButton {...shared} label={label} icon={icon} />
        {question}
      </>
    )
  return (
    <span className="action">
      <Button
        {...shared}
        icon={icon}
        className={main ? 'js-main' : undefined}
        {...(word !== undefined && { 'aria-label': `${label} ${leaves}`.trim(), title: label })}
      >
        <Words text={word ?? label} note={note} leaves={leaves} outcome={outcome} lost={isLast ? rule : null} />
      </Button>
      {explained && notice !== null && (
        <span id={why} className="action__why">
          {notice.text} {notice.rule !== null && <RuleChip id={notice.rule} />}
        </span>
      )}
      {question}
    </span>
  )
}

interface WordsProps {
  readonly text: string
  readonly note: string | undefined
  /** The cash that the action leaves, in words; empty: it moves none. */
  readonly leaves: string
  /** What comes of the action, if it can be done. */
  readonly outcome: Outcome | null
  /** The paragraph by which it takes the player out of the game; null: it does not. */
  readonly lost: string | null
}

/** What an action is called, and what it leaves. */
function Words({ text, note, leaves, outcome, lost }: WordsProps) {
  const { locale } = useTable()
  const texts = useTexts(tableTexts)
  return (
    <span className="action__words">
      {text}
      {note && <span className="action__after">{note}</span>}
      {leaves && <span className="action__after">{leaves}</span>}
      {outcome !== null && outcome.debt !== null && (
        <span className="action__after">{texts.debtAfter(formatNumber(locale, outcome.debt))}</span>
      )}
      {lost !== null && <span className="action__out">{texts.outByThis(lost)}</span>}
    </span>
  )
}
