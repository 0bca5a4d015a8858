import { IconButton } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

interface BubbleProps {
  readonly icon: ReactNode
  readonly children: ReactNode
  /** Opens what it tells of. */
  readonly onOpen?: () => void
  /** It may be put away. */
  readonly onClose?: () => void
  /** Buttons below. */
  readonly answers?: ReactNode
}

/** What comes up at the table beside the question, above the sheet of a phone. */
export function Bubble({ icon, children, onOpen, onClose, answers }: BubbleProps) {
  const texts = useTexts(tableTexts)
  return (
    <div className="bubble">
      {icon}
      {onOpen ? (
        <button type="button" className="bubble__text" onClick={onOpen}>
          {children}
        </button>
      ) : (
        <p className="bubble__text">{children}</p>
      )}
      {onClose && (
        <IconButton size="small" label={texts.putAway} icon={<X size={16} aria-hidden />} onClick={onClose} />
      )}
      {answers && <div className="bubble__answers">{answers}</div>}
    </div>
  )
}
