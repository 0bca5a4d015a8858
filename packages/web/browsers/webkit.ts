import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Driven, type Key, MARK } from './page.ts'
import { miniBrowser, onPath } from './programs.ts'

/** How the W3C calls an element in what it sends. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** And some keys. */
const KEYS: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }
const PATIENCE = 30_000
const GTK = '[Settings]\ngtk-enable-animations=false\n'
/** Clicks are beside each other by so many pixels: those at one place would be a double click, which the page takes for one. */
const BESIDE = 24

/**
 * WebKit by WebDriver, with WebKitGTK's own small browser; null: it, its driver, or a screen to show it on is not here.
 * The protocol is six requests by HTTP: the library for it brings 23 MB of programs for other systems.
 */
export async function webkit(): Promise<Browser | null> {
  const [driver, browser] = [onPath('WebKitWebDriver'), miniBrowser()]
  if (driver === null || browser === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'hausregeln-webkit-'))
  const screen = await Screen.open()
  if (screen === null) return null
  const sessions: Session[] = []
  const first = await Session.begin({ driver, browser, folder, display: screen.name })
  sessions.push(first)
  let isTaken = false
  return {
    name: 'WebKit',
    version: first.version,
    async newPage() {
      if (isTaken) sessions.push(await Session.begin({ driver, browser, folder, display: screen.name }))
      isTaken = true
      return sessions.at(-1) ?? first
    },
    async close() {
      for (const session of sessions) await session.end()
      screen.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A screen: the one that is there, or one in memory. */
class Screen {
  readonly name: string
  readonly #server: ChildProcess | null

  private constructor(name: string, server: ChildProcess | null) {
    this.name = name
    this.#server = server
  }

  static async open(): Promise<Screen | null> {
    if (process.env.DISPLAY) return new Screen(process.env.DISPLAY, null)
    const program = onPath('Xvfb')
    if (program === null) return null
    const kind = ['-screen', '0', '1280x900x24', '-nolisten', 'tcp']
    const server = spawn(program, ['-displayfd', '3', ...kind], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    const said = await new Promise<string>((heard) => server.stdio[3]?.once('data', (data) => heard(String(data))))
    return new Screen(`:${said.trim()}`, server)
  }

  close(): void {
    this.#server?.kill()
  }
}

interface Programs {
  readonly driver: string
  readonly browser: string
  /** For what they write. */
  readonly folder: string
  readonly display: string
}

/** A driver and its browser: WebKit's driver keeps one session at a time. */
class Session implements Driven {
  readonly version: string
  readonly #driver: ChildProcess
  readonly #address: string
  #beside = 0

  private constructor(driver: ChildProcess, address: string, version: string) {
    this.#driver = driver
    this.#address = address
    this.version = version
  }

  static async begin({ driver, browser, folder, display }: Programs): Promise<Session> {
    const home = mkdtempSync(join(folder, 'home-'))
    mkdirSync(join(home, 'gtk-3.0'))
    writeFileSync(join(home, 'gtk-3.0/settings.ini'), GTK)
    const port = await freePort()
    const own = {
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      LANG: 'de_DE.UTF-8',
      DISPLAY: display,
    }
    const child = spawn(driver, [`--port=${port}`], { env: { ...process.env, ...own }, stdio: 'ignore' })
    const address = `http://127.0.0.1:${port}`
    await answering(address)
    const options = { binary: browser, args: ['--automation'] }
    const wish = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }
    const { sessionId, capabilities } = (await ask(`${address}/session`, wish)) as {
      sessionId: string
      capabilities: { browserVersion: string }
    }
    return new Session(child, `${address}/session/${sessionId}`, capabilities.browserVersion)
  }

  async open(url: string): Promise<void> {
    await ask(`${this.#address}/url`, { url })
  }

  // On a busy machine the driver fails now and then to read what its own browser answers.
  async run<T>(script: string, ...args: readonly string[]): Promise<T> {
    const once = () => ask(`${this.#address}/execute/sync`, { script, args })
    return (await once().catch(once)) as T
  }

  async clickMarked(): Promise<void> {
    const found = (await ask(`${this.#address}/element`, { using: 'css selector', value: `[${MARK}]` })) as Named
    this.#beside = this.#beside === 0 ? BESIDE : 0
    const there = { type: 'pointerMove', origin: found, x: this.#beside - BESIDE / 2, y: 0 }
    const down = { type: 'pointerDown', button: 0 }
    const actions = [there, down, { ...down, type: 'pointerUp' }]
    await ask(`${this.#address}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  async type(text: string): Promise<void> {
    const keys = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await ask(`${this.#address}/actions`, { actions: [{ type: 'key', id: 'keys', actions: keys }] })
  }

  press(key: Key): Promise<void> {
    return this.type(KEYS[key])
  }

  async end(): Promise<void> {
    await fetch(this.#address, { method: 'DELETE' }).catch(() => undefined)
    this.#driver.kill()
  }
}

interface Named {
  readonly [ELEMENT]: string
}

/** What the driver answers. Throws with its own words. */
async function ask(address: string, body: unknown): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebKitWebDriver answers "${error}": ${message}`)
}

async function answering(address: string): Promise<void> {
  const until = performance.now() + PATIENCE
  while (performance.now() < until) {
    if ((await fetch(`${address}/status`).catch(() => null))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer.')
}

async function freePort(): Promise<number> {
  const socket = createServer()
  await new Promise<void>((ready) => socket.listen(0, '127.0.0.1', ready))
  const { port } = socket.address() as AddressInfo
  await new Promise((closed) => socket.close(closed))
  return port
}
