import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

const LAST_TURN: Stage = { jail: { 0: 2 } }
const RICH: Stage = { jail: { 0: 0 }, cash: { 0: 1_000_000 }, own: { 1: ['Seestraße'] } }

export const witnesses = [
  witness(
    'jail=rollOut',
    { jail: { 0: 0 }, jailCards: { 0: 0 }, own: { 0: ['Münchner Straße'] } },
    (t) => {
      const ways = t.legal(0).filter((action) => ['throw', 'payBail', 'playJailCard'].includes(action))
      t.throws(0, [3, 3])
      return [ways, t.inJail(0), t.place(0)]
    },
    [['throw', 'payBail', 'playJailCard'], false, 'Münchner Straße'],
  ),
  witness('bailInLastTurn=refused', LAST_TURN, (t) => t.legal(0).includes('payBail'), false),
  witness('bailInLastTurn=allowed', LAST_TURN, (t) => t.legal(0).includes('payBail'), true),
  numberWitness(
    'bail',
    [50],
    () => RICH,
    (t) => {
      t.do(0, 'payBail')
      return 1_000_000 - t.cash(0)
    },
    (bail) => bail,
  ),
  numberWitness(
    'lastBail',
    [50],
    () => ({ ...RICH, own: { 0: ['Seestraße'] }, numbers: { attempts: 1 } }),
    (t) => {
      t.throws(0, [1, 2])
      return [t.inJail(0), 1_000_000 - t.cash(0)]
    },
    (bail) => [false, bail],
  ),
  numberWitness(
    'attempts',
    [3],
    (attempts) => ({ jail: { 0: Math.max(0, attempts - 2) }, own: { 0: ['Seestraße'] }, place: { 1: 17 } }),
    (t, attempts) => {
      if (attempts > 1) {
        t.throws(0, [1, 2])
        t.do(0, 'endTurn')
        t.throws(1, [1, 2])
        t.do(1, 'endTurn')
      }
      const isStillIn = t.inJail(0)
      t.throws(0, [1, 2])
      return [isStillIn, t.inJail(0), t.cash(0)]
    },
    () => [true, false, 1450],
  ),
]
