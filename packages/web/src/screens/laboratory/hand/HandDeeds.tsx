import { canBuildOn } from '@hausregeln/chapters/building/rules/can-build.ts'
import { LEVELS, NOBODY } from '@hausregeln/engine'
import { levelName } from '@hausregeln/lab/experiment/tables/names.ts'
import { Select, Switch } from '@hausregeln/view-kit/design/index.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { GroupMark } from '@hausregeln/view-kit/table/deeds/GroupMark.tsx'
import { deedName } from '@hausregeln/view-kit/table/names.ts'
import { labTexts } from '../texts.ts'
import { withDeed } from './draft.ts'
import type { HandProps } from './HandSeats.tsx'
import { handTexts } from './texts.ts'

/** Whose every deed is, what stands on it, and whether it is mortgaged. */
export function HandDeeds({ rulebook, draft, onChange }: HandProps) {
  const texts = useTexts(handTexts)
  const owned = draft.deeds.filter(({ owner }) => owner !== NOBODY).length
  return (
    <details className="hand__deeds" open={owned > 0}>
      <summary>
        {texts.deeds} <span className="soft">({texts.owned(owned)})</span>
      </summary>
      <ul className="plain-list">
        {draft.deeds.map((_, deed) => (
          <DeedFields
            key={rulebook.book.board.spaceOf[deed]}
            deed={deed}
            rulebook={rulebook}
            draft={draft}
            onChange={onChange}
          />
        ))}
      </ul>
    </details>
  )
}

function DeedFields({ deed, rulebook, draft, onChange }: HandProps & { readonly deed: number }) {
  const texts = useTexts(handTexts)
  const { seat: seatName } = useTexts(labTexts)
  const locale = useLocale()
  const { board, adjusts } = rulebook.book
  const { owner, level, mortgaged } = draft.deeds[deed] ?? { owner: NOBODY, level: 0, mortgaged: false }
  const name = deedName(rulebook, deed, locale)
  const colour = rulebook.board.groups[deedDef(rulebook, deed)?.group ?? '']?.colour
  const owners = draft.seats.flatMap(({ out }, seat) => (out ? [] : [{ value: `${seat}`, label: seatName(seat + 1) }]))
  const levels = Array.from({ length: LEVELS }, (_, storey) => storey).filter(
    (storey) => storey === 0 || (board.rent[deed * LEVELS + storey] ?? 0) > 0,
  )
  const space = board.spaceOf[deed] ?? 0
  const change = (changes: Parameters<typeof withDeed>[2]) => onChange(withDeed(draft, deed, changes))
  return (
    <li>
      <fieldset className="hand__deed" aria-label={name}>
        <span className="hand__deedName">
          {colour && <GroupMark colour={colour} />} {name}
        </span>
        <Select
          label={texts.owner(name)}
          labelHidden
          value={`${owner}`}
          onChange={(value) => change({ owner: Number(value) })}
          options={[{ value: `${NOBODY}`, label: texts.bank }, ...owners]}
        />
        {owner !== NOBODY && canBuildOn(rulebook.book, deed) && (
          <Select
            label={texts.level(name)}
            labelHidden
            value={`${level}`}
            onChange={(value) => change({ level: Number(value) })}
            options={levels.map((storey) => ({
              value: `${storey}`,
              label: levelName(rulebook, space, storey, locale),
            }))}
          />
        )}
        {owner !== NOBODY && adjusts.mortgage !== undefined && (
          <Switch label={texts.mortgaged} checked={mortgaged} onChange={(on) => change({ mortgaged: on })} />
        )}
      </fieldset>
    </li>
  )
}
