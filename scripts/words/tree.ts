import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, serialize } from '@fluent/syntax'
import { readMessages } from '../../packages/say/compiler/read.ts'
import { LANGUAGES, REFERENCE } from '../../packages/say/src/languages.ts'

/** What tells a platform, and Mozilla’s compare-locales, which file of the tree is whose translation. */
function project(): string {
  const translated = Object.keys(LANGUAGES).filter((language) => language !== REFERENCE)
  return `basepath = "."
locales = [${translated.map((language) => `"${language}"`).join(', ')}]

[[paths]]
    reference = "${REFERENCE}/**/*.ftl"
    l10n = "{locale}/**/*.ftl"
`
}

/**
 * Copies all Fluent files into one tree, a folder a language, as translation platforms want them, and `l10n.toml`, which
 * tells them so. Gives the number of files with words.
 */
export function exportTree(root: string, folders: readonly string[], to: string): number {
  let files = 0
  for (const folder of folders)
    for (const name of globSync('*.ftl', { cwd: join(root, folder) })) {
      const place = join(to, name.replace(/\.ftl$/, ''), `${folder}.ftl`)
      mkdirSync(dirname(place), { recursive: true })
      cpSync(join(root, folder, name), place)
      files++
    }
  writeFileSync(join(to, 'l10n.toml'), project())
  return files
}

export interface Taken {
  /** Files that have changed, from the root. */
  readonly changed: readonly string[]
  /** Why some were not taken. */
  readonly refused: readonly string[]
}

/**
 * Takes a tree back. A file that cannot be read, or that stands where no words are, is refused with a sentence, and
 * the others are taken. The reference language is the project’s own and is not taken.
 */
export function importTree(root: string, folders: readonly string[], from: string): Taken {
  const changed: string[] = []
  const refused: string[] = []
  for (const path of globSync('*/**/*.ftl', { cwd: from }).sort()) {
    const [, language = '', folder = ''] = /^([^/]+)\/(.+)\.ftl$/.exec(path) ?? []
    if (language === REFERENCE) continue
    const text = readFileSync(join(from, path), 'utf8')
    const { faults } = readMessages(path, text)
    if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(language)) refused.push(`${path}: “${language}” names no language.`)
    else if (!folders.includes(folder)) refused.push(`${path}: there are no words in ${folder}.`)
    else if (faults.length > 0) refused.push(...faults.map(({ file, line, what }) => `${file}:${line}: ${what}`))
    else if (put(join(root, folder, `${language}.ftl`), tidied(text))) changed.push(`${folder}/${language}.ftl`)
  }
  return { changed, refused }
}

/** A Fluent file as the project writes it, wherever it comes from. */
export function tidied(text: string): string {
  return serialize(parse(text, {}), {})
}

function put(place: string, text: string): boolean {
  if (read(place) === text) return false
  writeFileSync(place, text)
  return true
}

function read(place: string): string | null {
  try {
    return readFileSync(place, 'utf8')
  } catch {
    return null
  }
}
