import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { hrefOf } from '../../frame/route.ts'
import { useShownGame } from './shown.ts'
import { analysisTexts } from './texts.ts'

/** The round of a moment, which leads there. */
export function Moment({ entry, round }: { readonly entry: number; readonly round: number }) {
  const { of, id, locale, go, entry: at } = useShownGame()
  const texts = useTexts(analysisTexts)
  const text = texts.round(formatNumber(locale, round))
  if (go === null)
    return (
      <a className="analysis__moment numerals" href={hrefOf({ at: 'replay', of, id, entry })}>
        {text}
      </a>
    )
  return (
    <button
      type="button"
      className="analysis__moment numerals"
      aria-current={at === entry ? 'step' : undefined}
      onClick={() => go(entry)}
    >
      {text}
    </button>
  )
}
