import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { REFERENCE } from '@hausregeln/say/languages.ts'

const FOLDER = join(import.meta.dirname, '../../packages/chapters')
const NOTE = '// Written by `npm run chapters` from the folders beside it; a test holds it against them.'

/** What a chapter's rules add to all there is to name: the interface of core/known.ts, what is exported, and where. */
const KINDS = [
  { added: 'Vocabularies', exported: 'vocabulary', files: ['vocabulary'] },
  { added: 'Policies', exported: 'policies', files: ['policies'] },
  { added: 'Sections', exported: 'section', files: ['section'] },
  { added: 'OfferedChoices', exported: 'choices', files: ['choices'] },
  { added: 'OfferedNumbers', exported: 'numbers', files: ['choices', 'numbers'] },
] as const

type Kind = (typeof KINDS)[number]

/** The folders of the built-in chapters, in the order of their names. */
export function chapterFolders(): string[] {
  return globSync('*/rules/chapter.ts', { cwd: FOLDER })
    .map((path) => path.split(/[\\/]/)[0] as string)
    .sort()
}

/** The lists in packages/chapters as its folders stand now: the text of each, by its file name. */
export async function chapterLists(): Promise<ReadonlyMap<string, string>> {
  const folders = chapterFolders()
  return new Map([
    ['rules.ts', rulesList(folders)],
    ['plays.ts', playsList(folders)],
    ['scenes.ts', scenesList(folders)],
    ['laws.ts', lawsList(folders)],
    ['known.ts', await knownList(folders)],
    ['facts.ts', factsList(folders)],
    ['texts.ts', await textsList(folders)],
    ['views.ts', await viewsList(folders)],
  ])
}

function rulesList(folders: readonly string[]): string {
  const lines = folders.map((folder) => `export * as ${camel(folder)} from './${folder}/rules/chapter.ts'\n`)
  return `${NOTE}\n\n// Whatever a folder's \`chapter.ts\` exports is a chapter that a rulebook's file can name.\n${lines.join('')}`
}

function playsList(folders: readonly string[]): string {
  const found = folders.filter((folder) => existsSync(join(FOLDER, folder, 'play.ts')))
  const imports = found.map((folder) => `import { play as ${camel(folder)} } from './${folder}/play.ts'\n`)
  const lines = found.map((folder) => `  ${folder.includes('-') ? `'${folder}': ${camel(folder)}` : folder},\n`)
  return `${NOTE}\n\n${imports.join('')}\nexport type * from './known.ts'\n\n/** What bots know of each chapter, by its id. */\nexport const plays = {\n${lines.join('')}}\n`
}

function scenesList(folders: readonly string[]): string {
  const found = folders.filter((folder) => existsSync(join(FOLDER, folder, 'scene.ts')))
  const imports = found.map((folder) => `import { scenes as ${camel(folder)} } from './${folder}/scene.ts'\n`)
  const lines = found.map((folder) => `  ...${camel(folder)},\n`)
  return `${NOTE}

import { kitScenes } from '@hausregeln/engine/kit/scene/kit.ts'
import type { Scenes } from '@hausregeln/engine/kit/scene/scene.ts'
${imports.join('')}
export type * from './known.ts'

/** How the events of the built-in chapters are seen. */
export const scenes: Scenes = {
  ...kitScenes,
${lines.join('')}}
`
}

/** A line of our formatter has so many letters. */
const LINE = 120

function lawsList(folders: readonly string[]): string {
  const found = folders.filter((folder) => existsSync(join(FOLDER, folder, 'laws.ts')))
  const imports = found.map((folder) => `import { laws as ${camel(folder)} } from './${folder}/laws.ts'\n`)
  const names = found.map((folder) => `...${camel(folder)}`)
  const begun = 'export const laws: readonly Law[] = ['
  const atOnce = `${begun}${names.join(', ')}]`
  const list = atOnce.length <= LINE ? atOnce : `${begun}\n${names.map((name) => `  ${name},\n`).join('')}]`
  return `${NOTE}

import type { Law } from '@hausregeln/engine/kit/law.ts'
${imports.join('')}
export type * from './known.ts'

/** What holds of the chapters, wherever they are played. */
${list}
`
}

async function knownList(folders: readonly string[]): Promise<string> {
  const blocks = await Promise.all(
    KINDS.map(async (kind) => {
      const lines = (await Promise.all(folders.map((folder) => membersOf(folder, kind)))).flat()
      return `  interface ${kind.added} {\n${lines.join('')}  }\n`
    }),
  )
  return `${NOTE}

// The words, questions, answers, numbers and sections of the built-in chapters, by type: a program that imports this file,
// by type alone, knows them.
declare module '@hausregeln/engine/core/known.ts' {
${blocks.join('')}}

export {}
`
}

/** A line for all that a folder exports of a kind: \`choices\`, and \`dealChoices\` of a second chapter that lives there. */
async function membersOf(folder: string, { exported, files }: Kind): Promise<string[]> {
  const paths = files.map((file) => `${folder}/rules/${file}.ts`).filter((path) => existsSync(join(FOLDER, path)))
  const lines = await Promise.all(
    paths.map(async (path) => {
      const module: Readonly<Record<string, unknown>> = await import(join(FOLDER, path))
      const names = Object.keys(module).filter((name) => name.toLowerCase().endsWith(exported))
      return names.sort().map((name) => {
        const key = exported === 'section' ? nameOf(module[name]) : keyOf(folder, name, exported)
        return `    readonly ${/^\w+$/.test(key) ? key : `'${key}'`}: typeof import('./${path}').${name}\n`
      })
    }),
  )
  return lines.flat()
}

