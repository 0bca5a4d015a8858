import { ACTIONS, type ActionName, type Lens, type Slot, type SpaceDef } from '@hausregeln/engine'
import { type Question, questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { Handshake } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { StreetBusiness } from '../../chapters/remote-purchase/StreetBusiness.tsx'
import { RateTable } from '../../chapters/rent/RateTable.tsx'
import { Button, classes, Dialog } from '../../design/index.ts'
import { formatList, useTexts } from '../../i18n/index.ts'
import { RuleBody } from '../../rules/RuleBody.tsx'
import { ActionButton } from '../../table/ActionButton.tsx'
import { useTable } from '../../table/context.ts'
import { tradesDeeds } from '../../table/deed.ts'
import { TableDeed } from '../../table/TableDeed.tsx'
import { tableTexts } from '../../table/texts.ts'
import { SpaceFacts } from './SpaceFacts.tsx'

/** The rule that tells what a space does. */
const SLOT_OF: Readonly<Partial<Record<SpaceDef['kind'], Slot>>> = {
  start: 'salary',
  tax: 'tax',
  cards: 'cards',
  jail: 'jailVisit',
  parking: 'parking',
  goToJail: 'goToJail',
  risk: 'risk',
}

interface SpaceDialogProps {
  readonly space: number | null
  readonly onClose: () => void
}

/** The card of a space: for a deed its rents, its owner, and what the person at the screen may do with it. */
export function SpaceDialog({ space, onClose }: SpaceDialogProps) {
  const { rulebook, lens, locale, names, me } = useTable()
  const texts = useTexts(tableTexts)
  const name = space === null ? '' : (rulebook.board.spaces[space]?.name[locale] ?? '')
  const deed = space === null ? -1 : (lens.book.board.deedAt[space] ?? -1)
  const owned = deed >= 0 && (lens.s.owner[deed] ?? -1) >= 0 && me >= 0 && lens.s.over === 0
  useInterruption(onClose)
  const here = names.filter((_, seat) => (lens.s.alive >>> seat) & 1 && lens.s.place[seat] === space)
  return (
    <Dialog
      open={space !== null}
      onClose={onClose}
      title={name}
      eyebrow={here.length > 0 ? texts.standHere(formatList(locale, here)) : undefined}
      silent={deed >= 0}
      size={owned ? 'wide' : 'small'}
    >
      {deed >= 0 ? (
        <div className={classes('space-card', owned && 'space-card--owned')}>
          <TableDeed deed={deed} />
          <RateTable deed={deed} />
          <DeedActions deed={deed} onClose={onClose} />
        </div>
      ) : (
        <>
          <SpaceRule kind={space === null ? undefined : rulebook.board.spaces[space]?.kind} />
          <SpaceFacts space={space} />
        </>
      )}
    </Dialog>
  )
}

/** Questions for which whatever else is open gives way. */
const INTERRUPTIONS: readonly Question['ask'][] = ['auction', 'sealed', 'shareLot', 'minimum', 'want', 'place', 'debt']

/** Closes what is open as soon as something must be decided before all else. */
function useInterruption(onClose: () => void): void {
  const { lens, me } = useTable()
  const ask = me < 0 ? undefined : questionsFor(lens, me)[0]?.ask
  const before = useRef(ask)
  useEffect(() => {
    if (ask !== undefined && ask !== before.current && INTERRUPTIONS.includes(ask)) onClose()
    before.current = ask
  }, [ask, onClose])
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
  const built = (l.s.level[deed] ?? 0) > 0
  const names: ActionName[] = [
    ...(isStreet && l.book.ladder === null ? (['build'] as const) : []),
    ...(isStreet && (built || l.book.ladder === null) ? (['sell'] as const) : []),
    l.s.mortgaged[deed] === 1 ? 'lift' : 'mortgage',
    'sellDeed',
    'putUp',
  ]
  return names.filter((name) => l.book.actions[ACTIONS[name].code] !== undefined)
}

/** Actions by which a deed leaves its owner, or may. */
const LEAVING: readonly ActionName[] = ['sellDeed', 'putUp']

/** Two actions of which there is always one: they share a place, so that the focus stays when one becomes the other. */
const PLACES: Readonly<Partial<Record<ActionName, string>>> = { mortgage: 'pledge', lift: 'pledge' }

/** What the person at the screen may do with a deed: his own, or another's. */
function DeedActions({ deed, onClose }: { readonly deed: number; readonly onClose: () => void }) {
  const { lens, me, names, showTrade } = useTable()
  const texts = useTexts(tableTexts)
  const owner = lens.s.owner[deed] ?? -1
  if (me < 0 || lens.s.over !== 0) return null
  if (owner < 0) return <StreetBusiness deed={deed} onClose={onClose} />
  if (owner === me)
    return (
      <div className="space-card__actions">
        <StreetBusiness deed={deed} onClose={onClose} />
        {deedActions(lens, deed).map((name) => (
          <ActionButton
            key={PLACES[name] ?? name}
            name={name}
            argument={deed}
            explained
            {...(LEAVING.includes(name) && { onDone: onClose })}
          />
        ))}
      </div>
    )
  if (!tradesDeeds(lens))
    return (
      <div className="space-card__actions">
        <StreetBusiness deed={deed} onClose={onClose} />
      </div>
    )
  return (
    <div className="space-card__actions">
      <Button
        icon={<Handshake size={18} aria-hidden />}
        onClick={() => {
          onClose()
          showTrade({ to: owner, counters: null, want: deed })
        }}
      >
        {texts.tradeFor(names[owner] ?? '')}
      </Button>
    </div>
  )
}
