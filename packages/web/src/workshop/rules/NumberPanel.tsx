import type { NumberDef, NumberValue } from '@hausregeln/engine'
import { settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { coinOf } from '@hausregeln/engine/kit/book/spaces.ts'
import { Button, NumberField, Select, Switch } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Minus, Plus } from 'lucide-react'
import { withChange } from '../model/draft.ts'
import { workshopTexts } from '../texts.ts'
import type { Editor } from '../useDraft.ts'

interface NumberPanelProps {
  readonly editor: Editor
  readonly def: NumberDef
  readonly value: NumberValue | undefined
}

/** A number of the rules: one, a list of them, a space, or no limit. */
export function NumberPanel({ editor, def, value }: NumberPanelProps) {
  const { name, least, list, usual, unit } = def
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const was = settleNumbers(editor.source.rulebook.def).all[name]
  const set = (next: NumberValue) =>
    editor.change((draft) => withChange(draft, 'numbers', name, next, was), `numbers.${name}`)
  const label = textIn(def.label, locale)
  if (list) return <ListField {...{ editor, def, label, set }} values={typeof value === 'object' ? value : []} />
  if (unit === 'space') return <SpaceField {...{ editor, label, set }} value={typeof value === 'number' ? value : 0} />
  const isOpen = value === 'unlimited'
  return (
    <div className="number-panel">
      {usual === 'unlimited' && (
        <Switch
          label={texts.unlimited}
          checked={isOpen}
          onChange={(on) => set(on ? 'unlimited' : typeof was === 'number' ? was : MANY)}
        />
      )}
      {!isOpen && (
        <OneField {...{ editor, def, label }} value={typeof value === 'number' ? value : least} onChange={set} />
      )}
    </div>
  )
}

/** Where a stock that had no end is to have one. */
const MANY = 32

interface OneFieldProps {
  readonly editor: Editor
  readonly def: NumberDef
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function OneField({ editor, def: { least, most, unit }, label, value, onChange }: OneFieldProps) {
  const locale = useLocale()
  const { board } = editor.built.def
  return (
    <NumberField
      label={label}
      value={value}
      min={least}
      max={most}
      step={unit === 'money' ? stepOf(value, coinOf(board)) : 1}
      unit={unit === 'money' ? textIn(board.currency, locale) : unit === 'percent' ? '%' : undefined}
      onChange={onChange}
    />
  )
}

/** A step that is worth pressing a button for, in pieces of money that there are. */
function stepOf(value: number, coin: number): number {
  const wanted = value >= 1000 ? 100 : value >= 100 ? 10 : 5
  return Math.max(coin, Math.round(wanted / coin) * coin)
}

interface SpaceFieldProps {
  readonly editor: Editor
  readonly label: string
  readonly value: number
  readonly set: (value: number) => void
}

function SpaceField({ editor, label, value, set }: SpaceFieldProps) {
  const locale = useLocale()
  const options = editor.built.def.board.spaces.map((space, at) => ({
    value: String(at),
    label: `${at} · ${textIn(space.name, locale)}`,
  }))
  return <Select label={label} value={String(value)} options={options} onChange={(at) => set(Number(at))} />
}

interface ListFieldProps {
  readonly editor: Editor
  readonly def: NumberDef
  readonly label: string
  readonly values: readonly number[]
  readonly set: (values: readonly number[]) => void
}

/** A list such as the starting cash by seat. */
function ListField({ editor, def, label, values, set }: ListFieldProps) {
  const texts = useTexts(workshopTexts)
  return (
    <fieldset className="number-panel number-panel--list">
      <legend>{label}</legend>
      {values.map((value, at) => (
        <OneField
          key={texts.entry(at + 1)}
          {...{ editor, def }}
          label={texts.entry(at + 1)}
          value={value}
          onChange={(next) => set(values.map((one, other) => (other === at ? next : one)))}
        />
      ))}
      <div className="row">
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => set([...values, values.at(-1) ?? def.least])}
        >
          {texts.more}
        </Button>
        {values.length > 0 && (
          <Button size="small" icon={<Minus size={16} aria-hidden />} onClick={() => set(values.slice(0, -1))}>
            {texts.fewer}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
