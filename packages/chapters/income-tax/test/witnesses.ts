import { cashAfter, numberWitness, type Stage, witness } from '../../testing/witness.ts'

/** Seat 0 is before the income tax of 200; it has 1,500, and a street of 60. */
const TAX: Stage = { place: { 0: 1 }, own: { 0: ['Badstraße'] } }

export const witnesses = [
  witness('onTax=share', TAX, cashAfter(1, 2), 1500 - 156),
  witness(
    'onTax=choose',
    TAX,
    (t) => {
      t.throws(0, [1, 2])
      const ways = t.legal(0).filter((action) => action.startsWith('payTax'))
      t.do(0, 'payTaxSum')
      return [ways, t.cash(0)]
    },
    [['payTaxSum', 'payTaxShare'], 1300],
  ),
  numberWitness(
    'taxShare',
    [10],
    () => ({ ...TAX, choices: { onTax: 'share' }, cash: { 0: 20_000 }, own: {} }),
    cashAfter(1, 2),
    (share) => 20_000 - 200 * share,
  ),
]
