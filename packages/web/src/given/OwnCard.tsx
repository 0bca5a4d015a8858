import {
  type CardUnit,
  Effect,
  type EffectName,
  effectDef,
  effectNames,
  fitsWritten,
  type GameView,
  MAX_AMOUNT,
  WRITTEN,
} from '@hausregeln/engine'
import { cardDoesText, cardName } from '@hausregeln/rulebooks/texts/index.ts'
import { Amounts, Button, NumberField, Select } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useState } from 'react'
import type { CardWork } from './cardReading.ts'
import { ownCardTexts } from './ownCardTexts.ts'

/** A card of the table's own as the record has it. */
export function outcomeOf({ effect, first, second }: CardWork): readonly number[] {
  return [WRITTEN + Effect[effect], first, second]
}

interface OwnCardProps {
  readonly gameView: GameView
  readonly onGive: (outcome: readonly number[]) => void
}

/** A card that the rulebook does not have: what it does is chosen, with its amounts or its space. */
export function OwnCard({ gameView, onGive }: OwnCardProps) {
  const { rulebook, locale } = useTable()
  const texts = useTexts(ownCardTexts)
  const [work, setWork] = useState(begun('receive'))
  const known = effectNames.filter(
    (name) => (gameView.book.effects >>> Effect[name]) & 1 && effectDef(name).kept !== true,
  )
  const fits = fitsWritten(gameView, outcomeOf(work))
  const says = ({ effect, first, second }: CardWork) => cardDoesText(rulebook, effect, first, second, locale)
  return (
    <Amounts>
      <div className="stack stack--tight">
        <Select
          label={texts.does}
          value={work.effect}
          onChange={(effect) => setWork(begun(effect))}
          options={known.map((value) => ({ value, label: textIn(cardName(value), locale) }))}
        />
        <WorkFields work={work} onChange={setWork} />
        <div className="answers">
          <Button look="primary" sends reason={fits ? undefined : texts.unfit} onClick={() => onGive(outcomeOf(work))}>
            {texts.carryOut(says(work))}
          </Button>
        </div>
      </div>
    </Amounts>
  )
}

/** With what the fields of an effect begin. */
function begun(effect: EffectName): CardWork {
  const [first = 0, second = 0] = Object.values(effectDef(effect).fields).map(({ usual }) => usual)
  return { effect, first, second }
}

interface WorkFieldsProps {
  readonly work: CardWork
  readonly onChange: (work: CardWork) => void
}

/** A field for each number of the effect, named by what it is. */
function WorkFields({ work, onChange }: WorkFieldsProps) {
  const { rulebook, locale } = useTable()
  const texts = useTexts(ownCardTexts)
  const labels: Readonly<Record<string, string>> = {
    steps: texts.steps,
    times: texts.times,
    factor: texts.factor,
    house: texts.perHouse,
    hotel: texts.perHotel,
  }
  const fields = Object.entries(effectDef(work.effect).fields)
  const shown = fields.map(([name, { unit, least, most }], at) => {
    const which = at === 0 ? 'first' : 'second'
    const set = (value: number) => onChange({ ...work, [which]: value })
    return unit === 'space' ? (
      <Select
        key={name}
        label={texts.space}
        value={`${work[which]}`}
        onChange={(space) => set(Number(space))}
        options={rulebook.board.spaces.map(({ name: of }, space) => ({
          value: `${space}`,
          label: textIn(of, locale) || `${space}`,
        }))}
      />
    ) : (
      <NumberField
        key={name}
        label={labels[name] ?? texts.amount}
        value={work[which]}
        hint=""
        min={least}
        max={MOST[unit] ?? (unit === 'steps' ? rulebook.board.spaces.length - 1 : most)}
        onChange={set}
      />
    )
  })
  return shown.length > 1 ? <div className="row">{shown}</div> : shown[0]
}

/** Money that a person may type for a card of their own. */
const MOST: Readonly<Partial<Record<CardUnit, number>>> = { money: MAX_AMOUNT, perPiece: MAX_AMOUNT }
