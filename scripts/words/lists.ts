import { posix } from 'node:path'
import { type Catalogue, isApart, isTold } from '../../packages/say/compiler/catalogue.ts'
import { emitApart } from '../../packages/say/compiler/emit.ts'
import type { Fault } from '../../packages/say/compiler/message.ts'
import { LANGUAGES, REFERENCE } from '../../packages/say/src/languages.ts'

const HEAD = '// Written by `npm run words`: a line for each folder with words.\n'
const CHAPTERS = 'packages/chapters'
const BOOKS = 'packages/rulebooks/src'
const IN_CHAPTERS = /^packages\/chapters\/(?:[^/]+\/)?say$/
/** What is told by `sayings`: by a place that is not a book’s, with English in the module that tells it. */
const SAID = /^packages\/(?:engine\/src\/(?:kit\/(book)|(core))|chapters\/([^/]+)\/rules|rulebooks\/src\/(file))\/say$/
/** The same, loaded by the package itself. */
const BY_THEMSELVES = [
  'packages/lab/src/say',
  'packages/cli/src/help',
  'packages/cli/src/printed',
  'packages/cli/src/refusals',
]
/** Of these, what programs have at once that need not fetch it. */
const AT_ONCE_TOO = 'packages/lab/src/say'
const IN_BOOKS = new RegExp(`^${BOOKS}/(?:(.+)/)?say(/paragraphs|/introduction)?$`)

/** Modules that list words, by their path from the root: what all chapters say, and what loads the words of rulebooks. */
export function listsOf(catalogues: readonly Catalogue[]): ReadonlyMap<string, string> {
  const lists = new Map<string, string>()
  const folders = new Map(catalogues.map(({ folder, languages }) => [folder, [...languages.keys()]]))
  const ofChapters = catalogues.filter(({ folder }) => IN_CHAPTERS.test(folder))
  const told = new Set(ofChapters.filter(isTold).map(({ folder }) => folder))
  const chapters = [...folders].filter(([folder]) => told.has(folder))
  for (const language of new Set(chapters.flatMap(([, languages]) => languages)))
    lists.set(
      `${CHAPTERS}/say.${language}.words.ts`,
      chaptersIn(
        language,
        chapters.filter(([, has]) => has.includes(language)).map(([folder]) => folder),
      ),
    )
  for (const language of new Set(chapters.flatMap(([, languages]) => languages)))
    lists.set(`${CHAPTERS}/rules.${language}.words.ts`, emitApart(ofChapters, language))
  if (chapters.length > 0)
    lists.set(`${CHAPTERS}/say.shape.words.ts`, chaptersShape(chapters.map(([folder]) => folder)))
  const sayings = [...folders].filter(([folder]) => SAID.test(folder))
  for (const language of new Set(sayings.flatMap(([, languages]) => languages)))
    if (language !== REFERENCE)
      lists.set(
        `${BOOKS}/texts/sayings.${language}.words.ts`,
        sayingsIn(
          language,
          sayings.filter(([, has]) => has.includes(language)).map(([folder]) => folder),
        ),
      )
  for (const folder of BY_THEMSELVES)
    if (folders.has(folder)) {
      lists.set(`${folder}/loaders.words.ts`, loadersBeside(folders.get(folder) ?? []))
      if (folder === AT_ONCE_TOO) lists.set(`${folder}/whole.words.ts`, wholeBeside())
    }
  const books = [...folders].filter(([folder]) => IN_BOOKS.test(folder) && !SAID.test(folder))
  if (books.length > 0) {
    lists.set(`${BOOKS}/texts/loaders.words.ts`, loaders(books))
    lists.set(`${BOOKS}/texts/whole.words.ts`, whole(books))
  }
  return lists
}

