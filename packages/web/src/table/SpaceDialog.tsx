import { ACTIONS } from '@hausregeln/engine'
import { DeedCard } from '../board/index.ts'
import { Dialog } from '../design/index.ts'
import { formatNumber, useTexts } from '../i18n/index.ts'
import { ActionButton } from './ActionButton.tsx'
import { useTable } from './context.ts'
import { deedDef, rentRows } from './deed.ts'
import { tableTexts } from './texts.ts'

interface SpaceDialogProps {
  readonly space: number | null
  readonly onClose: () => void
}

/** The card of a space: for a deed its rents, its owner, and what the person at the screen may do with it. */
export function SpaceDialog({ space, onClose }: SpaceDialogProps) {
  const { rulebook, lens, locale } = useTable()
  const name = space === null ? '' : (rulebook.board.spaces[space]?.name[locale] ?? '')
  const deed = space === null ? -1 : (lens.book.board.deedAt[space] ?? -1)
  return (
    <Dialog open={space !== null} onClose={onClose} title={name} size="small">
      {deed >= 0 && <DeedInDialog deed={deed} />}
    </Dialog>
  )
}

function DeedInDialog({ deed }: { readonly deed: number }) {
  const { rulebook, lens, locale, me, game } = useTable()
  const texts = useTexts(tableTexts)
  const def = deedDef(rulebook, deed)
  if (def === null) return null
  const seat = lens.s.owner[deed] ?? -1
  const owner = game.players[seat]
  const number = (value: number) => formatNumber(locale, value)
  return (
    <DeedCard
      name={def.name[locale]}
      eyebrow={rulebook.board.groups[def.group]?.name[locale]}
      colour={rulebook.board.groups[def.group]?.colour}
      rows={rentRows(lens, rulebook, deed, def, texts, locale)}
      terms={[
        { label: texts.price, value: number(def.price) },
        ...(def.house === undefined
          ? []
          : [{ label: texts.housePrice(rulebook.board.pieces.house[locale]), value: number(def.house) }]),
        { label: texts.mortgage, value: number(lens.book.board.mortgageValue[deed] ?? 0) },
      ]}
      owner={owner ? { seat, ...owner } : null}
      mortgaged={lens.s.mortgaged[deed] === 1}
      actions={seat === me && me >= 0 ? <DeedActions deed={deed} /> : undefined}
    />
  )
}

/** What an owner may do with a deed; what its rulebook does not know is left out. */
function DeedActions({ deed }: { readonly deed: number }) {
  const { lens } = useTable()
  const isStreet = (lens.book.board.housePrice[deed] ?? 0) > 0
  const names = [
    ...(isStreet ? (['build', 'sell'] as const) : []),
    lens.s.mortgaged[deed] === 1 ? ('lift' as const) : ('mortgage' as const),
    'sellDeed' as const,
  ]
  return (
    <div className="stack stack--tight">
      {names
        .filter((name) => lens.book.actions[ACTIONS[name].code] !== undefined)
        .map((name) => (
          <ActionButton key={name} name={name} argument={deed} />
        ))}
    </div>
  )
}
