// npm run words: writes the modules of words from their Fluent files.
// npm run words check: only says whether they are right and up to date.
// npm run words export FOLDER, npm run words import FOLDER: one tree for a translation platform, and back.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compile } from '../../packages/say/compiler/compile.ts'
import type { Fault } from '../../packages/say/compiler/message.ts'
import { atOnceLists } from './at-once.ts'
import { findCatalogues } from './catalogues.ts'
import { doubled, listsOf } from './lists.ts'
import { pageLists } from './pages.ts'
import { exportTree, importTree } from './tree.ts'

const ROOT = join(import.meta.dirname, '../..')
const USAGE = 'npm run words [check | export FOLDER | import FOLDER]'

const sentence = ({ file, line, what }: Fault) => `${file}:${line}: ${what}`

/** Writes or compares what is generated. Gives the exit code. */
function generate(mayWrite: boolean): number {
  const { catalogues, faults } = findCatalogues(ROOT)
  const compiled = catalogues.map((catalogue) => ({ catalogue, ...compile(catalogue) }))
  const all = [...faults, ...doubled(catalogues), ...compiled.flatMap((one) => one.faults)]
  for (const fault of all) console.error(sentence(fault))
  for (const warning of compiled.flatMap(({ warnings }) => warnings)) console.error(`warning: ${sentence(warning)}`)
  if (all.length > 0) return 1
  const written = [
    ...compiled.flatMap(({ catalogue, files }) =>
      [...files].map(([name, text]) => [join(catalogue.folder, name), text] as const),
    ),
    ...listsOf(catalogues),
    ...pageLists(catalogues),
    ...atOnceLists(catalogues),
  ]
  const stale = written
    .filter(([path, text]) => !existsSync(join(ROOT, path)) || readFileSync(join(ROOT, path), 'utf8') !== text)
    .map(([path, text]) => ({ path, text }))
  for (const { path, text } of stale) {
    if (mayWrite) writeFileSync(join(ROOT, path), text)
    else console.error(`${path} does not say what its .ftl file says: npm run words writes it again.`)
  }
  if (mayWrite) console.log(stale.length === 0 ? 'Everything was up to date.' : `${stale.length} files written.`)
  return mayWrite || stale.length === 0 ? 0 : 1
}

function run([command, folder, ...more]: readonly string[]): number {
  const folders = () => findCatalogues(ROOT).catalogues.map((catalogue) => catalogue.folder)
  if (command === undefined) return generate(true)
  if (command === 'check' && folder === undefined) return generate(false)
  if (command === 'export' && folder !== undefined && more.length === 0) {
    console.log(`${exportTree(ROOT, folders(), resolve(folder))} files in ${folder}.`)
    return 0
  }
  if (command === 'import' && folder !== undefined && more.length === 0) {
    if (!existsSync(folder)) {
      console.error(`There is no folder ${folder}.`)
      return 1
    }
    const { changed, refused } = importTree(ROOT, folders(), resolve(folder))
    for (const one of refused) console.error(one)
    console.log(`${changed.length} files changed.`)
    return generate(true) === 0 && refused.length === 0 ? 0 : 1
  }
  console.error(`This is not understood: ${[command, folder, ...more].filter(Boolean).join(' ')}. ${USAGE}`)
  return 2
}

process.exitCode = run(process.argv.slice(2))
