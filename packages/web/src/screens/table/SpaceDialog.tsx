import type { SpaceDef } from '@hausregeln/engine'
import { questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { Button, classes, Dialog } from '@hausregeln/view-kit/design/index.ts'
import { formatList, textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tradesDeeds } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { TableDeed } from '@hausregeln/view-kit/table/deeds/TableDeed.tsx'
import type { DeedProps, SpaceProps } from '@hausregeln/view-kit/table/part.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { Handshake } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { PARTS } from '../../parts/parts.ts'
import { PartLegend } from '../../rules/PartLegend.tsx'
import { RuleBody } from '../../rules/RuleBody.tsx'

interface SpaceDialogProps {
  readonly space: number | null
  readonly onClose: () => void
}

/** The card of a space: for a deed its rents, its owner, and what the person at the screen may do with it. */
export default function SpaceDialog({ space, onClose }: SpaceDialogProps) {
  const { rulebook, gameView, locale, names, me } = useTable()
  const texts = useTexts(tableTexts)
  const name = textIn(rulebook.board.spaces[space ?? -1]?.name, locale)
  const deed = space === null ? -1 : (gameView.book.board.deedAt[space] ?? -1)
  const owned = deed >= 0 && (gameView.s.owner[deed] ?? -1) >= 0 && me >= 0 && gameView.s.over === 0
  useInterruption(onClose)
  const here = names.filter((_, seat) => (gameView.s.alive >>> seat) & 1 && gameView.s.place[seat] === space)
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
          {PARTS.map(({ chapter, deedFacts: Facts }) => Facts && <Facts key={chapter} deed={deed} />)}
          <DeedActions deed={deed} onClose={onClose} />
        </div>
      ) : (
        <>
          <SpaceRule kind={space === null ? undefined : rulebook.board.spaces[space]?.kind} />
          {space !== null && <SpaceFacts space={space} />}
        </>
      )}
    </Dialog>
  )
}

/** Closes what is open as soon as something must be decided before all else. */
function useInterruption(onClose: () => void): void {
  const { gameView, me } = useTable()
  const ask = me < 0 ? undefined : questionsFor(gameView, me)[0]?.ask
  const before = useRef(ask)
  useEffect(() => {
    if (ask !== undefined && ask !== before.current && PARTS.some((part) => part.interrupts?.includes(ask))) onClose()
    before.current = ask
  }, [ask, onClose])
}

/** What the rules say of a space that is not for sale. */
function SpaceRule({ kind }: { readonly kind: SpaceDef['kind'] | undefined }) {
  const { rulebook } = useTable()
  const slots = PARTS.flatMap((part) => (kind === undefined ? [] : (part.spaces?.[kind]?.rule ?? [])))
  const id = slots.map((slot) => rulebook.book.rules[slot]).find((rule) => rule !== undefined)
  const rule = id === undefined ? undefined : rulebook.ruleTexts[id]
  if (id === undefined || rule === undefined) return null
  return (
    <>
      <p className="eyebrow">{id}</p>
      <RuleBody rulebook={rulebook} id={id} />
      <PartLegend rules={[rule]} />
    </>
  )
}

/** What the chapters have to say of a space beside its rule. */
function SpaceFacts({ space }: SpaceProps) {
  const { rulebook } = useTable()
  const kind = rulebook.board.spaces[space]?.kind
  return PARTS.map(({ chapter, spaces }) => {
    const Facts = kind === undefined ? undefined : spaces?.[kind]?.facts
    return Facts && <Facts key={chapter} space={space} />
  })
}

/** What the chapters let a player do with a deed, no matter whose it is. */
function DeedBusiness(props: DeedProps) {
  return PARTS.map(({ chapter, deedBusiness: Business }) => Business && <Business key={chapter} {...props} />)
}

/** What the person at the screen may do with a deed, their own or another's. */
function DeedActions({ deed, onClose }: { readonly deed: number; readonly onClose: () => void }) {
  const { gameView, me, names, showTrade } = useTable()
  const texts = useTexts(tableTexts)
  const owner = gameView.s.owner[deed] ?? -1
  if (me < 0 || gameView.s.over !== 0) return null
  if (owner < 0) return <DeedBusiness deed={deed} onClose={onClose} />
  if (owner === me)
    return (
      <div className="space-card__actions">
        <DeedBusiness deed={deed} onClose={onClose} />
        {PARTS.flatMap((part) => part.deeds ?? []).map(({ place, action, leaves }) => {
          const name = action(gameView, deed)
          return (
            name && (
              <ActionButton key={place} name={name} argument={deed} explained {...(leaves && { onDone: onClose })} />
            )
          )
        })}
      </div>
    )
  if (!tradesDeeds(gameView))
    return (
      <div className="space-card__actions">
        <DeedBusiness deed={deed} onClose={onClose} />
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
