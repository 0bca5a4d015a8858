import { rulebooks } from '../packages/rulebooks/src/index.ts'
import { FURTHER_LANGUAGES, missingChoices, missingTexts } from '../packages/rulebooks/src/texts/missing.ts'
import { LANGUAGES, REFERENCE } from '../packages/say/src/languages.ts'
import { findCatalogues } from './words/catalogues.ts'

/**
 * Tells what each language lacks, by file and key, and how much that is: `npm run -s texts:missing`, or of one language
 * `npm run -s texts:missing -- fr`.
 */
const wanted = process.argv[2]
const { catalogues } = findCatalogues('.')

/** Keys that a language’s files do not have, and what rulebooks say that lies in no file. */
function missing(language: string): readonly string[] {
  const inFiles = catalogues.flatMap(({ folder, languages }) => {
    const own = languages.get(language)
    const keys = [...(languages.get(REFERENCE)?.keys() ?? [])]
    return keys.filter((key) => !own?.has(key)).map((key) => `${folder}/${language}.ftl: ${key}`)
  })
  const further = FURTHER_LANGUAGES.find((one) => one === language)
  if (further === undefined) return inFiles
  const apart = rulebooks.flatMap((rulebook) => [
    ...missingChoices(rulebook, further),
    ...missingTexts(rulebook, further),
  ])
  return inFiles.length > 0 ? inFiles : [...new Set(apart)].map((text) => `in no file: ${text}`)
}

const all = catalogues.reduce((sum, { languages }) => sum + (languages.get(REFERENCE)?.size ?? 0), 0)
const others = Object.keys(LANGUAGES).filter((language) => language !== REFERENCE)
for (const language of others) {
  if (wanted !== undefined && wanted !== language) continue
  const found = missing(language)
  for (const text of found) console.log(text)
  console.log(`${language}: ${found.length} of ${all} texts missing`)
}
if (wanted !== undefined && !others.includes(wanted)) {
  console.error(`There is no language "${wanted}" beside English. There are: ${others.join(', ')}.`)
  process.exitCode = 2
}
