import type { Rulebook } from '@hausregeln/engine'
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import { nounFor } from '@hausregeln/rulebooks/texts/language.ts'
import { formatList, type Locale } from '../../i18n/index.ts'

export { highestLevel } from '@hausregeln/protocol/top.ts'

/** What stands on a street of this level: `2 Häuser`, `1 Ferienhaus und 2 Apartments`; nothing on an unbuilt one. */
export function builtWords({ board: { pieces } }: Rulebook, level: number, top: number, locale: Locale): string {
  const { house, hotel, block } = pieces
  if (level >= top) return countedNoun(1, hotel, locale)
  const greater = block === undefined ? 0 : Math.floor(level / block.houses)
  const single = block === undefined ? level : level % block.houses
  const parts = [
    ...(block !== undefined && greater > 0 ? [countedNoun(greater, block.noun, locale)] : []),
    ...(single > 0 ? [countedNoun(single, house, locale)] : []),
  ]
  return formatList(locale, parts)
}

/** So many of a kind of building: `3 houses`. */
export function countedNoun(count: number, noun: PieceNoun, locale: Locale): string {
  return `${count} ${nounFor(noun, locale, count)}`
}
