import type { EffectName } from '@hausregeln/engine'

/** What cards do, by number (see `Effect`): written out, so that what only names them needs no engine. */
export const effectNames: readonly EffectName[] = [
  'advanceTo',
  'nextUtility',
  'nextStation',
  'back',
  'toJail',
  'jailFree',
  'receive',
  'pay',
  'receiveEach',
  'payEach',
  'repairs',
  'nothing',
  'sitOut',
  'throwAgain',
  'opposite',
]
