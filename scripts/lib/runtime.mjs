import { existsSync } from 'node:fs'
import { root } from './steps.mjs'

/** The oldest Node that runs this house's TypeScript as it stands. */
const neededMajor = 24

/**
 * Says why nothing here can run on this machine, or nothing when it can: either this Node is new enough, or the
 * packages bring one along (there is one for Linux on x64).
 *
 * @param {{ version: string, platform: string, arch: string }} machine as in `process`
 * @param {boolean} [bundled] whether the packages bring a Node along for this machine
 * @returns {string | undefined}
 */
export function runtimeProblem(machine, bundled = machine.platform === 'linux' && machine.arch === 'x64') {
  if (bundled || Number.parseInt(machine.version.slice(1), 10) >= neededMajor) return undefined
  return (
    `Hausregeln needs Node ${neededMajor} or newer; this is ${machine.version}, and its packages bring a newer one ` +
    `along only for Linux on x64, not for ${machine.platform} on ${machine.arch}. Please install it from https://nodejs.org.`
  )
}

/** The same after installing, when it can be seen whether the Node that was to come along is there. */
export function installedRuntimeProblem() {
  return runtimeProblem(process, existsSync(new URL('node_modules/.bin/node', root)))
}
