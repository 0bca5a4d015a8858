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
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped }
}

/**
 * A flaky test is one that failed and passed when tried again; here that counts as failed.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Counts}
 */
export function playwrightCounts({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
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
