import { NOBODY } from '@hausregeln/engine'
import { askText } from '@hausregeln/rulebooks/texts/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { projectorTexts } from './texts.ts'

/** Rulebook and round, by which code others come, and for whom the table waits. */
export function Standing({ code }: { readonly code: string | undefined }) {
  const { gameView, rulebook, names, locale, playing } = useTable()
  const texts = useTexts(tableTexts)
  const words = useTexts(projectorTexts)
  const { round, over, turnSeat } = gameView.s
  // While a scene runs nobody is asked anything.
  const now =
    playing && over === 0 ? texts.callOf(names[turnSeat] ?? '') : askText(rulebook, gameView, NOBODY, names, locale)
  return (
    <div className="wide__standing">
      <h1 className="wide__title">
        <Text text={rulebook.title} /> · <span>{texts.round(formatNumber(locale, round))}</span>
        {code !== undefined && <span className="wide__code">{words.code(code)}</span>}
      </h1>
      <p className="wide__now" role="status">
        {now}
      </p>
    </div>
  )
}
