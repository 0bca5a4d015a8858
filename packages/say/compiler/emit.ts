import { LANGUAGES, type LanguageEntry, REFERENCE } from '../src/languages.ts'
import { argumentsOf, type Catalogue, isApart } from './catalogue.ts'
import type { Code, Need } from './code.ts'
import { AS_IT_IS, codesOf, constantOf, needsVoice, Writer } from './writer.ts'

const HEAD = '// Written by `npm run words` from the .ftl files beside it; change those.\n'
const HEAD_OF_MANY = '// Written by `npm run words` from the .ftl files of all chapters; change those.\n'

/** The module with a language’s words: `words`, of the shape that `shape.words.ts` beside it declares. */
export function emitLanguage(catalogue: Catalogue, language: string, change = AS_IT_IS): string {
  const { tag, whole }: LanguageEntry = (LANGUAGES as Readonly<Record<string, LanguageEntry>>)[language] ?? {
    tag: language,
    whole: false,
  }
  const writer = new Writer(catalogue, language, change)
  const compiled = [...(catalogue.languages.get(language)?.values() ?? [])]
    .filter(({ key }) => !isApart(catalogue, key))
    .map((message) => [message.key, writer.message(message)] as const)
  const table = nested(
    compiled.map(([key, code]) => [key, writer.said.has(key) ? constantOf(key) : entry(catalogue, key, code)]),
    { before: '', after: ',' },
  )
  const said = [...writer.said].map(
    ([key, code]) => `const ${constantOf(key)}: ${pathOf(key)} = ${entry(catalogue, key, code)}\n`,
  )
  const needs = new Set(
    compiled.flatMap(([, code]) => [...code.needs]).concat(...[...writer.said.values()].map((code) => [...code.needs])),
  )
  const { common, isAlone } = catalogue
  const above = isAlone ? headAlone(needs, tag) : head(needs, tag, whole, `${common?.from}/${language}.words.ts`)
  const parts = [above, said.join('')]
  const type = whole ? 'Words' : isAlone ? 'Partial<Words>' : 'Some<Words>'
  return `${HEAD}${parts.filter(Boolean).join('\n')}\nexport const words: ${type} = ${table}\n`
}

/** What stands for a message in the table: its text, or a function of what it is told. */
function entry(catalogue: Catalogue, key: string, { code, text, needs }: Code): string {
  if (text !== null && isPlain(catalogue, key)) return code
  if (catalogue.telling === 'inOrder') return `(${parametersOf(catalogue, key, code).join(', ')}) => ${code}`
  if (needs.has('voice')) return `(${needs.has('told') ? 'a' : '_'}, v) => ${code}`
  return `(${needs.has('told') ? 'a' : ''}) => ${code}`
}

/** Parameters in their order, up to the last that this language uses; one that it does not use begins with `_`. */
function parametersOf(catalogue: Catalogue, key: string, code: string): string[] {
  const isUsed = (name: string) => new RegExp(`\\$${name}\\b`).test(code)
  const names = [...argumentsOf(catalogue, key).keys()]
  return names.slice(0, names.findLastIndex(isUsed) + 1).map((name) => (isUsed(name) ? `$${name}` : `_${name}`))
}

/** What stands above the words of a language. */
function head(needs: ReadonlySet<Need>, tag: string, whole: boolean, common: string): string {
  const those = (...names: readonly Need[]) => names.filter((name) => needs.has(name)).join(', ')
  const [engine, intl] = [those('BANK', 'bits', 'POT'), those('list', 'number', 'plural')]
  const lines = [
    engine && `import { ${engine} } from '@hausregeln/engine'`,
    needs.has('of') && `import { of } from '@hausregeln/say/elision.ts'`,
    intl && `import { language } from '@hausregeln/say/language.ts'`,
    !whole && `import type { Some } from '@hausregeln/say/some.ts'`,
    needs.has('common') && `import { words as common } from '${common}'`,
    `import type { Words } from './shape.words.ts'`,
    intl && `\nconst { ${intl} } = language('${tag}')`,
  ]
  return `${lines.filter((line) => line !== false && line !== '').join('\n')}\n`
}

