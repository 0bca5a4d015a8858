import { ACTIONS, type ActionName, moveOf, pack, verify } from '@hausregeln/engine'
import { actionText, refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps, Dialog } from '../design/index.ts'
import { formatNumber, useTexts } from '../i18n/index.ts'
import { useTable } from './context.ts'
import { cashAfter } from './outcome.ts'
import { tableTexts } from './texts.ts'

/** Actions that cannot be taken back and cost dearly: they are asked about first. */
const GRAVE: readonly ActionName[] = ['bankrupt']

interface ActionButtonProps {
  readonly name: ActionName
  readonly argument?: number
  readonly look?: ButtonProps['look']
  readonly size?: ButtonProps['size']
  readonly icon?: ReactNode
  /** In place of the full label. */
  readonly label?: string
  /** The main action of its panel; it takes the focus if nothing else has it. */
  readonly main?: boolean
  readonly onDone?: () => void
}

/** One action of the person at the screen: what it does, what it costs, or why it cannot be done and by which paragraph. */
export function ActionButton({ name, argument = 0, label, main, onDone, icon, look, size }: ActionButtonProps) {
  const { lens, rulebook, snapshot, me, names, locale, client } = useTable()
  const texts = useTexts(tableTexts)
  const [asking, setAsking] = useState(false)
  const action = pack(ACTIONS[name].code, me, argument)
  const refusal = verify(lens, action)
  const notice = refusal === null ? null : refusalText(rulebook, refusal, locale)
  const full = actionText(rulebook, lens, action, names, locale)
  const after = refusal === null ? cashAfter(lens, snapshot.view, action) : null
  async function act() {
    setAsking(false)
    await client.act(moveOf(lens, action))
    onDone?.()
  }
  return (
    <>
      <Button
        look={look ?? (main ? 'primary' : 'secondary')}
        size={size}
        icon={icon}
        className={main ? 'js-main' : undefined}
        reason={notice === null ? undefined : notice.rule === null ? notice.text : `${notice.text} (${notice.rule})`}
        aria-label={label === undefined ? undefined : full}
        onClick={() => (GRAVE.includes(name) ? setAsking(true) : void act())}
      >
        <span className="action">
          {label ?? full}
          {after !== null && label === undefined && (
            <span className="action__after">{texts.cashAfter(formatNumber(locale, after))}</span>
          )}
        </span>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={full}
        size="small"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{texts.no}</Button>
            <Button look="danger" onClick={() => void act()}>
              {texts.yes}
            </Button>
          </>
        }
      >
        <p>{texts.grave}</p>
      </Dialog>
    </>
  )
}
