import { NOBODY } from '@hausregeln/engine'
import { askText } from '@hausregeln/rulebooks/texts/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { Dice, type DieFace } from '@hausregeln/view-kit/dice/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { SPEED_DIE } from '../table/Middle.tsx'

/** Rulebook and round, for whom the table waits, and the dice as they lie. */
export function Standing() {
  const { gameView, rulebook, names, locale } = useTable()
  const texts = useTexts(tableTexts)
  const { dieA, dieB, dieC, throwsMade, round } = gameView.s
  const third = SPEED_DIE[dieC - 1]
  return (
    <>
      <h1 className="wide__title">
        <Text text={rulebook.title} /> · {texts.round(formatNumber(locale, round))}
      </h1>
      <p className="wide__now" role="status">
        {askText(rulebook, gameView, NOBODY, names, locale)}
      </p>
      <Dice
        white={dieA > 0 ? [dieA as DieFace, dieB as DieFace] : null}
        third={third === undefined ? undefined : { face: third, faces: SPEED_DIE }}
        throwId={throwsMade}
        size={54}
      />
    </>
  )
}
