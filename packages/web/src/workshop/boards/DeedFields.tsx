import { textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { Button, NumberField, Select } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { Words } from '@hausregeln/view-kit/words/words.ts'
import { Sparkles } from 'lucide-react'
import { freeGroupId, groupsOf, withGroup } from '../model/board/groups.ts'
import { suggestedRents } from '../model/board/rents.ts'
import { type Deed, type Space, spacesOf, withSpace } from '../model/board/spaces.ts'
import type { BoardFile } from '../model/draft.ts'
import { workshopTexts } from '../texts.ts'
import type { ChangeBoard } from './useBoard.ts'

interface DeedFieldsProps {
  readonly board: BoardFile
  readonly space: Deed
  readonly at: number
  readonly coin: number
  /** Whether anything can be built by the rules. */
  readonly isBuilt: boolean
  readonly set: ChangeBoard
  readonly put: (next: Space, field: string) => void
}

const NEW = ' new'
const FRESH_COLOUR = '#7a5cc4'
const MOST = 1_000_000

/** Which of its rents it is: of a street by what stands on it, of another by how many its owner has. */
function rentAt(texts: Words['workshop'], kind: Deed['kind'], level: number): string {
  if (kind !== 'street') return texts.ownedAt(level + 1)
  return level === 0 ? texts.unbuilt : texts.levelAt(level)
}

/** Price, group and rents of a property. */
export function DeedFields({ board, space, at, coin, isBuilt, set, put }: DeedFieldsProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const others = spacesOf(board).filter((_, other) => other !== at)
  const suggested = suggestedRents(others, space.kind, space.price)
  const step = Math.max(2, coin)
  function choose(group: string) {
    if (group !== NEW) return put({ ...space, group }, 'group')
    set((now) => {
      const id = freeGroupId(now)
      const fresh = { name: { de: texts.newGroup, en: texts.newGroup }, colour: FRESH_COLOUR }
      return withSpace(withGroup(now, id, fresh), at, { ...space, group: id })
    })
  }
  return (
    <>
      <NumberField
        label={texts.price}
        value={space.price}
        min={1}
        max={MOST}
        step={step * 5}
        onChange={(price) => put(priced(space, price), 'price')}
      />
      <Select
        label={texts.group}
        value={space.group}
        options={[
          ...groupsOf(board).map(([id, { name }]) => ({ value: id, label: textIn(textOf(name), locale) })),
          { value: NEW, label: texts.newGroup },
        ]}
        onChange={choose}
      />
      {space.kind === 'street' && isBuilt && (
        <NumberField
          label={texts.housePrice}
          value={space.house ?? 0}
          min={1}
          max={MOST}
          step={step * 5}
          onChange={(house) => put(housed(space, house), 'house')}
        />
      )}
      <fieldset className="boards__rents">
        <legend>{space.kind === 'utility' ? texts.factors : texts.rents}</legend>
        {space.rents.map((rent, level) => (
          <NumberField
            key={rentAt(texts, space.kind, level)}
            label={rentAt(texts, space.kind, level)}
            value={rent}
            min={0}
            max={MOST}
            step={coin}
            onChange={(next) => put({ ...space, rents: space.rents.with(level, next) }, `rent.${level}`)}
          />
        ))}
        <Button
          size="small"
          icon={<Sparkles size={16} aria-hidden />}
          onClick={() => put({ ...space, rents: fitted(suggested, space.rents.length) }, 'rents')}
        >
          {texts.suggestRents}
        </Button>
      </fieldset>
    </>
  )
}

/** Half of an odd price is no whole amount: what the bank lends and gives is then said. */
function priced(space: Deed, price: number): Deed {
  const { mortgage: _mortgage, sale: _sale, ...plain } = space
  const half = Math.floor(price / 2)
  return price % 2 === 0 ? { ...plain, price } : { ...plain, price, mortgage: half, sale: half }
}

function housed(space: Deed, house: number): Deed {
  const { houseSale: _sale, ...plain } = space
  return house % 2 === 0 ? { ...plain, house } : { ...plain, house, houseSale: Math.floor(house / 2) }
}

/** As many rents as there were. */
function fitted(rents: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, level) => rents[level] ?? rents.at(-1) ?? 0)
}