/** The modules of a kind of sentence that lie in `say`: those of words that several chapters share. */
function shared(kind: string, besides: string): string[] {
  return globSync(`say/${kind}/*.ts`, { cwd: FOLDER })
    .map((path) => basename(path, '.ts'))
    .filter((name) => name !== besides)
    .sort()
}

/** Lines that export from some path, in the order in which our formatter wants them. */
function byPath(lines: readonly string[]): string[] {
  const pathOf = (line: string) => / from '(.*)'/.exec(line)?.[1] ?? ''
  return lines.toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1))
}

const quoted = (name: string) => (name.includes('-') ? `'${name}'` : name)

function factsList(folders: readonly string[]): string {
  const common = shared('facts', 'common').map((name) => [name, `./say/facts/${name}.ts`])
  const own = folders
    .filter((folder) => existsSync(join(FOLDER, folder, 'say/facts.ts')))
    .map((folder) => [folder, `./${folder}/say/facts.ts`])
  const lines = byPath(
    [...common, ...own].map(([name = '', path]) => `export { facts as ${quoted(name)} } from '${path}'\n`),
  )
  return `${NOTE}\n\n// What is to be told of each chapter, in any language.\n${lines.join('')}`
}

/** Messages of a Fluent file that are said as they stand, by the kind of sentence that they are. */
const PLAIN = {
  event: 'events',
  payment: 'payments',
  action: 'actions',
  ask: 'questions',
  about: 'options',
  effect: 'effects',
} as const

/** A chapter without `say/texts.ts` says what its Fluent file says. */
async function textsList(folders: readonly string[]): Promise<string> {
  const exported = shared('texts', '').map(
    (name) => `export { texts as ${quoted(name)} } from './say/texts/${name}.ts'\n`,
  )
  const made: string[] = []
  const types: string[] = []
  for (const folder of folders) {
    if (existsSync(join(FOLDER, folder, 'say/texts.ts')))
      exported.push(`export { texts as ${quoted(folder)} } from './${folder}/say/texts.ts'\n`)
    else {
      const said = await plainly(folder)
      if (said === '') continue
      const name = camel(folder)
      const typeName = camel(`-${folder}`)
      types.push(`import type { Words as ${typeName} } from './${folder}/say/shape.words.ts'\n`)
      const tell = `${name}: Telling<'${folder}', ${typeName}> = (words) => ({\n${said}})\n`
      made.push(name === folder ? `export const ${tell}` : `const ${tell}\nexport { ${name} as '${folder}' }\n`)
    }
  }
  const imports = [
    ...types,
    `import type { Telling } from './say/telling.ts'\n`,
    made.some((line) => line.includes('asFunctions(')) ? `import { asFunctions } from './say/as-functions.ts'\n` : '',
  ]
  return `${NOTE}\n\n${byPath(imports.filter((line) => line !== '')).join('')}\n// How each chapter is told, with the words of any language.\n${byPath(exported).join('')}\n${made.join('\n')}`
}

async function plainly(folder: string): Promise<string> {
  const path = join(FOLDER, folder, `say/${REFERENCE}.words.ts`)
  if (!existsSync(path)) return ''
  const { words }: { readonly words: object } = await import(path)
  const refusals = 'refusal' in words ? ['refusals: words.refusal'] : []
  const told = Object.entries(PLAIN).flatMap(([kind, kinds]) =>
    kind in words ? [`${kinds}: asFunctions(words.${kind})`] : [],
  )
  return [...told, ...refusals].map((line) => `  ${line},\n`).join('')
}

/** What comes with every table is in so many of the built-in rulebooks; the rest is loaded where a rulebook has it. */
const SEVERAL = 2

async function viewsList(folders: readonly string[]): Promise<string> {
  const shown = await Promise.all(
    folders
      .filter((folder) => existsSync(join(FOLDER, folder, 'view/part.ts')))
      .map(async (folder) => ({ folder, part: `${camel(folder)}Part`, of: await namesIn(folder) })),
  )
  const isFirst = ({ of }: { readonly of: readonly string[] }) =>
    rulebooks.filter(({ book }) => of.some((name) => book.chapters.has(name))).length >= SEVERAL
  const first = shown.filter(isFirst)
  const imports = first.map(({ folder, part }) => `import { ${part} } from './${folder}/view/part.ts'\n`)
  const later = shown
    .filter((one) => !isFirst(one))
    .map(({ folder, part, of }) => {
      const key = folder.includes('-') ? `'${folder}'` : folder
      const names = of.map((name) => `'${name}'`).join(', ')
      const load = `async () => (await import('./${folder}/view/part.ts')).${part}`
      return `  ${key}: {\n    of: [${names}],\n    load: ${load},\n  },\n`
    })
  return `${NOTE}

import type { Part } from '@hausregeln/view-kit/table/part.ts'
${imports.join('')}
/** What the chapters show that several of the built-in rulebooks have: it comes with every table. */
export const FIRST: readonly Part[] = [
${first.map(({ part }) => `  ${part},\n`).join('')}]

/** What a folder shows is loaded where a rulebook has one \`of\` its chapters. */
interface Later {
  readonly of: readonly string[]
  readonly load: () => Promise<Part>
}

export const LATER: Readonly<Record<string, Later>> = {
${later.join('')}}
`
}

/** The chapters that live in a folder, by name. */
async function namesIn(folder: string): Promise<string[]> {
  const exported: Readonly<Record<string, Partial<Chapter>>> = await import(join(FOLDER, folder, 'rules/chapter.ts'))
  return Object.values(exported).flatMap(({ name }) => name ?? [])
}

function camel(folder: string): string {
  return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** A section is reached by its own name. */
function nameOf(section: unknown): string {
  return (section as { readonly name: string }).name
}

function keyOf(folder: string, name: string, exported: string): string {
  const second = name.slice(0, -exported.length)
  return second === '' ? folder : `${folder}/${second}`
}
