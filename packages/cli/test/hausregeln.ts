import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { runCommand } from '../src/run.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const LINES = join(import.meta.dirname, 'lines.ts')

// Whatever language the machine has: tests read English unless they ask for another one.
vi.stubEnv('LC_ALL', 'C')

/** What a run of the command line has left: its exit code and its outputs. */
export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Starts the real command line as a process of its own. */
export function start(...args: readonly string[]) {
  return spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** What a long run says of how far it is: how often hangs on how quick the machine is. */
const PROGRESS = /^[\d,]+ of [\d,]+ \w+, about [\d,]+ s left\n/gm

/** Runs the real command line as a process of its own; what it says of its progress is left out. */
export async function runAlone(...args: readonly string[]): Promise<Ran> {
  const child = start(...args)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: code as number | null, out, err: err.replaceAll(PROGRESS, '') }
}

/**
 * A process that carries out command lines one after the other, and has loaded and compiled the program once. It ends with
 * the process of the tests, whose pipe it reads.
 */
class CommandLines {
  readonly #child = spawn(process.execPath, [LINES], { stdio: ['pipe', 'pipe', 'inherit'] })
  readonly #said = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
  #last: Promise<unknown> = Promise.resolve()

  constructor() {
    this.#child.unref()
    for (const pipe of [this.#child.stdin, this.#child.stdout]) (pipe as unknown as Socket).unref()
  }

  run(args: readonly string[]): Promise<Ran> {
    const ran = this.#last.then(() => this.#told(args))
    this.#last = ran.catch(() => undefined)
    return ran
  }

  async #told(args: readonly string[]): Promise<Ran> {
    this.#child.stdin.write(`${JSON.stringify(args)}\n`)
    const { value } = await this.#said.next()
    if (value === undefined) throw new Error(`The command line has ended during "${args.join(' ')}".`)
    const { code, out, err } = JSON.parse(value) as {
      readonly code: number
      readonly out: string
      readonly err: string
    }
    return { code, out, err: err.replaceAll(PROGRESS, '') }
  }
}

let lines: CommandLines | undefined

/**
 * Runs the same command line in a process that has run others: for what plays games and is not about a process of its own.
 * One run at a time.
 */
export function run(...args: readonly string[]): Promise<Ran> {
  lines ??= new CommandLines()
  return lines.run(args)
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs the same command line in this process, which has loaded it already: for what plays no games, as those set how this
 * process compiles. One run at a time, since what they write goes through the same streams.
 */
export function runHere(...args: readonly string[]): Promise<Ran> {
  const ran = last.then(() => listened(args))
  last = ran
  return ran
}

/** The same where the environment has this locale. */
export async function runIn(locale: string, ...args: readonly string[]): Promise<Ran> {
  await last
  vi.stubEnv('LC_ALL', locale)
  try {
    return await runHere(...args)
  } finally {
    vi.stubEnv('LC_ALL', 'C')
  }
}

async function listened(args: readonly string[]): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []]
  const into = (lines: string[]) => (data: string | Uint8Array) => lines.push(String(data)) > 0
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(into(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(into(err)),
    vi.spyOn(console, 'error').mockImplementation((sentence) => err.push(`${sentence}\n`)),
  ]
  try {
    const code = (await runCommand(args)) || Number(process.exitCode ?? 0)
    return { code, out: out.join(''), err: err.join('').replaceAll(PROGRESS, '') }
  } finally {
    process.exitCode = undefined
    for (const spy of spies) spy.mockRestore()
  }
}

/** Tells on the fourth stream as soon as the program listens for Ctrl-C. */
const TELLS_WHEN_IT_LISTENS = `import{writeSync}from'node:fs';process.on('newListener',(event)=>{if(event==='SIGINT')setImmediate(()=>writeSync(3,'.'))})`

/** Starts it, presses Ctrl-C as soon as it listens for that, and tells how it ended. */
export async function interrupted(...args: readonly string[]) {
  const hook = `data:text/javascript,${encodeURIComponent(TELLS_WHEN_IT_LISTENS)}`
  const child = spawn(process.execPath, ['--import', hook, MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const outputs = Promise.all([
    text(child.stdio[1] as Readable),
    text(child.stdio[2] as Readable),
    once(child, 'close'),
  ])
  await once(child.stdio[3] as Readable, 'data')
  child.kill('SIGINT')
  const [out, err, [code, signal]] = await outputs
  return { code, signal, out, err: err.replaceAll(PROGRESS, '') }
}

/** Tells on the fourth stream each module that Node loads, a line each. */
const TELLS_WHAT_IT_LOADS = `import{writeSync}from'node:fs';import{registerHooks}from'node:module';registerHooks({load(url,context,next){writeSync(3,url+'\\n');return next(url,context)}})`

/** The addresses of the modules that a process of the command line loads; what lies in a kept program is none of them. */
export async function loadedBy(...args: readonly string[]): Promise<string[]> {
  const hook = `data:text/javascript,${encodeURIComponent(TELLS_WHAT_IT_LOADS)}`
  const child = spawn(process.execPath, ['--import', hook, MAIN, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  return (await text(child.stdio[3] as Readable)).trimEnd().split('\n')
}

/** Runs it with `--json` and returns what it printed; throws unless that is all that it did. */
export async function runJson(...args: readonly string[]) {
  return readJson(await run(...args, '--json'))
}

/** The same in this process. */
export async function runJsonHere(...args: readonly string[]) {
  return readJson(await runHere(...args, '--json'))
}

function readJson({ code, out, err }: Ran) {
  if (code !== 0 || err !== '') throw new Error(`exit ${code}: ${err}`)
  return JSON.parse(out)
}
