import { LETTERS, MIDDLE, type Net } from '../steady/figures/net.ts'
import type { EndsNet } from './ends.ts'

const BASE = LETTERS.length
const ZERO = MIDDLE * BASE + MIDDLE
const SCALE = 100

/** A net whose numbers are told in hundredths, two letters each: a row of what counts directly, and one a hidden unit. */
export function hundredths([direct = '', ...hidden]: readonly string[]): Net {
  return { direct: rowOf(direct), hidden: hidden.map(rowOf) }
}

function rowOf(text: string): number[] {
  return Array.from({ length: text.length / 2 }, (_, at) => {
    const high = LETTERS.indexOf(text.charAt(2 * at))
    return (high * BASE + LETTERS.indexOf(text.charAt(2 * at + 1)) - ZERO) / SCALE
  })
}

/** The same, to be written. Throws `RangeError` for a number that is too large. */
export function inHundredths({ direct, hidden }: Net): string[] {
  return [direct, ...hidden].map((row) => row.map(lettersOf).join(''))
}

function lettersOf(number: number): string {
  const told = Math.round(SCALE * number) + ZERO
  const high = LETTERS[Math.floor(told / BASE)]
  if (told < 0 || high === undefined) throw new RangeError(`there are no letters for ${number}`)
  return high + LETTERS.charAt(told % BASE)
}

/** The same of a net of how games end: what is seen of others, and by what that counts. */
export function endsInHundredths({ others, net }: EndsNet): [others: string[], net: string[]] {
  return [others.map((row) => row.map(lettersOf).join('')), inHundredths(net)]
}

export function endsOf(others: readonly string[], net: readonly string[]): EndsNet {
  return { others: others.map(rowOf), net: hundredths(net) }
}
