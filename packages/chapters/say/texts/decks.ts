import { effectNames } from '../effect-names.ts'
import type { CardPhrases } from '../facts/decks.ts'
import type { Words } from '../shape.words.ts'
import type { Telling } from '../telling.ts'

function cardDoes({ decks: { does } }: Words): CardPhrases {
  return {
    advanceTo: (space, _, v) => does.advanceTo({ space }, v),
    nextUtility: (number) => does.nextUtility({ number }),
    nextStation: (number) => does.nextStation({ number }),
    back: (steps) => does.back({ steps }),
    toJail: (_, __, v) => does.toJail({ jail: v.jail }),
    jailFree: () => does.jailFree,
    receive: (amount, _, v) => does.receive({ amount }, v),
    pay: (amount, _, v) => does.pay({ amount }, v),
    receiveEach: (amount, _, v) => does.receiveEach({ amount }, v),
    payEach: (amount, _, v) => does.payEach({ amount }, v),
    repairs(amount, hotelAmount, v) {
      const { house, hotel } = v.pieces
      return does.repairs({ amount, hotelAmount, house, hotel }, v)
    },
    nothing: () => does.nothing,
    sitOut: () => does.sitOut,
    throwAgain: () => does.throwAgain,
    opposite: () => does.opposite,
  }
}

export const texts: Telling<'decks'> = (say) => ({
  events: {
    ...say.decks.event,
    cardDrawn: ({ seat, deck, card }, v) => say.decks.cardDrawn({ seat, deck, card: v.card(deck, card) }, v),
    cardWritten({ seat, deck, effect, first, second }, v) {
      const card = cardDoes(say)[effectNames[effect] ?? 'nothing'](first, second, v)
      return say.decks.cardWritten({ seat, deck, card }, v)
    },
    jailCardKept: (event, v) => say.decks[event.slot === 'cards' ? 'kept' : 'given'](event, v),
  },
  phrases: { cardDoes: cardDoes(say) },
})