/** The same where nothing may be imported: plural categories come from `Intl` itself. */
function headAlone(needs: ReadonlySet<Need>, tag: string): string {
  const plural = `\nconst rules = new Intl.PluralRules('${tag}')\nconst plural = (value: number) => rules.select(value)\n`
  return `import type { Words } from './shape.words.ts'\n${needs.has('plural') ? plural : ''}`
}

/** The module with the shape of a catalogue’s words: what each is told. */
export function emitShape(catalogue: Catalogue): string {
  const keys = [...(catalogue.languages.get(REFERENCE)?.keys() ?? [])].filter((key) => !isApart(catalogue, key))
  const text = nested(
    keys.map((key) => [key, typeOf(catalogue, key)]),
    { before: 'readonly ', after: '' },
  )
  const imports = [
    text.includes('PieceNoun') && `import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'\n`,
    text.includes('Speaker<') && `import type { Speaker } from '@hausregeln/say/speaker.ts'\n`,
  ].filter((line) => line !== false)
  return `${HEAD}${imports.join('')}${imports.length > 0 ? '\n' : ''}export interface Words ${text}\n`
}

/** The module with the texts of several catalogues that lie apart in a language, in one table of groups. */
export function emitApart(catalogues: readonly Catalogue[], language: string, change = AS_IT_IS): string {
  const texts = catalogues.flatMap((catalogue) => {
    const writer = new Writer(catalogue, language, change)
    const messages = [...(catalogue.languages.get(language)?.values() ?? [])].filter(({ key }) =>
      isApart(catalogue, key),
    )
    return messages.map((message): Entry => [message.key, writer.message(message).code])
  })
  return `${HEAD_OF_MANY}export const words = ${nested(texts, { before: '', after: ',' })}\n`
}

function typeOf(catalogue: Catalogue, key: string): string {
  if (isPlain(catalogue, key)) return 'string'
  if (catalogue.telling === 'inOrder')
    return `(${[...argumentsOf(catalogue, key)].map(([name, type]) => `$${name}: ${type}`).join(', ')}) => string`
  const told = [...argumentsOf(catalogue, key)].map(([name, type]) => `readonly ${name}: ${type}`)
  const type = told.length > 0 ? `{ ${told.join('; ')} }` : 'object'
  return needsVoice(catalogue, key) ? `(told: ${type}, v: Speaker<PieceNoun>) => string` : `(told: ${type}) => string`
}

/** Whether a message is the same whatever is told, in every language. */
function isPlain(catalogue: Catalogue, key: string): boolean {
  return codesOf(catalogue, key).every(({ text }) => text !== null)
}

/** The type of a message’s function: `Words['phrase']['paidTo']`. */
function pathOf(key: string): string {
  return `Words${key
    .split('-')
    .map((name) => `['${name}']`)
    .join('')}`
}

/** A name as a property: `6_1` is a number to the language, and is put in quotes. */
function property(name: string): string {
  return /^\d/.test(name) ? `'${name}'` : name
}

type Entry = readonly [key: string, value: string]

/** Keys as an object of groups: `event-traded` is `event: { traded }`. */
function nested(entries: readonly Entry[], around: { before: string; after: string }, indent = ''): string {
  const inner = `${indent}  `
  const groups = new Map<string, Entry[]>()
  for (const [key, value] of entries) {
    const [first = '', ...rest] = key.split('-')
    groups.set(first, [...(groups.get(first) ?? []), [rest.join('-'), value]])
  }
  const lines = [...groups].map(([name, inside]) => {
    const leaf = inside.find(([rest]) => rest === '')
    return `${inner}${around.before}${property(name)}: ${leaf?.[1] ?? nested(inside, around, inner)}${around.after}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}
