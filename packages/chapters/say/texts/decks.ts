import { effectNames } from '@hausregeln/engine/kit/effects.ts'
import type { Telling } from '../telling.ts'

export const texts: Telling<'decks'> = (say) => ({
  events: {
    ...say.decks.event,
    cardDrawn: ({ seat, deck, card }, v) => say.decks.cardDrawn({ seat, deck, card: v.card(deck, card) }, v),
    cardWritten({ seat, deck, effect, first, second }, v) {
      const card = v.effect(effectNames[effect] ?? 'nothing', first, second)
      return say.decks.cardWritten({ seat, deck, card }, v)
    },
    jailCardKept: (event, v) => say.decks[event.slot === 'cards' ? 'kept' : 'given'](event, v),
  },
})
