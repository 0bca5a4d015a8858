import { switched } from './switched.ts'

/** Which answers this page gives by itself. */
export const ANSWERS = {
  /** The only one that there is: the game goes on, unless somebody stops it. */
  only: switched('answer.only', 'on'),
  /** That somebody does not buy what they could not pay even if they sold and mortgaged everything. */
  beyond: switched('answer.beyond', 'on'),
} as const
