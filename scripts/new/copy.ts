import { cpSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const KEPT = ['packages', 'examples', 'scripts', 'package.json', 'biome.json', 'vitest.config.ts', '.gitignore']
/** Of no use to a chapter: what was built, and records of old games, and what chapters do not stand on. */
const LEFT_OUT =
  /\/(node_modules|dist|browsers|e2e|games|playthroughs|public|ledger)$|\/packages\/(web\/src|.*\/test)$|\/types\/(cli|server|tools|web.*)$/
/** What vitest.config.ts has tests of chapters begin with. */
const BEGINNING = ['files.ts', 'hashes.ts', 'memory.ts'].map((name) => join('packages/server/test/support', name))

/** Copies the project to a folder of its own in which things can be made and thrown away; libraries stay where they are. */
export function copyProject(from: string, to: string): void {
  const types = join('.cache', 'types')
  const configs = globSync('tsconfig*.json', { cwd: from })
  for (const name of [...KEPT, ...configs, ...(existsSync(join(from, types)) ? [types] : [])])
    cpSync(join(from, name), join(to, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !LEFT_OUT.test(path.replaceAll('\\', '/')),
    })
  for (const path of BEGINNING) cpSync(join(from, path), join(to, path))
  const own = join('node_modules', '@hausregeln')
  mkdirSync(join(to, own), { recursive: true })
  for (const name of readdirSync(join(from, 'node_modules')))
    if (name !== '@hausregeln') symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name))
  for (const name of readdirSync(join(to, 'packages'))) symlinkSync(join(to, 'packages', name), join(to, own, name))
  for (const path of globSync('packages/*/node_modules', { cwd: from }))
    if (existsSync(join(to, dirname(path)))) symlinkSync(join(from, path), join(to, dirname(path), basename(path)))
}
