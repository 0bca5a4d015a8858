import { ACTIONS, type ActionName, type Lens, type Slot, type SpaceDef } from '@hausregeln/engine'
import { Handshake } from 'lucide-react'
import { Button, Dialog } from '../design/index.ts'
import { formatList, useTexts } from '../i18n/index.ts'
import { ActionButton } from './ActionButton.tsx'
import { useTable } from './context.ts'
import { RuleBody } from './RuleBody.tsx'
import { TableDeed } from './TableDeed.tsx'
import { tableTexts } from './texts.ts'

/** The rule that tells what a space does. */
const SLOT_OF: Readonly<Partial<Record<SpaceDef['kind'], Slot>>> = {
  start: 'salary',
  tax: 'tax',
  cards: 'cards',
  jail: 'jailVisit',
  parking: 'parking',
  goToJail: 'goToJail',
}

interface SpaceDialogProps {
  readonly space: number | null
  readonly onClose: () => void
}

/** The card of a space: for a deed its rents, its owner, and what the person at the screen may do with it. */
export function SpaceDialog({ space, onClose }: SpaceDialogProps) {
  const { rulebook, lens, locale, names } = useTable()
  const texts = useTexts(tableTexts)
  const name = space === null ? '' : (rulebook.board.spaces[space]?.name[locale] ?? '')
  const deed = space === null ? -1 : (lens.book.board.deedAt[space] ?? -1)
  const here = names.filter((_, seat) => (lens.s.alive >>> seat) & 1 && lens.s.place[seat] === space)
  return (
    <Dialog open={space !== null} onClose={onClose} title={name} size="small">
      <div className="space-card">
        {here.length > 0 && <p className="fine">{texts.standHere(formatList(locale, here))}</p>}
        {deed >= 0 ? (
          <TableDeed deed={deed} actions={<DeedActions deed={deed} onClose={onClose} />} />
        ) : (
          <SpaceRule kind={space === null ? undefined : rulebook.board.spaces[space]?.kind} />
        )}
      </div>
    </Dialog>
  )
}

/** What the rules say of a space that is not for sale. */
function SpaceRule({ kind }: { readonly kind: SpaceDef['kind'] | undefined }) {
  const { rulebook } = useTable()
  const slot = kind === undefined ? undefined : SLOT_OF[kind]
  const id = slot === undefined ? undefined : rulebook.book.rules[slot]
  const rule = id === undefined ? undefined : rulebook.ruleTexts[id]
  if (id === undefined || rule === undefined) return null
  return (
    <>
      <p className="eyebrow">{id}</p>
      <RuleBody rulebook={rulebook} rule={rule} />
    </>
  )
}

/** What an owner may do with a deed, and what its rulebook knows. */
export function deedActions(l: Lens, deed: number): ActionName[] {
  const isStreet = (l.book.board.housePrice[deed] ?? 0) > 0
  const names: ActionName[] = [
    ...(isStreet ? (['build', 'sell'] as const) : []),
    l.s.mortgaged[deed] === 1 ? 'lift' : 'mortgage',
    'sellDeed',
  ]
  return names.filter((name) => l.book.actions[ACTIONS[name].code] !== undefined)
}

/** What the person at the screen may do with a deed: his own, or another's. */
function DeedActions({ deed, onClose }: { readonly deed: number; readonly onClose: () => void }) {
  const { lens, me, names, showTrade } = useTable()
  const texts = useTexts(tableTexts)
  const owner = lens.s.owner[deed] ?? -1
  if (me < 0 || lens.s.over !== 0 || owner < 0) return null
  if (owner === me)
    return (
      <div className="stack stack--tight">
        {deedActions(lens, deed).map((name) => (
          <ActionButton key={name} name={name} argument={deed} explained />
        ))}
      </div>
    )
  if (lens.book.actions[ACTIONS.offer.code] === undefined) return null
  return (
    <Button
      icon={<Handshake size={18} aria-hidden />}
      onClick={() => {
        onClose()
        showTrade({ to: owner, counters: null, want: deed })
      }}
    >
      {texts.tradeFor(names[owner] ?? '')}
    </Button>
  )
}
