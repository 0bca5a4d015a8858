/** Romance languages have a category for whole millions; a game has none, and `other` is right enough. */
const OF_MILLIONS = ['fr', 'es', 'it', 'pt', 'ca']

/** The plural categories that messages of a language must have, without `other`, which stands for the rest. */
export function categoriesOf(language: string): readonly string[] {
  const all = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return all.filter((name) => name !== 'other' && !(name === 'many' && OF_MILLIONS.includes(language)))
}

/** Whether numbers of this category are just this one: then a case `[1]` says all that `[one]` would. */
export function isJust(language: string, category: string, number: number): boolean {
  return sameAs(language, category, (n) => n === number)
}

function sameAs(language: string, category: string, holds: (n: number) => boolean): boolean {
  const rules = new Intl.PluralRules(language)
  return Array.from({ length: 1000 }, (_, n) => n).every((n) => (rules.select(n) === category) === holds(n))
}

/** A condition in TypeScript for a category of a whole number, not below zero. */
export function pluralCondition(language: string, category: string, x: string): string {
  if (sameAs(language, category, (n) => n === 1)) return `${x} === 1`
  if (sameAs(language, category, (n) => n < 2)) return `${x} < 2`
  return `plural(${x}) === '${category}'`
}
