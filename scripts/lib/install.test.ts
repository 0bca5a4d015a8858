import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { firstMissing } from './install.mjs'
import { runtimeProblem, startedProblem } from './runtime.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'packages/engine': { version: '0.1.0' },
    'node_modules/@hausregeln/engine': { resolved: 'packages/engine', link: true },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/binding-for-another-machine': { version: '1.0.0', optional: true },
  },
}
const link = { resolved: 'packages/engine', link: true }

describe('what is installed', () => {
  it('is complete without packages for other machines', () => {
    const packages = { 'node_modules/@hausregeln/engine': link, 'node_modules/vite': { version: '8.3.8' } }
    expect(firstMissing(wanted, { packages })).toBeUndefined()
  })

  it('misses a package that is not there, or not in the version of the lockfile', () => {
    const vite = 'node_modules/vite'
    const engine = { 'node_modules/@hausregeln/engine': link }
    expect(firstMissing(wanted, { packages: engine })).toBe(vite)
    expect(firstMissing(wanted, { packages: { ...engine, [vite]: { version: '8.3.7' } } })).toBe(vite)
  })

  it('misses a package of this house that is not linked', () => {
    const packages = { 'node_modules/vite': { version: '8.3.8' } }
    expect(firstMissing(wanted, { packages })).toBe('node_modules/@hausregeln/engine')
  })

  it('is replaced where an optional package has another version', () => {
    const other = 'node_modules/binding-for-another-machine'
    const packages = { 'node_modules/@hausregeln/engine': link, 'node_modules/vite': { version: '8.3.8' } }
    expect(firstMissing(wanted, { packages: { ...packages, [other]: { version: '0.9.0' } } })).toBe(other)
  })
})

describe('the runtime', () => {
  it('is good when it is new enough, wherever it runs', () => {
    expect(runtimeProblem({ version: 'v24.0.0', platform: 'darwin', arch: 'arm64' })).toBeUndefined()
    expect(runtimeProblem({ version: 'v26.1.0', platform: 'win32', arch: 'x64' })).toBeUndefined()
  })

  it('may be older where the packages bring a newer one along', () => {
    expect(runtimeProblem({ version: 'v20.20.2', platform: 'linux', arch: 'x64' })).toBeUndefined()
  })

  it('is refused elsewhere with a sentence that says what is here and what is needed', () => {
    const problem = runtimeProblem({ version: 'v20.20.2', platform: 'darwin', arch: 'arm64' })
    expect(problem).toMatch(/needs Node 24 or newer; this is v20\.20\.2\. .* not for darwin on arm64/)
  })
})

const house = join(import.meta.dirname, '../..')
/** Node says that it is an older one. */
const OLD = `--import=data:text/javascript,${encodeURIComponent("Object.defineProperty(process, 'version', { value: 'v20.20.2' })")}`
const moved = mkdtempSync(join(tmpdir(), 'hausregeln-runtime-'))
afterAll(() => rmSync(moved, { recursive: true, force: true }))

/** What is written, by a Node that is too old, when a program of a house is started. */
function started(folder: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [OLD, ...args], { cwd: folder, encoding: 'utf8' })
  return { status, stdout, lines: stderr.trim().split('\n') }
}

describe('a program that is started by a Node that is too old', () => {
  const { scripts } = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>
  }
  const programs = Object.entries(scripts).flatMap(([name, script]) => {
    const [, args] = /^node ([^&]*(?:\.ts|demandRuntime\.mjs))/.exec(script) ?? []
    return args === undefined ? [] : [[name, args.split(' ')] as const]
  })
  /** What is imported first ends the process: which program comes after it makes no difference, and one stands for all. */
  const first = (args: readonly string[]) => args.slice(0, args[0] === '--import' ? 2 : args.length).join(' ')
  const different = new Map(programs.toReversed().map((program) => [first(program[1]), program] as const)).values()

  it.each([...different, ['hausregeln', ['packages/cli/bin/hausregeln.mjs', '--help']] as const])(
    'npm run %s says so in a sentence',
    (_, args) => {
      expect(started(house, ...args)).toEqual({
        status: 1,
        stdout: '',
        lines: [expect.stringMatching(/^Hausregeln needs Node 24 or newer; this is v20\.20\.2\./)],
      })
    },
  )

  it('says which package is missing where none was brought along', () => {
    for (const path of ['scripts/lib', 'packages/cli/bin'])
      cpSync(join(house, path), join(moved, path), { recursive: true })
    mkdirSync(join(moved, 'packages/server/src'), { recursive: true })
    writeFileSync(join(moved, 'packages/server/src/main.ts'), 'const number: number = 1')
    const serve = ['--import', './scripts/lib/demandRuntime.mjs', 'packages/server/src/main.ts']
    for (const args of [['packages/cli/bin/hausregeln.mjs'], serve]) {
      const { status, lines } = started(moved, ...args)
      expect([status, lines.length]).toEqual([1, 1])
      expect(lines[0]).toMatch(process.platform === 'linux' ? /npm ci --include=optional/ : /please install Node/)
    }
  })

  it('says so on a machine for which none is brought along', () => {
    const problem = startedProblem({ version: 'v20.20.2', platform: 'darwin', arch: 'arm64' })
    expect(problem).toContain('not for darwin on arm64: please install Node')
  })
})
