import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { houses, piece } from '../../say/de/words.ts'
import { words } from './de.words.ts'

export const texts: ChapterTexts<'adjust'> = {
  adjustments: {
    cash: ({ of, value }, v) =>
      value > 0
        ? `Ausgleich: ${v.seat(of)} erhält ${v.money(value)} von der Bank.`
        : `Ausgleich: ${v.seat(of)} zahlt ${v.money(-value)} an die Bank.`,
    owner: ({ of, value }, v) => `Ausgleich: ${v.deed(of)} gehört jetzt ${value < 0 ? 'der Bank' : v.seat(value)}.`,
    level: ({ of, value, detail }, v) => {
      const standing = detail === 1 ? `1 ${piece(true, v)}` : value > 0 ? houses(value, v) : 'nichts'
      return `Ausgleich: Auf ${v.deed(of)} steht jetzt: ${standing}.`
    },
    mortgage: ({ of, value }, v) =>
      `Ausgleich: Auf ${v.deed(of)} liegt jetzt ${value === 0 ? 'keine' : 'eine'} Hypothek.`,
    place: ({ of, value }, v) => `Ausgleich: ${v.seat(of)} steht jetzt auf ${v.space(value)}.`,
    jailCard: ({ of, value }, v) =>
      value < 0
        ? `Ausgleich: Die Freikarte liegt jetzt im Stapel ${v.deck(of)}.`
        : `Ausgleich: Die Freikarte vom Stapel ${v.deck(of)} hat jetzt ${v.seat(value)}.`,
    jail: ({ of, value }, v) =>
      value === 0
        ? `Ausgleich: ${v.seat(of)} ist nicht im Gefängnis.`
        : `Ausgleich: ${v.seat(of)} sitzt im Gefängnis, als Nächstes kommt Runde ${value} dort.`,
    laps: ({ of, value }, v) =>
      value === 0
        ? `Ausgleich: ${v.seat(of)} ist noch nicht über LOS gekommen.`
        : `Ausgleich: ${v.seat(of)} ist schon über LOS gekommen.`,
  },
  refusals: words.refusal,
}
