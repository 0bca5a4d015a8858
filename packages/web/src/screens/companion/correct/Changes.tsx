import type { Change } from '@hausregeln/engine'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { Arrows, Button, IconButton } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { X } from 'lucide-react'
import { companionTexts } from '../texts.ts'
import { entryWords } from './entryWords.ts'
import type { Followed } from './settle.ts'
import { useLookedUp } from './useLookedUp.ts'
import { insteadWords, madeWords } from './words.ts'

interface DecidedProps {
  readonly changes: readonly Change[]
  readonly onEdit: (number: number) => void
  readonly onWithdraw: (number: number) => void
}

/** What the keeper has said so far, entry by entry; each can be said otherwise, or taken back. */
export function Decided({ changes, onEdit, onWithdraw }: DecidedProps) {
  const texts = useTexts(companionTexts)
  return (
    <>
      <h3>{texts.decided}</h3>
      <ul className="changes plain-list">
        {changes.map((change) => (
          <DecidedRow
            key={change.number}
            change={change}
            onEdit={() => onEdit(change.number)}
            onWithdraw={() => onWithdraw(change.number)}
          />
        ))}
      </ul>
    </>
  )
}

interface DecidedRowProps {
  readonly change: Change
  readonly onEdit: () => void
  readonly onWithdraw: () => void
}

function DecidedRow({ change: { number, entries }, onEdit, onWithdraw }: DecidedRowProps) {
  const scope = useTable()
  const texts = useTexts(companionTexts)
  const { lookedUp } = useLookedUp(number)
  const shown = formatNumber(scope.locale, number)
  return (
    <li className="changes__one">
      <span className="changes__number fine numerals">{shown}</span>
      <span>
        {lookedUp?.entries.map((entry) => madeWords(scope, lookedUp, entry)).join(', ')} <Arrows text="→" />{' '}
        <strong>{lookedUp && insteadWords(scope, lookedUp.before, entries)}</strong>
      </span>
      <span className="changes__ways">
        <Button size="small" look="quiet" aria-label={texts.otherwiseFor(shown)} onClick={onEdit}>
          {texts.otherwise}
        </Button>
        <IconButton size="small" label={texts.asItWas(shown)} icon={<X size={16} aria-hidden />} onClick={onWithdraw} />
      </span>
    </li>
  )
}

interface FollowingProps {
  readonly followed: readonly Followed[]
  readonly onEdit: (number: number) => void
}

/** What follows by itself, and why; the keeper may know better. */
export function Following({ followed, onEdit }: FollowingProps) {
  const texts = useTexts(companionTexts)
  return (
    <>
      <h3>{texts.follows}</h3>
      <ul className="changes plain-list">
        {followed.map((one) => (
          <FollowedRow key={`${one.number} ${JSON.stringify(one.entry)}`} one={one} onEdit={() => onEdit(one.number)} />
        ))}
      </ul>
    </>
  )
}

function FollowedRow({ one, onEdit }: { readonly one: Followed; readonly onEdit: () => void }) {
  const { rulebook, names, locale } = useTable()
  const texts = useTexts(companionTexts)
  const { number, entry, before, refusal, forced } = one
  const shown = formatNumber(locale, number)
  const { text, rule } = refusalText(rulebook, refusal, locale)
  const said = entryWords(rulebook, gameAt(rulebook, before), entry, names, locale)
  return (
    <li className="changes__one">
      <span className="changes__number fine numerals">{shown}</span>
      <span>
        {forced === null
          ? texts.fallsAway(said)
          : texts.comesFirst(entryWords(rulebook, gameAt(rulebook, forced.before), forced.entry, names, locale))}{' '}
        <span className="fine">{text}</span> {rule !== null && <RuleChip id={rule} />}
      </span>
      <span className="changes__ways">
        <Button size="small" look="quiet" aria-label={texts.otherwiseFor(shown)} onClick={onEdit}>
          {texts.otherwise}
        </Button>
      </span>
    </li>
  )
}
