import { Effect, type EffectName, fitsWritten, type GameView, MAX_AMOUNT, WRITTEN } from '@hausregeln/engine'
import { cardDoesText, effectNames } from '@hausregeln/rulebooks/texts/index.ts'
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
  const [work, setWork] = useState<CardWork>({ effect: 'receive', first: 50, second: 0 })
  const known = effectNames.filter((name) => (gameView.book.effects >>> Effect[name]) & 1 && name !== 'jailFree')
  const fits = fitsWritten(gameView, outcomeOf(work))
  return (
    <Amounts>
      <div className="stack stack--tight">
        <Select
          label={texts.does}
          value={work.effect}
          onChange={(effect) => setWork({ effect, ...FIRST[effect] })}
          options={known.map((value) => ({ value, label: texts.verbs[value] }))}
        />
        <WorkFields work={work} onChange={setWork} />
        <div className="answers">
          <Button look="primary" sends reason={fits ? undefined : texts.unfit} onClick={() => onGive(outcomeOf(work))}>
            {texts.carryOut(cardDoesText(rulebook, work.effect, work.first, work.second, locale))}
          </Button>
        </div>
      </div>
    </Amounts>
  )
}

const NOTHING = { first: 0, second: 0 }
const MONEY = { first: 50, second: 0 }
/** With what the fields of each begin. */
const FIRST: Readonly<Record<EffectName, Pick<CardWork, 'first' | 'second'>>> = {
  advanceTo: NOTHING,
  nextUtility: { first: 10, second: 0 },
  nextStation: { first: 2, second: 0 },
  back: { first: 3, second: 0 },
  toJail: NOTHING,
  jailFree: NOTHING,
  receive: MONEY,
  pay: MONEY,
  receiveEach: { first: 10, second: 0 },
  payEach: MONEY,
  repairs: { first: 25, second: 100 },
  nothing: NOTHING,
  sitOut: NOTHING,
  throwAgain: NOTHING,
  opposite: NOTHING,
}

interface WorkFieldsProps {
  readonly work: CardWork
  readonly onChange: (work: CardWork) => void
}

function WorkFields({ work, onChange }: WorkFieldsProps) {
  const { rulebook, locale } = useTable()
  const texts = useTexts(ownCardTexts)
  const { effect, first, second } = work
  const number = (label: string, most: number, least = 0) => (
    <NumberField
      label={label}
      value={first}
      hint=""
      min={least}
      max={most}
      onChange={(value) => onChange({ ...work, first: value })}
    />
  )
  switch (effect) {
    case 'advanceTo':
      return (
        <Select
          label={texts.space}
          value={`${first}`}
          onChange={(space) => onChange({ ...work, first: Number(space) })}
          options={rulebook.board.spaces.map(({ name }, space) => ({
            value: `${space}`,
            label: textIn(name, locale) || `${space}`,
          }))}
        />
      )
    case 'back':
      return number(texts.steps, rulebook.board.spaces.length - 1, 1)
    case 'nextStation':
      return number(texts.times, MOST_TIMES, 1)
    case 'nextUtility':
      return number(texts.factor, MOST_TIMES, 1)
    case 'receive':
    case 'pay':
    case 'receiveEach':
    case 'payEach':
      return number(texts.amount, MAX_AMOUNT)
    case 'repairs':
      return (
        <div className="row">
          {number(texts.perHouse, MAX_AMOUNT)}
          <NumberField
            label={texts.perHotel}
            value={second}
            hint=""
            min={0}
            max={MAX_AMOUNT}
            onChange={(value) => onChange({ ...work, second: value })}
          />
        </div>
      )
    default:
      return null
  }
}

const MOST_TIMES = 100
