import type { Catalogue } from '../../packages/say/compiler/catalogue.ts'
import { LANGUAGES } from '../../packages/say/src/languages.ts'

const WORDS = 'packages/view-kit/src/words'
const HEAD = '// Written by `npm run words`: a line for each folder with words.\n'
const ROOM = new RegExp(`^${WORDS}/([^/]+)/([^/]+)$`)

interface Room {
  readonly name: string
  readonly languages: readonly string[]
}

/**
 * Modules that list the words of the page, by their path from the root. Its rooms lie in parts (`start`, `play` …), and
 * a page loads a part at a time: each part has a module for each language.
 */
export function pageLists(catalogues: readonly Catalogue[]): ReadonlyMap<string, string> {
  const parts = new Map<string, readonly Room[]>()
  for (const { folder, languages } of catalogues) {
    const [, part, name] = ROOM.exec(folder) ?? []
    if (part !== undefined && name !== undefined)
      parts.set(part, [...(parts.get(part) ?? []), { name, languages: [...languages.keys()] }])
  }
  const lists = new Map<string, string>()
  if (parts.size === 0) return lists
  const languages = Object.keys(LANGUAGES).sort()
  for (const [part, rooms] of parts)
    for (const language of languages)
      lists.set(
        `${WORDS}/${part}/${language}.words.ts`,
        partIn(
          language,
          rooms.filter((room) => room.languages.includes(language)),
        ),
      )
  lists.set(`${WORDS}/parts.words.ts`, shape(parts, languages))
  return lists
}

/** What a part says in one language. */
function partIn(language: string, rooms: readonly Room[]): string {
  const imports = rooms.map(({ name }) => `import { words as ${name} } from './${name}/${language}.words.ts'\n`)
  const lines = rooms.map(({ name }) => `  ${name},\n`)
  return `${HEAD}${imports.join('')}\nexport const words = {\n${lines.join('')}}\n`
}

/** Which parts and rooms there are, and what loads a part. */
function shape(parts: ReadonlyMap<string, readonly Room[]>, languages: readonly string[]): string {
  const rooms = [...parts].flatMap(([part, inside]) => inside.map(({ name }) => ({ part, name })))
  const imports = rooms
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
/** The words of the page by part and room. */
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

function loaders(language: string, parts: ReadonlyMap<string, readonly Room[]>): string {
  const lines = [...parts.keys()].map((part) => `    ${part}: () => import('./${part}/${language}.words.ts'),\n`)
  return `  ${language}: {\n${lines.join('')}  },\n`
}

function isWholeLanguage(language: string): boolean {
  return (LANGUAGES as Readonly<Record<string, { readonly whole: boolean }>>)[language]?.whole === true
}

function typeName(room: string): string {
  return room.charAt(0).toUpperCase() + room.slice(1)
}

function pathIn(line: string): string {
  return /from '(.*)'/.exec(line)?.[1] ?? ''
}
