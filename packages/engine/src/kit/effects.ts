/** What a card does, as numbers; `cardA` and `cardB` hold its amounts. */
export const Effect = {
  advanceTo: 0,
  nextUtility: 1,
  nextStation: 2,
  back: 3,
  toJail: 4,
  jailFree: 5,
  receive: 6,
  pay: 7,
  receiveEach: 8,
  payEach: 9,
  repairs: 10,
  nothing: 11,
  sitOut: 12,
  throwAgain: 13,
  opposite: 14,
} as const
export type EffectName = keyof typeof Effect
