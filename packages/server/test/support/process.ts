import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { LIMIT_NAMES } from '@hausregeln/server/quota/limits.ts'
import { sharedBundle } from './desk.ts'
import { temporaryDirectory } from './server.ts'

const MAIN = join(import.meta.dirname, '../../src/main.ts')

/** The real server as a process of its own, which can be killed and started again at the same place. */
export class ServerProcess {
  readonly directory = temporaryDirectory()
  #env: Readonly<Record<string, string>>
  /** Put in front of the command, such as a shell that sets limits. */
  readonly #before: readonly string[]
  #child: ChildProcess | null = null
  #port = '0'
  address = ''
  /** Where its figures are. */
  figures = ''
  /** What it has written to its log. */
  output = ''

  constructor(env: Readonly<Record<string, string>> = {}, before: readonly string[] = []) {
    this.#env = env
    this.#before = before
  }

  async start(): Promise<this> {
    const main = (await sharedBundle()) ?? MAIN
    const [command = process.execPath, ...args] = [...this.#before, process.execPath, main]
    const said = this.output.length
    const child = spawn(command, args, {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        METRICS_PORT: '0',
        PORT: this.#port,
        WEB_ROOT: this.directory,
        DATA_DIR: this.directory,
        ...Object.fromEntries(LIMIT_NAMES.map((name) => [name, '1000000'])),
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    child.stderr?.on('data', (data) => {
      this.output += data
    })
    this.address = await this.#said(child, /(?<=Hausregeln is at )http:\/\/\S+/, said)
    this.figures = /(?<=Figures are at )http:\/\/\S+/.exec(this.output.slice(said))?.[0] ?? ''
    this.#port = new URL(this.address).port
    return this
  }

  /** Starts it again with other settings. */
  async startAgain(env: Readonly<Record<string, string>>): Promise<void> {
    this.#env = { ...this.#env, ...env }
    await this.start()
  }

  /** As a loss of power would: no signal handler runs. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  get exited(): boolean {
    return this.#child === null || this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** The database that it shares; null: it has a file of its own. */
  get url(): string | null {
    return this.#env.DATABASE_URL ?? null
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.directory, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (child === null || this.exited) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  #said(child: ChildProcess, pattern: RegExp, from: number): Promise<string> {
    return new Promise((done, failed) => {
      child.stdout?.on('data', (data) => {
        this.output += data
        const found = pattern.exec(this.output.slice(from))
        if (found) done(found[0])
      })
      child.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${this.output}`)))
    })
  }
}
