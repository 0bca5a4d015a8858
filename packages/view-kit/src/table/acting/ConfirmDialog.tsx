import type { ReactNode } from 'react'
import { Button, Dialog } from '../../design/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { tableTexts } from '../texts.ts'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  /** Word on the button that does it. */
  readonly confirm: string
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks once more before what cannot be taken back. */
export function ConfirmDialog({ open, title, confirm, onConfirm, onClose, children }: ConfirmDialogProps) {
  const texts = useTexts(tableTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{texts.no}</Button>
          <Button look="danger" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
