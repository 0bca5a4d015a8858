import type { ReactNode } from 'react'
import { classes } from '../../design/index.ts'
import './stage.css'

interface FactProps {
  readonly icon: ReactNode
  readonly label: string
  readonly bad?: boolean
  readonly note?: string
  readonly children?: ReactNode
}

/** One line of what is at stake: what it is, and how much. */
export function Fact({ icon, label, bad = false, note, children }: FactProps) {
  return (
    <li className={classes('stakes__fact', bad && 'stakes__fact--bad')}>
      {icon}
      <span className="stakes__label">
        {label}
        {note && <small>{note}</small>}
      </span>
      {children !== undefined && <strong className="numerals">{children}</strong>}
    </li>
  )
}
