import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

const OWNER: Stage = { own: { 0: ['Badstraße'] } }

/** Seat 0 offers a street for so much: whether it may. */
function isOffered(t: Table, cash: number): boolean {
  try {
    t.do(0, 'offer', { to: 1, give: { deeds: ['Badstraße'] }, get: cash === 0 ? {} : { cash } })
    return true
  } catch {
    return false
  }
}

export const witnesses = [
  witness('gifts=refused', OWNER, (t) => [isOffered(t, 0), isOffered(t, 1)], [false, true]),
  witness('gifts=allowed', OWNER, (t) => isOffered(t, 0), true),
  numberWitness(
    'offersATurn',
    [12],
    () => OWNER,
    (t) => {
      for (let offers = 0; ; offers++) {
        if (!isOffered(t, 1 + offers)) return offers
        t.do(1, 'refuse', 0)
      }
    },
    (most) => most,
  ),
]
