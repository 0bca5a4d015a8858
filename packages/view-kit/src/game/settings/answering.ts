import { switched } from './switched.ts'

/** Which answers this page gives by itself. */
export const ANSWERS = {
  /** The only one that there is, the end of the turn among them. */
  only: switched('answer.only', 'off'),
  /** That somebody does not buy what they could not pay even if they sold and mortgaged everything. */
  beyond: switched('answer.beyond', 'on'),
} as const