/** Keys of rules that two chapters have: they lie in one table. */
export function doubled(catalogues: readonly Catalogue[]): Fault[] {
  const first = new Map<string, string>()
  return catalogues.flatMap((catalogue) => {
    if (!IN_CHAPTERS.test(catalogue.folder)) return []
    const messages = [...(catalogue.languages.get(REFERENCE)?.values() ?? [])]
    return messages.flatMap(({ key, line }) => {
      if (!isApart(catalogue, key)) return []
      const there = first.get(key)
      first.set(key, catalogue.folder)
      if (there === undefined) return []
      return [{ file: `${catalogue.folder}/${REFERENCE}.ftl`, line, what: `${key} is in ${there}, too.` }]
    })
  })
}

/** A chapter's words by its name; `say`: phrases that several use, and what belongs to none. */
function chapterOf(folder: string): string {
  return folder === `${CHAPTERS}/say` ? 'say' : (folder.split('/')[2] ?? '')
}

function chaptersIn(language: string, folders: readonly string[]): string {
  const imports = folders.map(
    (folder) =>
      `import { words as ${camel(chapterOf(folder))} } from './${posix.relative(CHAPTERS, folder)}/${language}.words.ts'`,
  )
  const lines = folders.map((folder) => `  '${chapterOf(folder)}': ${camel(chapterOf(folder))},`)
  return `${HEAD}${imports.join('\n')}\n\nexport const words = {\n${lines.join('\n')}\n}\n`
}

/** What is told by `sayings` in a language, by place. */
function sayingsIn(language: string, folders: readonly string[]): string {
  const placed = folders.map((folder) => {
    const [, ...found] = SAID.exec(folder) ?? []
    return { folder, place: found.find((one) => one !== undefined) ?? '' }
  })
  const from = (folder: string) =>
    folder.startsWith(`${BOOKS}/`)
      ? `../${posix.relative(BOOKS, folder)}`
      : folder.replace(/^packages\/(\w+)(?:\/src)?/, '@hausregeln/$1')
  const imports = placed.map(
    ({ folder, place }) => `import { words as ${camel(place)} } from '${from(folder)}/${language}.words.ts'`,
  )
  const lines = placed.map(({ place }) => `  '${place}': ${camel(place)},`)
  return `${HEAD}${imports.join('\n')}\n\nexport const words = {\n${lines.join('\n')}\n}\n`
}

/** What loads the words of one place in a language. */
function loadersBeside(languages: readonly string[]): string {
  const lines = languages
    .filter((language) => language !== REFERENCE)
    .map((language) => `  ${language}: () => import('./${language}.words.ts'),\n`)
  return `${HEAD}type Loaders = Readonly<Record<string, (() => Promise<{ readonly words: object }>) | undefined>>

/** What loads the words beside this, by language; English is there from the beginning. */
export const LOADERS: Loaders = {
${lines.join('')}}
`
}

/** The words of one place in all languages that are whole, at once. */
function wholeBeside(): string {
  const whole = Object.keys(LANGUAGES).filter((language) => language !== REFERENCE && isWholeLanguage(language))
  const imports = whole.map((language) => `import { words as ${language} } from './${language}.words.ts'\n`)
  return `${HEAD}${imports.join('')}
/** The words beside this in languages that are whole, at once: for programs that need not fetch them. */
export const WHOLE: Readonly<Record<string, object>> = { ${whole.join(', ')} }
`
}

/** What all chapters say, by their names. */
function chaptersShape(folders: readonly string[]): string {
  const typeName = (folder: string) => camel(`-${chapterOf(folder)}`)
  const imports = folders.map(
    (folder) =>
      `import type { Words as ${typeName(folder)} } from './${posix.relative(CHAPTERS, folder)}/shape.words.ts'`,
  )
  const lines = folders.map((folder) => `  readonly '${chapterOf(folder)}': ${typeName(folder)}`)
  return `${HEAD}${imports.join('\n')}

/** What chapters say, by their names; \`say\`: phrases that several use, and what belongs to none. */
export interface ChapterWords {
${lines.join('\n')}
}
`
}

/** `''`: what all rulebooks say; `classic`, `classic/paragraphs` and `classic/introduction`. */
function placeOf(folder: string): string {
  const [, book = '', apart = ''] = IN_BOOKS.exec(folder) ?? []
  return `${book}${apart}`
}

