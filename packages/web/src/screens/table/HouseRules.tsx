import { optionOf } from '@hausregeln/engine'
import { optionText } from '@hausregeln/rulebooks/texts/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'

/** The options in which this table differs from the defaults of its rulebook. */
export function HouseRules() {
  const { rulebook, gameView, locale } = useTable()
  const texts = useTexts(tableTexts)
  const changed = rulebook.book.options.filter((option) => optionOf(gameView, option.id) !== option.default)
  return (
    <div className="stack stack--tight">
      <p className="fine">{texts.houseRules}</p>
      {changed.length === 0 && <p className="game__rule">{texts.noHouseRules}</p>}
      <ul className="plain-list">
        {changed.map((option) => {
          const { title, text, rule } = optionText(rulebook, option, locale)
          const value = optionOf(gameView, option.id)
          const isSwitch = option.min === 0 && option.max === 1
          const set = isSwitch ? (value === 1 ? texts.on : texts.off) : formatNumber(locale, value)
          return (
            <li key={option.id} className="game__rule" title={text}>
              {title}: {set} <RuleChip id={rule} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
