import type { Text } from '../../core/text.ts'
import { quoted } from './quoted.ts'

/** Where in a rulebook something stands, from the outside in: `['board', 'spaces', 3, 'price']`. */
export type Place = readonly (string | number)[]

/** Why a rulebook cannot be played: a sentence, and the place of which it speaks. */
export interface BookFault extends Text {
  readonly at: Place
}

/** A fault at a place, in both languages. */
export function fault(at: Place, de: string, en: string): BookFault {
  return { at, de, en }
}

/** A place as a path that can be read and typed: `board.spaces[3].price`. */
export function pathOf(place: Place): string {
  return place.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`
    if (!/^[A-Za-z_$][\w$]{0,79}$/.test(step)) return `${path}[${quoted(step)}]`
    return path === '' ? step : `${path}.${step}`
  }, '')
}
