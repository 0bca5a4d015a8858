import { eventText, offerText } from '@hausregeln/rulebooks/texts/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import type { Moved } from '../../analysis/weighed.ts'
import { useShownGame } from './shown.ts'
import { analysisTexts } from './texts.ts'

/** What happened, in sentences of the log; trades say what was offered. */
export function Lines({ of: { lines } }: { readonly of: Moved }) {
  const { rulebook, names, locale } = useShownGame()
  const { gameView } = useTable()
  const texts = useTexts(analysisTexts)
  const said = lines.map(({ event, offer }) => {
    const text = eventText(rulebook, event, names, locale)
    return offer === null ? text : `${text} ${offerText(rulebook, gameView, offer, names, locale)}`
  })
  return <>{said.length === 0 ? texts.nothing : said.join(' ')}</>
}
