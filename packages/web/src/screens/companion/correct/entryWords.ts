import {
  type Adjustment,
  Chance,
  describeEvent,
  type Entry,
  type Game,
  isChance,
  isMove,
  packMove,
  type Rulebook,
  toldOf,
  WRITTEN,
} from '@hausregeln/engine'
import { actionText, cardDoesText, effectNames, eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { type Locale, textIn } from '@hausregeln/view-kit/i18n/index.ts'
import { givenTexts } from '../../../given/texts.ts'
import { BUS } from '../../../given/typing.ts'
import { companionTexts } from '../texts.ts'

/** An entry in words, as it stood in the game before it: `3 + 5`, `Badstraße für 60 kaufen`. */
export function entryWords(
  rulebook: Rulebook,
  before: Game,
  entry: Entry,
  names: readonly string[],
  locale: Locale,
): string {
  const texts = companionTexts[locale]
  if (isMove(entry)) return actionText(rulebook, before, packMove(before.book, entry, before.terms), names, locale)
  if (isChance(entry)) return outcomeWords(rulebook, before, entry.outcome, names, locale)
  if (entry.host !== 'adjust') return texts.hostEntries[entry.host]
  return `${adjustedWords(rulebook, before, entry, names, locale)} ${texts.reason(entry.reason)}`
}

/** What is adjusted, without the reason. */
export function adjustedWords(
  rulebook: Rulebook,
  before: Game,
  entry: Adjustment,
  names: readonly string[],
  locale: Locale,
): string {
  const told = describeEvent(rulebook.book, 'adjusted', 'keeper', toldOf(before, entry))
  return eventText(rulebook, told, names, locale)
}

function outcomeWords(
  rulebook: Rulebook,
  { s, book }: Game,
  outcome: readonly number[],
  names: readonly string[],
  locale: Locale,
): string {
  const [first = 0, second = 0, third = 0] = outcome
  const { board } = rulebook
  if (first >= WRITTEN) return cardDoesText(rulebook, effectNames[first - WRITTEN] ?? 'nothing', second, third, locale)
  if (second > 0) return [first, second, ...(third > 0 ? [thirdWord(third, locale)] : [])].join(' + ')
  switch (s.awaiting) {
    case Chance.card:
      return textIn(board.decks[s.awaitingFor]?.cards[first]?.text, locale) || `${first}`
    case Chance.lot:
      return names[first] ?? `${first}`
    default:
      return textIn(board.spaces[book.board.spaceOf[first] ?? -1]?.name, locale) || `${first}`
  }
}

function thirdWord(face: number, locale: Locale): string {
  if (face < BUS) return `${face}`
  const { faces } = givenTexts[locale]
  return face === BUS ? faces.bus : faces.seek
}
