import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { BookBrief } from '../start.ts'
import { screenTexts } from '../texts.ts'

type Facts = Pick<BookBrief, 'minSeats' | 'maxSeats' | 'minutes' | 'speedDie'>

/** For how many a rulebook is, how long a game takes, and whether a die is thrown that others do not have. */
export function BookFacts({ minSeats, maxSeats, minutes, speedDie }: Facts) {
  const texts = useTexts(screenTexts)
  const facts = [
    texts.seatRange(minSeats, maxSeats),
    minutes === null ? [] : texts.minutes(minutes),
    speedDie ? texts.withSpeedDie : [],
  ]
  return facts.flat().join(' · ')
}
