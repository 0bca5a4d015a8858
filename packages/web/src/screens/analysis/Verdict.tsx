import { seatsIn } from '@hausregeln/engine'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OpenedGame } from '../../analysis/analyst.ts'
import type { Weighed } from '../../analysis/weighed.ts'
import { points } from './figures.ts'
import { useShownGame } from './shown.ts'
import { analysisTexts } from './texts.ts'
import { verdictOf } from './verdictOf.ts'

/** By what the game was won, in a sentence, and who was ahead the longest. */
export function Verdict({ game, weighed }: { readonly game: OpenedGame; readonly weighed: Weighed }) {
  const texts = useTexts(analysisTexts)
  const { names, locale } = useShownGame()
  const { lead, seats } = weighed
  const sentences = seatsIn(game.winners).flatMap((seat) => {
    const found = seats[seat]
    if (found === undefined) return []
    const { luck, play } = found
    return [texts[verdictOf(found)](names[seat] ?? '', points(locale, luck, 0), points(locale, play, 0))]
  })
  return (
    <div className="analysis__verdict">
      {(game.over ? sentences : [texts.running]).map((sentence) => (
        <p key={sentence} className="analysis__sentence">
          {sentence}
        </p>
      ))}
      <p className="analysis__soft">
        {lead === null
          ? texts.noLead
          : texts.lead(
              names[lead.seat] ?? '',
              formatNumber(locale, lead.rounds[0]),
              formatNumber(locale, lead.rounds[1]),
            )}
      </p>
    </div>
  )
}
