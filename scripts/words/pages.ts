import type { Catalogue } from '../../packages/say/compiler/catalogue.ts'
import { LANGUAGES } from '../../packages/say/src/languages.ts'

const WORDS = 'packages/view-kit/src/words'
const HEAD = '// Written by `npm run words`: a line for each folder with words.\n'
const GROUP = new RegExp(`^${WORDS}/([^/]+)/([^/]+)$`)

interface Group {
  readonly name: string
  readonly languages: readonly string[]
}

/**
 * Modules that list the words of the page, by their path from the root. Its groups lie in parts (`start`, `play` …), and
 * a page loads a part at a time: each part has a module for each language.
 */
export function pageLists(catalogues: readonly Catalogue[]): ReadonlyMap<string, string> {
  const parts = new Map<string, readonly Group[]>()
  for (const { folder, languages } of catalogues) {
    const [, part, name] = GROUP.exec(folder) ?? []
    if (part !== undefined && name !== undefined)
      parts.set(part, [...(parts.get(part) ?? []), { name, languages: [...languages.keys()] }])
  }
  const lists = new Map<string, string>()
  if (parts.size === 0) return lists
  const languages = Object.keys(LANGUAGES).sort()
  for (const [part, groups] of parts)
    for (const language of languages)
      lists.set(
        `${WORDS}/${part}/${language}.words.ts`,
        partIn(
          language,
          groups.filter((group) => group.languages.includes(language)),
        ),
      )
  lists.set(`${WORDS}/parts.words.ts`, shape(parts, languages))
  return lists
}

/** What a part says in one language. */
function partIn(language: string, groups: readonly Group[]): string {
  const imports = groups.map(({ name }) => `import { words as ${name} } from './${name}/${language}.words.ts'\n`)
  const lines = groups.map(({ name }) => `  ${name},\n`)
  return `${HEAD}${imports.join('')}\nexport const words = {\n${lines.join('')}}\n`
}

/** Which parts and groups there are, and what loads a part. */
function shape(parts: ReadonlyMap<string, readonly Group[]>, languages: readonly string[]): string {
  const groups = [...parts].flatMap(([part, inside]) => inside.map(({ name }) => ({ part, name })))
  const imports = groups
    .map(({ part, name }) => `import type { Words as ${typeName(name)} } from './${part}/${name}/shape.words.ts'\n`)
    .sort((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1))
  const types = [...parts].map(
    ([part, inside]) =>
      `  readonly ${part}: {\n${inside.map(({ name }) => `    readonly ${name}: ${typeName(name)}\n`).join('')}  }\n`,
  )
  const [whole, further] = [true, false].map((isWhole) =>
    languages.filter((language) => isWholeLanguage(language) === isWhole).map((language) => loaders(language, parts)),
  )
  return `${HEAD}import type { Some } from '@hausregeln/say/some.ts'
${imports.join('')}
/** The words of the page by part and group. */
export interface Parts {
${types.join('')}}
type Loaders<T> = {
  readonly [Part in keyof Parts]: () => Promise<{ readonly words: T extends 'whole' ? Parts[Part] : Some<Parts[Part]> }>
}

export const PARTS = [${[...parts.keys()].map((part) => `'${part}'`).join(', ')}] as const satisfies readonly (keyof Parts)[]

/** Languages that say everything. */
export const WHOLE = {
${whole?.join('')}} as const satisfies Readonly<Record<string, Loaders<'whole'>>>

/** Languages in which something may be missing: English stands in. */
export const FURTHER = {
${further?.join('')}} as const satisfies Readonly<Record<string, Loaders<'some'>>>
`
}

function loaders(language: string, parts: ReadonlyMap<string, readonly Group[]>): string {
  const lines = [...parts.keys()].map((part) => `    ${part}: () => import('./${part}/${language}.words.ts'),\n`)
  return `  ${language}: {\n${lines.join('')}  },\n`
}

function isWholeLanguage(language: string): boolean {
  return (LANGUAGES as Readonly<Record<string, { readonly whole: boolean }>>)[language]?.whole === true
}

function typeName(group: string): string {
  return group.charAt(0).toUpperCase() + group.slice(1)
}

function pathIn(line: string): string {
  return /from '(.*)'/.exec(line)?.[1] ?? ''
}
