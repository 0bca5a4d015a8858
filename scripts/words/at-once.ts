import type { Catalogue } from '../../packages/say/compiler/catalogue.ts'
import { LANGUAGES, REFERENCE } from '../../packages/say/src/languages.ts'
import { AT_ONCE } from './catalogues.ts'

const HEAD = '// Written by `npm run words`: a line for each language.\n'

/** Modules that have a folder's words in all languages, by their path from the root. */
export function atOnceLists(catalogues: readonly Catalogue[]): ReadonlyMap<string, string> {
  const found = catalogues.filter(({ folder }) => AT_ONCE.some((one) => one === folder))
  return new Map(found.map(({ folder, languages }) => [`${folder}/all.words.ts`, allOf([...languages.keys()])]))
}

function allOf(has: readonly string[]): string {
  const some = Object.keys(LANGUAGES).filter((language) => has.includes(language) && !isWhole(language))
  const imports = has.map((language) => `import { words as ${language} } from './${language}.words.ts'\n`)
  const lines = Object.keys(LANGUAGES).map((language) => {
    if (some.includes(language)) return `  ${language}: filled<Words>(${REFERENCE}, ${language}),\n`
    return has.includes(language) ? `  ${language},\n` : `  ${language}: ${REFERENCE},\n`
  })
  const filled = some.length === 0 ? '' : `import { filled } from '@hausregeln/say/some.ts'\n`
  return `${HEAD}import type { LANGUAGES } from '@hausregeln/say/languages.ts'
${filled}${imports.join('')}import type { Words } from './shape.words.ts'

/** What is said in each language; English stands in for what one lacks. */
export const ALL: Readonly<Record<keyof typeof LANGUAGES, Words>> = {
${lines.join('')}}
`
}

function isWhole(language: string): boolean {
  return (LANGUAGES as Readonly<Record<string, { readonly whole: boolean }>>)[language]?.whole === true
}
