/** E-5.4: the level of a luxury villa, and how many apartments make a holiday home. */
export const VILLA = 9
export const HOLIDAY_HOME = 3

/** E-5.5: the highest level by plots owned, 0 to 3. */
export const highest: readonly number[] = [0, 1, 2, VILLA]

/** E-5.5: with all three, the least level of the others by level, 0 to 9. */
export const leastOfOthers: readonly number[] = [0, 0, 0, 1, 1, 1, 2, 2, 2, HOLIDAY_HOME]
