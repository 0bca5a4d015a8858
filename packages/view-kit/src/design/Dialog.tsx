import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../i18n/texts.ts'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { Amounts } from './fields/Amounts.tsx'
import { useKeys } from './hooks/useKeys.ts'
import { useScrolls } from './hooks/useScrolls.ts'
import { designTexts } from './texts.ts'

export interface DialogProps {
  readonly open: boolean
  /** Called on Escape, on the close button and on a tap outside. Leave it out for a dialog that needs an answer. */
  readonly onClose?: (() => void) | undefined
  readonly title: string
  readonly eyebrow?: string | undefined
  /** The title is only spoken, for what shows it itself. */
  readonly silent?: boolean | undefined
  readonly size?: 'small' | 'medium' | 'wide' | 'large' | undefined
  /** Where there is room it stands beside the board, which can be used meanwhile. */
  readonly beside?: boolean | undefined
  readonly children: ReactNode
  /** Buttons, the main one last. */
  readonly actions?: ReactNode
}

/** From this width on the board leaves room beside it, see `table/layout.css`. */
const ROOMY = '(min-width: 60.01rem)'

/** A modal question or card. The browser keeps the focus inside and gives it back. On phones it rises as a sheet. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, eyebrow, silent, size = 'medium', beside = false, children, actions } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const texts = useTexts(designTexts)

  // Closed before it is taken away, so that the browser leads the focus back also where it is not shown any more.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    if (beside && matchMedia(ROOMY).matches) element.show()
    else element.showModal()
    return () => element.close()
  }, [open, beside])

  // What is not modal hears no Escape by itself.
  useKeys(
    (event) => {
      if (event.key === 'Escape' && !document.querySelector('dialog:modal')) onClose?.()
    },
    { on: open && beside },
  )

  // The backdrop belongs to the dialog element itself; what is inside has targets of its own.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !onClose) return
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose()
    }
    element.addEventListener('click', closeOnBackdrop)
    return () => element.removeEventListener('click', closeOnBackdrop)
  }, [onClose])

  function onCancel(event: SyntheticEvent) {
    event.preventDefault()
    onClose?.()
  }

  // Beside everything else: what opens it must not dress it.
  return createPortal(
    <dialog
      ref={dialog}
      className={classes('hr-dialog', `hr-dialog--${size}`, beside && 'hr-dialog--beside')}
      aria-labelledby={titleId}
      onCancel={onCancel}
    >
      {open && (
        <div className="hr-dialog__sheet">
          <div className={classes('hr-dialog__head', silent && 'hr-dialog__head--silent')}>
            <div>
              {eyebrow && <p className="eyebrow">{eyebrow}</p>}
              <h2 id={titleId} className={silent ? 'visually-hidden' : undefined}>
                {title}
              </h2>
            </div>
            {onClose && <IconButton label={texts.close} icon={<X size={20} aria-hidden />} onClick={onClose} />}
          </div>
          <Amounts>
            <Body>{children}</Body>
            {actions && <div className="hr-dialog__actions">{actions}</div>}
          </Amounts>
        </div>
      )}
    </dialog>,
    document.body,
  )
}

/** What the dialog says; where it is too long for the screen, the keyboard reaches it for scrolling. */
function Body({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(body)
  return (
    <div ref={body} className="hr-dialog__body" tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  )
}
