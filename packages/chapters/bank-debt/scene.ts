import { BANK } from '@hausregeln/engine/core/limits.ts'
import { pays } from '@hausregeln/engine/kit/scene/kit.ts'
import { oneBeat, type Scenes } from '@hausregeln/engine/kit/scene/scene.ts'

/** Milliseconds in which the bank lends what is missing, or gets it back. */
const LEND_TIME = 700

export const scenes: Scenes = {
  bankDebt: ({ seat, amount }) => oneBeat(LEND_TIME, (s) => pays(s, { from: BANK, to: seat, amount }), 'moneyIn'),
  bankDebtRepaid: ({ seat, amount }) =>
    oneBeat(LEND_TIME, (s) => pays(s, { from: seat, to: BANK, amount }), 'moneyOut'),
}
