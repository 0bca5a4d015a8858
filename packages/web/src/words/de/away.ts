import { online } from './online.ts'

/** What only online tables say. */
export const away = {
  online,
}
