import { spawn } from 'node:child_process'

/** The folder of the whole house, as a URL that ends with a slash. */
export const root = new URL('../../', import.meta.url)

/**
 * Runs npm and waits for its end. Always a new npm process: what it starts is looked up anew, so that a Node that
 * was installed only a moment ago (node_modules/.bin/node) is found, where the shell that runs us still has the old one.
 *
 * SIGTERM and SIGINT are handed on, so that stopping us stops it.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<number>} the exit code; 1 when it was ended by a signal or could not be started
 */
export function npm(args, env = {}) {
  const cli = process.env.npm_execpath
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []]
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: !cli && process.platform === 'win32',
  })
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => child.kill(signal)
  process.on('SIGTERM', handOn).on('SIGINT', handOn)
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`npm could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => {
      process.off('SIGTERM', handOn).off('SIGINT', handOn)
      resolve(code ?? 1)
    })
  })
}

/**
 * Runs one of the scripts of package.json, quietly but for its own output.
 *
 * @param {string} name
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [env]
 */
export function script(name, args = [], env = {}) {
  return npm(['run', '--silent', name, ...(args.length ? ['--', ...args] : [])], env)
}
