import { CODE_ALPHABET, CODE_LENGTH } from '@hausregeln/protocol'

/** A new code: 30^10 are possible, so that none is guessed. `random`: see `World`. */
export function newCode(random: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[random(CODE_ALPHABET.length)]).join('')
}
