import { classes } from '../../design/classes.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SpaceIconImage } from '../SpaceIcon.tsx'
import { tableTexts } from '../texts.ts'
import type { SpaceIconName } from '../types.ts'
import './cards.css'

/** The backs that cards can have; they tell decks apart. */
export const DECK_TONES = ['dawn', 'dusk'] as const

export interface PlayingCardProps {
  readonly tone: (typeof DECK_TONES)[number]
  readonly icon: SpaceIconName
  /** Name of the deck. */
  readonly deck: string
  readonly faceUp: boolean
  readonly text: string
  /** Small print, such as the paragraph or where the card goes. */
  readonly foot?: string | undefined
  /** Makes the card a button that turns it. */
  readonly onTurn?: (() => void) | undefined
}

/** A card of a deck that turns over. Only the side that is up is read out. */
export function PlayingCard(props: PlayingCardProps) {
  const { tone, icon, deck, faceUp, text, foot, onTurn } = props
  const texts = useTexts(tableTexts)
  const sides = (
    <span className="hr-card__turner">
      <span className="hr-card__side hr-card__side--back" aria-hidden={faceUp}>
        <span className="hr-card__pattern" />
        <span className="hr-card__seal">
          <SpaceIconImage name={icon} size={44} />
        </span>
        <span className="hr-card__deck">{deck}</span>
        <span className="visually-hidden">{texts.faceDown}</span>
      </span>
      <span className="hr-card__side hr-card__side--front" aria-hidden={!faceUp}>
        <span className="hr-card__head">
          <SpaceIconImage name={icon} size={22} />
          {deck}
        </span>
        <span className="hr-card__text">{text}</span>
        {foot && <span className="hr-card__foot">{foot}</span>}
      </span>
    </span>
  )
  const className = classes('hr-card', `hr-card--${tone}`, faceUp && 'hr-card--up')
  if (!onTurn) return <div className={className}>{sides}</div>
  return (
    <button type="button" className={className} onClick={onTurn}>
      {sides}
    </button>
  )
}
