import { holdingOf } from '@hausregeln/chapters/shares/rules/adjust.ts'
import { sharesEach } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { SHAREHOLDERS } from '@hausregeln/chapters/shares/rules/section.ts'
import { type AdjustName, MAX_AMOUNT, NOBODY, seatsIn } from '@hausregeln/engine'
import { Choice, NumberField } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { decksOf, deedsFor, valueNow, type Wish } from './adjusting.ts'
import { JailField } from './JailField.tsx'
import { Pick } from './Pick.tsx'
import { companionTexts } from './texts.ts'
import { useLevels } from './useLevels.ts'

interface AdjustFieldsProps {
  readonly wish: Wish
  readonly onChange: (wish: Wish) => void
}

/** Who or what is adjusted, and to what. */
export function AdjustFields({ wish, onChange }: AdjustFieldsProps) {
  const { gameView } = useTable()
  const choose = (of: number) => onChange({ ...wish, of, value: valueNow(gameView, wish.what, of) })
  return (
    <>
      <OfField wish={wish} onChoose={choose} />
      <ValueField wish={wish} onValue={(value) => onChange({ ...wish, value })} />
    </>
  )
}

const SEATS_OWN: readonly AdjustName[] = ['cash', 'place', 'jail', 'laps']

function OfField({ wish, onChoose }: { readonly wish: Wish; readonly onChoose: (of: number) => void }) {
  const { gameView, rulebook, names, locale } = useTable()
  const texts = useTexts(companionTexts)
  if (wish.what === 'shares') return <HoldingFields of={wish.of} onChoose={onChoose} />
  if (SEATS_OWN.includes(wish.what))
    return (
      <Pick
        label={texts.player}
        of={seatsIn(gameView.s.alive)}
        named={(seat) => names[seat]}
        value={wish.of}
        onPick={onChoose}
      />
    )
  if (wish.what === 'jailCard')
    return (
      <Pick
        label={texts.deck}
        of={decksOf(gameView.book)}
        named={(deck) => textIn(rulebook.board.decks[deck]?.name, locale)}
        value={wish.of}
        onPick={onChoose}
      />
    )
  return (
    <Pick
      label={texts.deed}
      of={deedsFor(gameView, wish.what)}
      named={(deed) => textIn(deedDef(rulebook, deed)?.name, locale)}
      value={wish.of}
      onPick={onChoose}
    />
  )
}

function ValueField({ wish, onValue }: { readonly wish: Wish; readonly onValue: (value: number) => void }) {
  const { gameView, rulebook, names, locale } = useTable()
  const texts = useTexts(companionTexts)
  const { what, value } = wish
  const shared = { value, onPick: onValue }
  switch (what) {
    case 'cash':
      return <CashField value={value} onValue={onValue} />
    case 'owner':
    case 'jailCard': {
      const nobody = what === 'owner' ? texts.bank : texts.inDeck
      const label = what === 'owner' ? texts.owner : texts.holder
      return (
        <Pick
          label={label}
          of={[NOBODY, ...seatsIn(gameView.s.alive)]}
          named={(seat) => names[seat] ?? nobody}
          {...shared}
        />
      )
    }
    case 'level':
      return <LevelField value={value} onValue={onValue} />
    case 'mortgage':
      return <Pick label={texts.mortgaged} of={[0, 1]} named={(is) => (is === 1 ? texts.yes : texts.no)} {...shared} />
    case 'jail':
      return <JailField {...shared} />
    case 'laps':
      return <Pick label={texts.whats.laps} of={[0, 1]} named={(is) => (is === 1 ? texts.yes : texts.no)} {...shared} />
    case 'shares':
      return (
        <NumberField
          label={texts.sharesCount}
          value={value}
          min={0}
          max={sharesEach(gameView.book)}
          onChange={onValue}
        />
      )
    case 'report':
      return null
    case 'place':
      return (
        <Pick
          label={texts.space}
          of={rulebook.board.spaces.map((_, space) => space)}
          named={(space) => textIn(rulebook.board.spaces[space]?.name, locale)}
          {...shared}
        />
      )
  }
}

/** Whose shares, and who has them. */
function HoldingFields({ of, onChoose }: { readonly of: number; readonly onChoose: (of: number) => void }) {
  const { gameView, names } = useTable()
  const texts = useTexts(companionTexts)
  const [issuer, holder] = [Math.floor(of / SHAREHOLDERS), of % SHAREHOLDERS]
  const seats = seatsIn(gameView.s.alive)
  const named = (seat: number) => names[seat]
  return (
    <>
      <Pick
        label={texts.sharesOf}
        of={seats}
        named={named}
        value={issuer}
        onPick={(seat) => onChoose(holdingOf(seat, holder))}
      />
      <Pick
        label={texts.sharesAt}
        of={seats}
        named={named}
        value={holder}
        onPick={(seat) => onChoose(holdingOf(issuer, seat))}
      />
    </>
  )
}

interface ValueProps {
  readonly value: number
  readonly onValue: (value: number) => void
}

/** An amount and which way it goes. */
function CashField({ value, onValue }: ValueProps) {
  const texts = useTexts(companionTexts)
  const direction = value < 0 || Object.is(value, -0) ? 'pays' : 'receives'
  const signed = (amount: number, way: string) => onValue(way === 'pays' ? -amount : amount)
  return (
    <>
      <Choice
        label={texts.direction}
        value={direction}
        onChange={(way) => signed(Math.abs(value), way)}
        options={[
          { value: 'receives', label: texts.receives },
          { value: 'pays', label: texts.pays },
        ]}
      />
      <NumberField
        label={texts.amount}
        value={Math.abs(value)}
        min={0}
        max={MAX_AMOUNT}
        onChange={(amount) => signed(amount, direction)}
      />
    </>
  )
}

function LevelField({ value, onValue }: ValueProps) {
  const texts = useTexts(companionTexts)
  const { levels, word } = useLevels()
  return <Pick label={texts.buildings} of={levels} named={word} value={value} onPick={onValue} />
}
