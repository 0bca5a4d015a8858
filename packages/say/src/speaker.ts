/** Grammatical gender of a noun, where a language has one. */
export type Gender = 'm' | 'f' | 'n'

/**
 * Names what words are told as numbers: at one table, in one language. Generated words ask it; who implements it knows
 * the board, the players and the currency.
 */
export interface Speaker<Noun = never> {
  /** A player: `Anna`. */
  seat(seat: number): string
  /** The players of a mask: `Anna und Ben`. */
  seats(mask: number): string
  space(space: number): string
  deed(deed: number): string
  /** On a street, in a city: `auf Hauptstraße`, `in Athen`. */
  site(deed: number): string
  /** An amount in a sentence: `1.500 Taler`. */
  money(amount: number): string
  /** An amount on a button: `1.500`. */
  short(amount: number): string
  /** A number of the rulebook’s, by its name, with its unit. */
  numberOf(name: string): string
  /** What one of a kind is called: `Haus`. */
  noun(noun: Noun): string
  /** So many of a kind, by the language’s plural: `3 Häuser`. */
  counted(count: number, noun: Noun): string
  gender(noun: Noun): Gender
  /** Whether an article before it is another one for its first sound: `an arena`, `l’hôtel`. */
  isVowelFirst(noun: Noun): boolean
  /** Several of a kind: `Häuser`. */
  nouns(noun: Noun): string
  /** What stands on a street of this level: `1 Hotel`, `3 Häuser`. */
  level(level: number): string
  /** The group of a deed. */
  group(deed: number): string
  deck(deck: number): string
  /** Whether this is the jail of a board that has one. */
  isOnlyJail(space: number): boolean
  isCity(space: number): boolean
}
