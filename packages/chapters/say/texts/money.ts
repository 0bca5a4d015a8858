import { BANK } from '@hausregeln/engine'
import type { Telling } from '../telling.ts'

export const texts: Telling<'money'> = (say) => ({
  refusals: say.money.refusal,
  options: {
    freeParkingPot(v) {
      const space = v.rulebook.board.spaces.findIndex(({ kind }) => kind === 'parking')
      return say.money.about.freeParkingPot({ space }, v)
    },
  },
  phrases: {
    payment: (event, v) => (event.from >= BANK ? say.phrase.received(event, v) : say.phrase.payment(event, v)),
  },
})
