import { DECK_TONES, SpaceIconImage } from '../../board/index.ts'
import { said, useLocale, useTexts } from '../../i18n/index.ts'
import { deckIcon } from '../../table/pictures.ts'
import { workshopTexts } from '../texts.ts'
import type { SheetProps } from './PrintPart.tsx'

/** The cards of all decks, nine to a sheet, to be cut out. */
export function CardSheets({ opened: { rulebook } }: SheetProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  return (
    <div className="print-grid">
      {rulebook.board.decks.flatMap(({ name, cards }, deck) =>
        cards.map(({ text }, number) => (
          <article
            key={`${said(name, locale)} ${texts.cardAt(number + 1)}`}
            className={`print-card print-card--${DECK_TONES[deck % DECK_TONES.length]}`}
          >
            <header>
              <SpaceIconImage name={deckIcon(rulebook, deck)} size={26} />
              {said(name, locale)}
            </header>
            <p>{said(text, locale)}</p>
          </article>
        )),
      )}
    </div>
  )
}