function loaders(books: readonly (readonly [string, readonly string[]])[]): string {
  const lines = books.map(([folder, languages]) => {
    const from = `../${posix.relative(BOOKS, folder)}`
    const inside = languages.map((language) => `    ${language}: () => import('${from}/${language}.words.ts'),`)
    return `  '${placeOf(folder)}': {\n${inside.join('\n')}\n  },`
  })
  const languages = [...new Set(books.flatMap(([, has]) => has))]
  const chapters = (isWhole: boolean) =>
    languages
      .filter((language) => isWholeLanguage(language) === isWhole)
      .map((language) => `  ${language}: () => import('@hausregeln/chapters/say.${language}.words.ts'),\n`)
      .join('')
  const rules = languages.map(
    (language) => `  ${language}: () => import('@hausregeln/chapters/rules.${language}.words.ts'),\n`,
  )
  const sayings = languages
    .filter((language) => language !== REFERENCE)
    .map((language) => `  ${language}: () => import('./sayings.${language}.words.ts'),\n`)
  return `${HEAD}import type { ChapterWords } from '@hausregeln/chapters/say.shape.words.ts'
import type { Some } from '@hausregeln/say/some.ts'

type Loaders<Words> = Readonly<Record<string, (() => Promise<{ readonly words: Words }>) | undefined>>

/** What rulebooks say, by place and language: each book, its paragraphs, and (\`''\`) what is the same in all of them. */
export const BOOKS: Readonly<Record<string, Loaders<object> | undefined>> = {
${lines.join('\n')}
}

/** What questions, choices, numbers and chapters are called, by language. */
export const RULES: Loaders<object> = {
${rules.join('')}}

/** What is told by \`sayings\`, by language and place; English is there from the beginning. */
export const SAYINGS: Loaders<Readonly<Record<string, object>>> = {
${sayings.join('')}}

/** What chapters say, in languages that lack nothing. */
export const WHOLE_CHAPTERS: Loaders<ChapterWords> = {
${chapters(true)}}

/** What chapters say, by language. */
export const CHAPTERS: Loaders<Some<ChapterWords>> = {
  ...WHOLE_CHAPTERS,
${chapters(false)}}
`
}

/** The words of languages that are whole, at once: for programs that need not fetch them. */
function whole(books: readonly (readonly [string, readonly string[]])[]): string {
  const languages = Object.entries(LANGUAGES).flatMap(([language, { whole }]) => (whole ? [language] : []))
  const imports: string[] = []
  const entries = languages.map((language) => {
    imports.push(`import { words as ${language}Rules } from '@hausregeln/chapters/rules.${language}.words.ts'`)
    imports.push(`import { words as ${language}Chapters } from '@hausregeln/chapters/say.${language}.words.ts'`)
    const isBegun = language === REFERENCE
    if (!isBegun) imports.push(`import { words as ${language}Sayings } from './sayings.${language}.words.ts'`)
    const inside = books.map(([folder]) => {
      const place = placeOf(folder)
      const name = camel(`${language}-${place.replace('/', '-') || 'books'}`)
      imports.push(`import { words as ${name} } from '../${posix.relative(BOOKS, folder)}/${language}.words.ts'`)
      return `      '${place}': ${name},`
    })
    return `  ${language}: {\n    chapters: ${language}Chapters,\n    rules: ${language}Rules,\n    sayings: ${isBegun ? '{}' : `${language}Sayings`},\n    books: {\n${inside.join('\n')}\n    },\n  },`
  })
  return `${HEAD}import type { ChapterWords } from '@hausregeln/chapters/say.shape.words.ts'
${imports.join('\n')}

interface Said {
  readonly chapters: ChapterWords
  readonly rules: object
  readonly sayings: Readonly<Record<string, object>>
  readonly books: Readonly<Record<string, object>>
}

/** What is said in each language that is whole: see \`loaders.words.ts\`. */
export const WHOLE: Readonly<Record<string, Said>> = {
${entries.join('\n')}
}
`
}

function isWholeLanguage(language: string): boolean {
  return (LANGUAGES as Readonly<Record<string, { readonly whole: boolean }>>)[language]?.whole === true
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
