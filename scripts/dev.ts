// npm run dev: the page with hot reload and the server behind it, which starts again when its sources change. One
// address, at which everything is as it is after `npm start`, online tables too.
import { type ChildProcess, spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { createServer as createPage } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** Where the page is looked for first; the next port that is free. */
const PORT = Number(process.env.PORT ?? 5173)
const HERE = '127.0.0.1'
/** From here on a line of the server's log asks for attention. */
const WARNING = 40

/** A port that nobody listens at: the server keeps it, however often it starts again. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = createServer().on('error', reject)
    asked.listen(0, HERE, () => {
      const { port } = asked.address() as AddressInfo
      asked.close(() => resolve(port))
    })
  })
}

/** The server; of what it tells only warnings and errors are shown, since its address is not the one to go to. */
class Server {
  readonly #port: number
  #process: ChildProcess | null = null
  #wanted = true

  constructor(port: number) {
    this.#port = port
  }

  /** Resolves as soon as it listens. */
  start(): Promise<void> {
    const usual = { DATA_DIR: join(ROOT, '.cache/dev-data') }
    // It needs no page that has been built: nobody asks it for one.
    const own = { HOST: HERE, PORT: String(this.#port), WEB_ROOT: join(ROOT, 'packages/web') }
    const server = spawn(process.execPath, [join(ROOT, 'packages/server/src/main.ts')], {
      cwd: ROOT,
      env: { ...usual, ...process.env, ...own },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = server
    this.#wanted = true
    server.on('exit', () => {
      this.#process = null
      if (this.#wanted) console.error('The server has ended; it starts again with the next change.')
      else void this.start()
    })
    return new Promise((resolve) => {
      createInterface({ input: server.stdout }).on('line', (line) => {
        if (line.includes('Hausregeln is at')) resolve()
        if (Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= WARNING) console.error(line)
      })
    })
  }

  /** Begins again with what has changed. Node's own `--watch` would write to the server's threads what they import. */
  restart(): void {
    if (this.#process === null) void this.start()
    else if (this.#wanted) {
      this.#wanted = false
      this.#process.kill()
    }
  }

  end(): void {
    this.#process?.removeAllListeners('exit').kill()
  }
}

const PACKAGES = join(ROOT, 'packages')
/** What the server is made of. */
const FOLDERS = ['say/src', 'chapters', 'engine/src', 'rulebooks/src', 'bots/src', 'protocol/src', 'server/src']
const SOURCES = FOLDERS.map((folder) => join(PACKAGES, folder))

/** What lies among them and is not loaded by the server: tests, what only a page loads, words before they are compiled. */
const NOT_LOADED = /\.test\.ts$|\.browser\.ts$|\.ftl$|[\\/](test|testing|view)[\\/]|[\\/]views\.ts$/

/** The page by Vite. What the server answers goes to it as the browser has sent it, so that it checks the true origin. */
async function page(server: Server, behind: number): Promise<string> {
  const vite = await createPage({
    root: join(ROOT, 'packages/web'),
    configFile: join(ROOT, 'packages/web/vite.config.ts'),
    cacheDir: join(ROOT, '.cache/dev-page'),
    // Screens have no paths of their own: what is not there is not there.
    appType: 'mpa',
    server: {
      host: HERE,
      port: PORT,
      // The packages themselves may lie elsewhere and be linked.
      fs: { allow: [ROOT, dirname(realpathSync(join(ROOT, 'node_modules')))] },
      proxy: { '/api': { target: `http://${HERE}:${behind}`, ws: true, changeOrigin: false } },
    },
  })
  vite.watcher.add(SOURCES)
  vite.watcher.on('all', (event, path) => {
    const isSource = SOURCES.some((folder) => path.startsWith(folder)) && !NOT_LOADED.test(path.slice(PACKAGES.length))
    if (event === 'change' && isSource) server.restart()
  })
  await vite.listen()
  return vite.resolvedUrls?.local[0] ?? ''
}

const port = await freePort()
const server = new Server(port)
const end = () => {
  server.end()
  process.exit()
}
process.on('SIGINT', end).on('SIGTERM', end)
const [address] = await Promise.all([page(server, port), server.start()])
console.log(`Hausregeln is at ${address} (changes show at once; end with Ctrl+C)`)
