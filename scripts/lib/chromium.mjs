import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A Chromium, and what it must be told to run without a screen.
 *
 * @typedef {{ executablePath: string, args: string[] }} Chromium
 */

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** No sandbox: it cannot be had by root or in most containers, and the only pages visited are our own. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

/**
 * The Chromium for Linux on x64 that lies in a package of ours, unpacked into the folder for temporary files. (It starts
 * tabs as any Chromium does when it is not given that package's own arguments, whose --single-process dies with the
 * second tab.) The libraries and fonts that come with it are used on a machine that lacks its own.
 */
async function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const path = await chromium.executablePath()
  if (starts(path)) return path
  const archive = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))
  setupLambdaEnvironment(join(await inflate(fileURLToPath(archive)), 'lib'))
  return starts(path) ? path : undefined
}

/** @param {string} path */
function starts(path) {
  return spawnSync(path, ['--version', ...args]).status === 0
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  console.log('No Chromium is here: installing Debian’s …')
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'ignore', 'inherit']
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio })
    execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], { stdio })
  } catch {
    return undefined
  }
  return onPath()
}

/**
 * Finds a Chromium: the one named by HAUSREGELN_CHROMIUM, else the one in our packages, else the system's, else Debian's,
 * installed where we may do that. Ours comes before the system's: without the parts that only a screen needs it takes a
 * fifth less of CPU.
 *
 * @returns {Promise<Chromium>}
 * @throws {Error} with a sentence that says what to do, when there is none
 */
export async function findChromium() {
  const named = process.env.HAUSREGELN_CHROMIUM
  if (named) {
    if (isExecutable(named)) return { executablePath: named, args }
    throw new Error(`HAUSREGELN_CHROMIUM names no program that can be run: ${named}`)
  }
  const ours = await packaged()
  if (ours) return { executablePath: ours, args }
  const system = onPath()
  if (system) return { executablePath: system, args }
  const debian = fromDebian()
  if (debian) return { executablePath: debian, args }
  throw new Error(
    'The browser tests need a Chromium and none was found: install Chromium or Chrome, or name one in HAUSREGELN_CHROMIUM.',
  )
}
