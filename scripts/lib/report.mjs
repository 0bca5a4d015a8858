import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { root } from './steps.mjs'

const folder = new URL('.cache/reports/', root)

/** Where the runners of tests write what happened, as JSON. */
export const reports = {
  vitest: fileURLToPath(new URL('vitest.json', folder)),
  playwright: fileURLToPath(new URL('playwright.json', folder)),
}

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Forgets the reports of an earlier run, so that none of them can be taken for this one's. */
export function forgetReports() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/**
 * What of Vitest's report counts here.
 *
 * @typedef {{ status: string, assertionResults: readonly { status: string }[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: readonly TestFile[] }} VitestReport
 */

/**
 * A file that failed without a failed test (it could not be loaded, say) counts as one that failed.
 *
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests + numTodoTests }
}

/** @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} PlaywrightStats */

/**
 * A flaky test is one that failed and passed when tried again; here that counts as failed, and so does an error
 * outside of any test.
 *
 * @param {{ stats: PlaywrightStats, errors: readonly unknown[] }} report
 * @returns {Counts}
 */
export function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/**
 * @template T
 * @param {string} path
 * @param {(report: T) => Counts} count
 */
function read(path, count) {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

/** What the runners of this run have reported, added up; a runner that did not come to its end adds nothing. */
export function countTests() {
  const all = [read(reports.vitest, vitestCounts), read(reports.playwright, playwrightCounts)]
  /** @param {keyof Counts} key */
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}
