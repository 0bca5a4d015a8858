import type { ReactNode } from 'react'
import { TableDeed } from '../deeds/TableDeed.tsx'
import './stage.css'

interface DeedStageProps {
  /** Below 0: what is decided is about no deed. */
  readonly deed: number
  /** Beside the card: what is at stake. */
  readonly children?: ReactNode
}

/** What a decision is about, on the stage in the middle of the board: a deed, and what is at stake. */
export function DeedStage({ deed, children }: DeedStageProps) {
  return (
    <div className={deed < 0 ? 'stage stage--bare' : 'stage'}>
      {deed >= 0 && (
        <div className="stage__deed">
          <TableDeed deed={deed} />
        </div>
      )}
      {children && <div className="stage__beside">{children}</div>}
    </div>
  )
}
