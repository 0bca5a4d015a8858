import { readFileSync } from 'node:fs'
import { installedRuntimeProblem, runtimeProblem } from './runtime.mjs'
import { npm, root } from './steps.mjs'

/**
 * What a lockfile says of one place in node_modules. npm keeps such a list of what it installed, too.
 *
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Place
 * @typedef {{ packages: Record<string, Place> }} Lockfile
 */

/**
 * Names the first package that is missing or of another version than the lockfile wants, or nothing when all are there.
 * An optional package may be absent: it is for another kind of machine.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json
 * @returns {string | undefined}
 */
export function firstMissing(wanted, installed) {
  const names = Object.keys(wanted.packages).filter((path) => path.includes('node_modules/'))
  return names.find((name) => {
    const want = wanted.packages[name]
    const have = installed.packages[name]
    if (!have) return !want?.optional
    return have.version !== want?.version || Boolean(have.link) !== Boolean(want?.link)
  })
}

/**
 * @param {string} path from the root of the house
 * @returns {Lockfile}
 */
function readLockfile(path) {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'))
}

function needsInstall() {
  const wanted = readLockfile('package-lock.json')
  try {
    return firstMissing(wanted, readLockfile('node_modules/.package-lock.json')) !== undefined
  } catch {
    return true
  }
}

/**
 * Installs the packages when some are missing or of another version than the lockfile wants.
 *
 * @returns {Promise<string | undefined>} a sentence that says why the house cannot be used, or nothing
 */
export async function install() {
  const problem = runtimeProblem(process)
  if (problem) return problem
  if (needsInstall()) {
    console.log('Installing packages …')
    const code = await npm(['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'])
    if (code !== 0) {
      return 'npm could not install the packages (its reasons stand above). Is the package registry within reach, and is there room on the disk? Then please try again.'
    }
  }
  return installedRuntimeProblem()
}
