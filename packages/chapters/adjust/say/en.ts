import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { aPiece, houses } from '../../say/en/words.ts'
import { words } from './en.words.ts'

export const texts: ChapterTexts<'adjust'> = {
  adjustments: {
    cash: ({ of, value }, v) =>
      value > 0
        ? `Adjusted: ${v.seat(of)} receives ${v.money(value)} from the bank.`
        : `Adjusted: ${v.seat(of)} pays ${v.money(-value)} to the bank.`,
    owner: ({ of, value }, v) => `Adjusted: ${v.deed(of)} now belongs to ${value < 0 ? 'the bank' : v.seat(value)}.`,
    level: ({ of, value, detail }, v) => {
      const standing = detail === 1 ? aPiece(true, v) : value > 0 ? houses(value, v) : 'nothing'
      return `Adjusted: Now standing on ${v.deed(of)}: ${standing}.`
    },
    mortgage: ({ of, value }, v) => `Adjusted: ${v.deed(of)} is ${value === 0 ? 'no longer' : 'now'} mortgaged.`,
    place: ({ of, value }, v) => `Adjusted: ${v.seat(of)} now stands on ${v.space(value)}.`,
    jailCard: ({ of, value }, v) =>
      value < 0
        ? `Adjusted: The jail card is now in the ${v.deck(of)} deck.`
        : `Adjusted: ${v.seat(value)} now holds the jail card of the ${v.deck(of)} deck.`,
    jail: ({ of, value }, v) =>
      value === 0
        ? `Adjusted: ${v.seat(of)} is not in ${v.jail}.`
        : `Adjusted: ${v.seat(of)} is in ${v.jail}; next comes round ${value} there.`,
    laps: ({ of, value }, v) =>
      value === 0
        ? `Adjusted: ${v.seat(of)} has not passed Start yet.`
        : `Adjusted: ${v.seat(of)} has passed Start already.`,
  },
  refusals: words.refusal,
}
