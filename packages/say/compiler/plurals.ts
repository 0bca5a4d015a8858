/** Romance languages have a category for whole millions; a game has none, and `other` is right enough. */
const OF_MILLIONS = ['fr', 'es', 'it', 'pt', 'ca']

/** The plural categories that messages of a language must have, without `other`, which stands for the rest. */
export function categoriesOf(language: string): readonly string[] {
  const all = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return all.filter((name) => name !== 'other' && !(name === 'many' && OF_MILLIONS.includes(language)))
}

/** Whether numbers of this category are just this one: then a case `[1]` says all that `[one]` would. */
export function isJust(language: string, category: string, number: number): boolean {
  return areJust(language, category, [number])
}

/** A condition in TypeScript for a category of a whole number, not below zero. */
export function pluralCondition(language: string, category: string, x: string): string {
  if (areJust(language, category, [1])) return `${x} === 1`
  if (areJust(language, category, [0, 1])) return `${x} < 2`
  return `plural(${x}) === '${category}'`
}

function areJust(language: string, category: string, numbers: readonly number[]): boolean {
  const all = numbersBy(language).get(category) ?? []
  return all.length === numbers.length && numbers.every((number, at) => number === all[at])
}

/** As far as numbers are looked at: what they are called repeats itself long before. */
const LOOKED_AT = 1000
const known = new Map<string, ReadonlyMap<string, readonly number[]>>()

/** The numbers of each category, found once for a language: every plural of every message asks for them. */
function numbersBy(language: string): ReadonlyMap<string, readonly number[]> {
  const found = known.get(language) ?? groupNumbers(new Intl.PluralRules(language))
  known.set(language, found)
  return found
}

function groupNumbers(rules: Intl.PluralRules): ReadonlyMap<string, readonly number[]> {
  return Map.groupBy(
    Array.from({ length: LOOKED_AT }, (_, n) => n),
    (n) => rules.select(n),
  )
}
