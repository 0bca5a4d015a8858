import { hotelLevel } from '@hausregeln/engine/chapters/building/levels.ts'
import { Panel } from '../design/index.ts'
import { formatNumber, useTexts } from '../i18n/index.ts'
import { useTable } from '../table/context.ts'
import { deedDef } from '../table/deed.ts'
import { tableTexts } from '../table/texts.ts'

/** The deeds and jail cards of the person at the screen; a tap opens the card with what may be done. */
export function HoldingsPanel() {
  const { lens, rulebook, me, locale, showSpace } = useTable()
  const texts = useTexts(tableTexts)
  if (me < 0) return null
  const { board } = lens.book
  const { pieces } = rulebook.board
  const deeds = Array.from({ length: board.deeds }, (_, deed) => deed).filter((deed) => lens.s.owner[deed] === me)
  const decks = rulebook.board.decks.filter((_, deck) => lens.s.jailCard[deck] === me)
  return (
    <Panel title={texts.holdings} aside={<span className="fine">{formatNumber(locale, deeds.length)}</span>}>
      {deeds.length + decks.length === 0 && <p className="soft">{texts.noHoldings}</p>}
      <ul className="deeds plain-list">
        {deeds.map((deed) => {
          const def = deedDef(rulebook, deed)
          const level = lens.s.level[deed] ?? 0
          const facts = [
            ...(lens.s.mortgaged[deed] === 1 ? [texts.mortgage] : []),
            ...(level === hotelLevel(lens)
              ? [texts.built(1, pieces.hotel[locale])]
              : level > 0
                ? [texts.built(level, pieces.house[locale])]
                : []),
          ]
          return (
            <li key={deed}>
              <button type="button" className="deeds__deed" onClick={() => showSpace(board.spaceOf[deed] ?? 0)}>
                <svg className="deeds__colour" viewBox="0 0 10 10" aria-hidden>
                  <rect width="10" height="10" rx="2" fill={rulebook.board.groups[def?.group ?? '']?.colour} />
                </svg>
                <span>{def?.name[locale]}</span>
                {facts.length > 0 && <span className="fine">{facts.join(', ')}</span>}
              </button>
            </li>
          )
        })}
        {decks.map((deck) => (
          <li key={deck.name.en} className="deeds__card">
            {texts.jailCard(deck.name[locale])}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
