import { asFunctions } from '../../say/as-functions.ts'
import { leavingJail } from '../../say/leaving-jail.ts'
import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'jail-roll', Words> = (words, say) => ({
  events: {
    stayedInJail: (event, v) => words.event.stayedInJail({ ...event, jail: v.jail }, v),
  },
  payments: { jailThird: leavingJail(say) },
  refusals: words.refusal,
  actions: asFunctions(words.action),
  questions: {
    jail({ attempt, attempts, bail, lastBail, card }, v) {
      const without = card ? words.ways.card : words.ways.throw
      const ways = bail === null ? without : words.ways[card ? 'bailCard' : 'bail']({ bail }, v)
      const told = { jail: v.jail, attempt, attempts, ways }
      return lastBail === null ? words.attempt.plain(told) : words.attempt.last({ ...told, lastBail }, v)
    },
  },
})
