import type { Ladder } from '@hausregeln/engine'

/** E-5.4: the level of a luxury villa, and how many apartments make a holiday home. */
export const VILLA = 9
export const HOLIDAY_HOME = 3

/** E-5.5: by plots owned 0–3; and, with all three, the least level of the others by level 0–9. */
export const ladder: Ladder = {
  highest: [0, 1, 2, VILLA],
  leastOfOthers: [0, 0, 0, 1, 1, 1, 2, 2, 2, HOLIDAY_HOME],
}
