import { canBuildOn } from '@hausregeln/chapters/building/rules/can-build.ts'
import { NOBODY, seatsIn } from '@hausregeln/engine'
import { Switch } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { Pick } from './Pick.tsx'
import type { StandingProps } from './StandingSeats.tsx'
import { companionTexts } from './texts.ts'
import { useLevels } from './useLevels.ts'

/** Whose every deed is, what stands on it, and whether it is mortgaged. */
export function StandingDeeds({ standing, onChange }: StandingProps) {
  const { gameView, rulebook, names, locale } = useTable()
  const texts = useTexts(companionTexts)
  const { levels, word } = useLevels()
  const { adjusts } = gameView.book
  const owners = [NOBODY, ...seatsIn(gameView.s.alive)]
  return (
    <ul className="standing plain-list">
      {standing.owner.map((owner, deed) => {
        const name = textIn(deedDef(rulebook, deed)?.name, locale) ?? ''
        const isOwned = owner !== NOBODY
        return (
          <li key={name} className="standing__deed">
            <span className="standing__name">{name}</span>
            <Pick
              label={texts.about(texts.owner, name)}
              labelHidden
              of={owners}
              named={(seat) => names[seat] ?? texts.bank}
              value={owner}
              onPick={(seat) => onChange({ owner: standing.owner.with(deed, seat) })}
            />
            {isOwned && canBuildOn(gameView.book, deed) && (
              <Pick
                label={texts.about(texts.buildings, name)}
                labelHidden
                of={levels}
                named={word}
                value={standing.level[deed] ?? 0}
                onPick={(level) => onChange({ level: standing.level.with(deed, level) })}
              />
            )}
            {isOwned && adjusts.mortgage !== undefined && (
              <Switch
                label={texts.mortgaged}
                checked={standing.mortgage[deed] === 1}
                onChange={(on) => onChange({ mortgage: standing.mortgage.with(deed, on ? 1 : 0) })}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
