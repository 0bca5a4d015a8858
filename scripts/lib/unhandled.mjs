import { writeFileSync } from 'node:fs'
import { reports } from './report.mjs'

/** @typedef {import('./report.mjs').Unhandled} Unhandled */

/** A reporter of Vitest that writes what its JSON leaves out: errors outside of any test, such as a process that has gone. */
export default class UnhandledReporter {
  /**
   * @param {unknown} _files
   * @param {readonly Unhandled[]} errors
   */
  onTestRunEnd(_files, errors) {
    writeFileSync(reports.unhandled, JSON.stringify(errors.map(plain)))
  }
}

/**
 * What is told of an error; JSON would leave out what an `Error` says.
 *
 * @param {Unhandled} error
 * @returns {Unhandled}
 */
function plain({ message = '', cause }) {
  return { message, ...(cause && { cause: plain(cause) }) }
}
