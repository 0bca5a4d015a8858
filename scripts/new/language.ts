import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCatalogues } from '../words/catalogues.ts'

const LIST = 'packages/say/src/languages.ts'
const CODE = /^[a-z]{2,3}$/

/** Whether `Intl` knows a language of this code. */
function isKnown(code: string): boolean {
  return CODE.test(code) && new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) !== undefined
}

/** How `Intl` names it, with the region where it is most spoken: `pl-PL`. */
function tagOf(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return region === undefined ? language : `${language}-${region}`
}

/**
 * Begins a language: its line, and an empty Fluent file in each folder with words, where English then stands in. Gives
 * what to do next; throws a sentence, and then nothing is written.
 */
export function addLanguage(root: string, code: string): readonly string[] {
  if (!isKnown(code)) throw new Error(`“${code}” is no code of a language: two or three letters, like nl.`)
  const text = readFileSync(join(root, LIST), 'utf8')
  if (text.includes(`\n  ${code}: {`)) throw new Error(`The language ${code} is already there.`)
  const folders = findCatalogues(root).catalogues.map(({ folder }) => folder)
  for (const folder of folders) {
    const file = join(root, folder, `${code}.ftl`)
    if (!existsSync(file)) writeFileSync(file, '')
  }
  const line = `  ${code}: { tag: '${tagOf(code)}', whole: false },\n`
  writeFileSync(join(root, LIST), text.replace(/^} as const satisfies/m, `${line}$&`))
  return [
    `  ${LIST}: a line`,
    `  ${folders.length} files ${code}.ftl, all of them empty: English stands in (docs/TRANSLATING.md)`,
    'Next:',
    '  npm run words',
    `  npm run -s texts:missing -- ${code}`,
  ]
}
