// npm run new chapter NAME [--asks]: a built-in chapter; --asks: with a kind of space that asks.
// npm run new book NAME, npm run new bot NAME: a rulebook, a bot as a program, in examples.
// npm run new language CODE: a language in which everything may still be missing.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addLanguage } from './language.ts'
import { NAME, render, write } from './render.ts'

const ROOT = join(import.meta.dirname, '../..')
const USAGE = 'npm run new chapter NAME [--asks] | book NAME | bot NAME | language CODE'

/** Where each kind of thing lies, and what is to be done with its folder. */
const KINDS: Readonly<
  Record<string, { readonly parent: string; readonly next: (folder: string) => readonly string[] }>
> = {
  chapter: {
    parent: 'packages/chapters',
    next: (folder) => ['npm run words', 'npm run chapters', 'npm run types', `npm run test:unit -- ${folder}`],
  },
  book: {
    parent: 'examples',
    next: (folder) => [
      `npm run test:unit -- ${folder}`,
      `npm run -s hausregeln -- sim --rulebook ${folder} --seats steady,plain --games 20 --seed 1 --check-laws`,
    ],
  },
  bot: { parent: 'examples/bots', next: (folder) => [`npm run test:unit -- ${folder}`] },
}

/** Makes what is asked for. Gives what to do next, or throws a sentence. */
export function make(root: string, [kind = '', name = '', ...more]: readonly string[]): readonly string[] {
  if (kind === 'language' && more.length === 0) return addLanguage(root, name)
  const asks = kind === 'chapter' && more[0] === '--asks'
  const place = KINDS[kind]
  if (place === undefined || more.length > (asks ? 1 : 0)) throw new Error(USAGE)
  if (!NAME.test(name)) throw new Error(`“${name}” is no name: small letters, digits and hyphens, like snake-eyes.`)
  const folder = `${place.parent}/${name}`
  if (existsSync(join(root, folder))) throw new Error(`There is already a folder ${folder}.`)
  const files = write(join(root, folder), render(asks ? 'asking' : kind, name))
  format(root, folder)
  return [...files.map((file) => `  ${folder}/${file}`), 'Next:', ...place.next(folder).map((line) => `  ${line}`)]
}

/** Lines break elsewhere with a longer name, and imports stand in another order. */
function format(root: string, folder: string): void {
  const style = ['check', '--write', '--linter-enabled=false', folder]
  execFileSync(join(root, 'node_modules/.bin/biome'), style, { cwd: root, stdio: 'ignore' })
}

if (import.meta.main)
  try {
    console.log(make(ROOT, process.argv.slice(2)).join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
