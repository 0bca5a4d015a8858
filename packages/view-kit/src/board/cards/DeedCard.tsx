import type { ReactNode } from 'react'
import { classes } from '../../design/classes.ts'
import { inkOn } from '../../design/colours/contrast.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SeatDisc } from '../pieces/SeatBadge.tsx'
import { SpaceIconImage } from '../SpaceIcon.tsx'
import { tableTexts } from '../texts.ts'
import type { PieceShape, SpaceIconName } from '../types.ts'
import './cards.css'

export interface DeedRow {
  readonly label: string
  /** Printed instead of the label, which is then only spoken. */
  readonly picture?: ReactNode
  /** As it is to be printed. */
  readonly value: string
  /** The row that applies now. */
  readonly current?: boolean | undefined
}

export interface DeedOwner {
  readonly seat: number
  readonly name: string
  readonly colour: string
  readonly shape?: PieceShape | undefined
}

export interface DeedCardProps {
  readonly name: string
  /** Above the name; "title deed" when left out. */
  readonly eyebrow?: string | undefined
  /** Colour of the group, `#rrggbb`. */
  readonly colour?: string | undefined
  readonly icon?: SpaceIconName | undefined
  /** Rents, from the lowest to the highest. */
  readonly rows: readonly DeedRow[]
  /** What else is printed: price of a house, mortgage value. */
  readonly terms?: readonly DeedRow[] | undefined
  /** Sentences below, such as the rule for a whole group. */
  readonly notes?: readonly string[] | undefined
  /** Null: held by the bank. Left out: not said. */
  readonly owner?: DeedOwner | null | undefined
  readonly mortgaged?: boolean | undefined
}

/** The title deed of a street, station or utility. */
export function DeedCard(props: DeedCardProps) {
  const { name, eyebrow, colour, icon, rows, terms = [], notes = [], owner, mortgaged } = props
  const texts = useTexts(tableTexts)
  return (
    <article className={classes('hr-deed', mortgaged && 'hr-deed--mortgaged')} aria-label={name}>
      <header className="hr-deed__head" style={colour ? { backgroundColor: colour, color: inkOn(colour) } : undefined}>
        {icon && <SpaceIconImage name={icon} size={34} />}
        <p className="hr-deed__eyebrow">{eyebrow ?? texts.deed}</p>
        <p className="hr-deed__name">{name}</p>
      </header>
      {mortgaged && <p className="hr-deed__mortgaged">{texts.mortgaged}</p>}
      <Rows rows={rows} currentWord={texts.current} />
      {terms.length > 0 && <Rows rows={terms} currentWord={texts.current} className="hr-deed__rows--terms" />}
      {notes.map((note) => (
        <p key={note} className="hr-deed__note">
          {note}
        </p>
      ))}
      {owner !== undefined && (
        <p className="hr-deed__owner">
          {owner && <SeatDisc seat={owner.seat} colour={owner.colour} shape={owner.shape} size={26} />}
          {owner ? texts.owned(owner.name) : texts.unowned}
        </p>
      )}
    </article>
  )
}

interface RowsProps {
  readonly rows: readonly DeedRow[]
  readonly currentWord: string
  readonly className?: string | undefined
}

function Rows({ rows, currentWord, className }: RowsProps) {
  return (
    <dl className={classes('hr-deed__rows', className)}>
      {rows.map((row) => (
        <div key={row.label} className={classes('hr-deed__row', row.current && 'hr-deed__row--current')}>
          <dt>
            {row.picture ? <span className="visually-hidden">{row.label}</span> : row.label}
            {row.picture && <span title={row.label}>{row.picture}</span>}
            {row.current && <span className="visually-hidden"> ({currentWord})</span>}
          </dt>
          <dd className="numerals">{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
