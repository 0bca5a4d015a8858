import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const MAIN = join(import.meta.dirname, '../src/main.ts')

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

/** Runs the real command line. */
export async function run(...args: readonly string[]): Promise<Ran> {
  const child = start(...args)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: code as number | null, out, err }
}

/** Runs it with `--json` and returns what it printed; throws unless that is all that it did. */
export async function runJson(...args: readonly string[]) {
  const { code, out, err } = await run(...args, '--json')
  if (code !== 0 || err !== '') throw new Error(`exit ${code}: ${err}`)
  return JSON.parse(out)
}
