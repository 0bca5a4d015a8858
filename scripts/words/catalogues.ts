import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Catalogue, readCatalogue, type Telling } from '../../packages/say/compiler/catalogue.ts'
import type { Fault } from '../../packages/say/compiler/message.ts'
import { REFERENCE } from '../../packages/say/src/languages.ts'

/** Folders with the words of one place each; `common`: whose messages these may say, too. */
export interface Family {
  readonly folders: string
  readonly common?: { readonly folder: string; readonly from: string }
  readonly telling?: Telling
  readonly apart?: readonly string[]
  readonly isAlone?: true
}

/** Folders of which a module, `all.words.ts`, has all languages: what no page loads by language. */
export const AT_ONCE = [
  'packages/workbook/src/words',
  'packages/server/src/http/say',
  'packages/cli/src/say',
  'packages/web/src/screens/setup/say',
  'packages/web/src/workshop/model/board/say',
  'packages/web/gallery/say',
] as const

/** What chapters say of rules, not of what happens: it comes with the paragraphs, in a file of its own. */
const OF_RULES = ['question', 'choice', 'number', 'chapter']

/** Where words lie. */
export const FAMILIES: readonly Family[] = [
  ...AT_ONCE.map((folders) => ({ folders })),
  { folders: 'packages/view-kit/src/words/*/*', telling: 'inOrder' },
  { folders: 'packages/engine/src/kit/book/say', isAlone: true },
  { folders: 'packages/engine/src/core/say', isAlone: true },
  { folders: 'packages/lab/src/say' },
  { folders: 'packages/cli/src/help' },
  { folders: 'packages/cli/src/refusals' },
  { folders: 'packages/cli/src/printed' },
  { folders: 'packages/chapters/*/rules/say' },
  { folders: 'packages/rulebooks/src/say' },
  { folders: 'packages/rulebooks/src/*/say' },
  { folders: 'packages/rulebooks/src/*/say/paragraphs' },
  { folders: 'packages/rulebooks/src/*/say/introduction' },
  { folders: 'packages/chapters/say', apart: OF_RULES },
  {
    folders: 'examples/*/say',
    common: { folder: 'packages/chapters/say', from: '@hausregeln/chapters/say' },
  },
  {
    folders: 'packages/chapters/*/say',
    common: { folder: 'packages/chapters/say', from: '../../say' },
    apart: OF_RULES,
  },
]

/** All catalogues under a root, with what cannot be read in them. */
export function findCatalogues(
  root: string,
  families: readonly Family[] = FAMILIES,
): { catalogues: readonly Catalogue[]; faults: readonly Fault[] } {
  const faults: Fault[] = []
  const read = (
    folder: string,
    common: Catalogue['common'],
    how: Pick<Family, 'telling' | 'apart' | 'isAlone'>,
  ): Catalogue => {
    const found = readCatalogue({ folder, files: filesIn(join(root, folder)), common, ...how })
    faults.push(...found.faults)
    return found.catalogue
  }
  const catalogues = families.flatMap(({ folders, common, ...how }) => {
    const shared = common && { catalogue: read(common.folder, null, how), from: common.from }
    return globSync(`${folders}/${REFERENCE}.ftl`, { cwd: root })
      .map((path) => dirname(path))
      .sort()
      .map((folder) => (folder === common?.folder && shared ? shared.catalogue : read(folder, shared ?? null, how)))
  })
  return { catalogues, faults }
}

/** The texts of a folder’s Fluent files, by language. */
export function filesIn(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const names = globSync('*.ftl', { cwd: folder }).sort()
  return Object.fromEntries(names.map((name) => [basename(name, '.ftl'), readFileSync(join(folder, name), 'utf8')]))
}
