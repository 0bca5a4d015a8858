import { switched } from './switched.ts'

/** Whether a coach sits beside whoever plays here. */
export const COACHING = switched('coach', 'off')
