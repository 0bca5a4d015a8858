import { bits, Chance, type GameView, outcomes, type Rulebook } from '@hausregeln/engine'
import { bringAllWords } from '@hausregeln/rulebooks/texts/bring-words.ts'
import { type Locale, textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy, Suspense } from 'react'
import { DiceInput } from './DiceInput.tsx'
import { type PickItem, PickList } from './PickList.tsx'
import { spaceNames } from './spaceNames.ts'
import { givenTexts } from './texts.ts'

/** Comes with its words, which only a keeper's desk has. */
/** People type names of spaces in whatever language their board has. */
const CardInput = lazy(async () => {
  await bringAllWords()
  return withWords(import('./CardInput.tsx'), 'desk')
})

interface ChanceInputProps {
  /** The game as it stands where chance is awaited. */
  readonly gameView: GameView
  /** What is awaited, and what it is about (see `Chance`). */
  readonly kind: number
  readonly about: number
  /** Whether tapping the last die enters the throw. */
  readonly atOnce?: boolean
  readonly onGive: (outcome: readonly number[]) => void
}

/** What the real table has brought: dice, a card, a lot or a dealt deed; only what can be is offered. */
export function ChanceInput({ gameView, kind, about, atOnce = false, onGive }: ChanceInputProps) {
  const { rulebook, names, locale } = useTable()
  const texts = useTexts(givenTexts)
  if (kind === Chance.dice)
    return <DiceInput serial={gameView.s.throwsMade} third={about === 1} atOnce={atOnce} onGive={onGive} />
  if (kind === Chance.card)
    return (
      <Suspense>
        <CardInput key={about} gameView={gameView} deck={about} onGive={onGive} />
      </Suspense>
    )
  const items = itemsOf(gameView, rulebook, kind, about, names, locale)
  const label = kind === Chance.lot ? texts.lotAsk : texts.dealAsk(names[about] ?? '')
  return (
    <div className="stack stack--tight">
      <h3>{label}</h3>
      <PickList key={`${kind} ${about}`} label={label} items={items} onPick={({ value }) => onGive([value])} />
    </div>
  )
}

function itemsOf(
  gameView: GameView,
  rulebook: Rulebook,
  kind: number,
  about: number,
  names: readonly string[],
  locale: Locale,
): PickItem[] {
  const [low, high] = outcomes(gameView, kind, about)
  return [...bits(low), ...bits(high, 32)].map((value) => {
    if (kind === Chance.lot) return { value, label: names[value] ?? `${value}` }
    const def = deedDef(rulebook, value)
    const colour = rulebook.board.groups[def?.group ?? '']?.colour
    const also = spaceNames(rulebook, gameView.book.board.spaceOf[value] ?? -1)
    return { value, label: textIn(def?.name, locale) || `${value}`, colour, also }
  })
}
