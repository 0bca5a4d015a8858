import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './runtime.mjs'

export { root }

const isWindows = process.platform === 'win32'

/**
 * Calls `end` when this process is to stop: at SIGTERM and SIGINT, and when npm was told to stop, which ends only the
 * shell between npm and us, so that all we see of it is that our parent is gone.
 *
 * @param {(signal: NodeJS.Signals) => void} end
 * @returns {() => void} stops listening
 */
function onStop(end) {
  const parent = process.ppid
  const underNpm = process.env.npm_lifecycle_event !== undefined
  const watch = setInterval(() => underNpm && process.ppid !== parent && end('SIGTERM'), 250)
  process.on('SIGTERM', end).on('SIGINT', end)
  return () => {
    clearInterval(watch)
    process.off('SIGTERM', end).off('SIGINT', end)
  }
}

/** How long after its end a process may still be quoted, in milliseconds: what it has left behind may keep its output open. */
const LAST_LINES = 1000

/**
 * Hands on the lines that a process writes.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {(line: string) => void} tell
 */
function quote({ stdout, stderr }, tell) {
  for (const stream of [stdout, stderr]) if (stream) createInterface({ input: stream }).on('line', tell)
}

/**
 * Runs npm and waits for its end. Always a new npm process: what it starts is looked up again, so that a Node that was
 * installed only a moment ago (node_modules/.bin/node) is found, where the shell that runs us still has the old one. It
 * gets a process group of its own, which is stopped as a whole when we are.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @param {(line: string) => void} [tell] gets what it writes, line by line; else that goes where ours goes
 * @returns {Promise<number>} the exit code; 1 when it was ended by a signal or could not be started
 */
export function npm(args, env = {}, tell) {
  const cli = process.env.npm_execpath
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []]
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: tell ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    shell: !cli && isWindows,
    detached: !isWindows,
  })
  const ignore = onStop((signal) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(isWindows ? child.pid : -child.pid, signal)
  })
  if (tell) quote(child, tell)
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`npm could not be started: ${error.message}`)
      ignore()
      resolve(1)
    })
    child.on('exit', () => {
      ignore()
      setTimeout(() => {
        child.stdout?.destroy()
        child.stderr?.destroy()
      }, LAST_LINES).unref()
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs one of the scripts of package.json, quietly but for its own output.
 *
 * @param {string} name
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [env]
 * @param {(line: string) => void} [tell]
 */
export function script(name, args = [], env = {}, tell) {
  return npm(['run', '--silent', name, ...(args.length ? ['--', ...args] : [])], env, tell)
}
