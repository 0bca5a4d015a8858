import type { Slot } from '@hausregeln/engine'
import { leavingJail } from '../leaving-jail.ts'
import type { Telling } from '../telling.ts'

/** Ways out of jail that are told apart. */
const WAYS_OUT = ['jailDoubles', 'jailBail', 'jailCard', 'jailThird'] as const

function isWayOut(slot: Slot): slot is (typeof WAYS_OUT)[number] {
  return WAYS_OUT.some((way) => way === slot)
}

export const texts: Telling<'jail'> = (say) => ({
  events: {
    jailed({ seat, slot }, v) {
      const by = slot === 'thirdDoubles' || slot === 'sameDoubles' ? slot : 'plain'
      return say.jail.jailed[by]({ seat, jail: v.jail }, v)
    },
    freed: ({ seat, slot }, v) => say.jail.freed[isWayOut(slot) ? slot : 'plain']({ seat, jail: v.jail }, v),
    satOut: ({ seat, round, slot }, v) =>
      slot === 'cards' ? say.jail.satOut.byCard({ seat }, v) : say.jail.satOut.inJail({ seat, round, jail: v.jail }, v),
  },
  payments: { jailBail: leavingJail(say) },
  refusals: say.jail.refusal,
  actions: say.jail.action,
})
