import { asFunctions } from '../../say/as-functions.ts'
import { dice } from '../../say/dice.ts'
import type { Telling } from '../../say/telling.ts'
import type { DemandFacts } from './facts.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'rent', Words> = (words, say) => ({
  events: {
    ...words.event,
    thrownForRent: ({ seat, dieA, dieB, dieC }, v) =>
      words.thrownForRent({ seat, dice: dice(dieA, dieB, dieC, say, v) }, v),
    noRent(event, v) {
      const why = event.slot === 'jailBusiness' ? 'inJail' : 'mortgaged'
      return words.noRent[why]({ ...event, jail: v.jail }, v)
    },
  },
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    demand: (facts, v) => (facts === null ? words.action.demand.any : words.action.demand.one(facts, v)),
    waive: (facts, v) => (facts === null ? words.action.waive.any : words.action.waive.one(facts, v)),
  },
  questions: {
    demands({ open }, v) {
      const add = (before: string, one: DemandFacts) =>
        before === '' ? words.open.one(one, v) : words.open.more({ ...one, before }, v)
      return words.ask.demands({ rents: open.reduce(add, '') })
    },
  },
  options: asFunctions(words.about),
})
