/** Milliseconds for which a die rolls, and by which each die starts later than the one before. */
export const ROLL_TIME = 950
export const ROLL_LATER = 70

/** Milliseconds until three dice lie. */
export const THROW_TIME = ROLL_TIME + 2 * ROLL_LATER
