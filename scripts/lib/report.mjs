import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { root } from './steps.mjs'

const folder = new URL('.cache/reports/', root)

/** Where the runners of tests write what happened, as JSON. */
export const reports = {
  vitest: fileURLToPath(new URL('vitest.json', folder)),
  unhandled: fileURLToPath(new URL('unhandled.json', folder)),
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
 * @typedef {{ status: string, fullName?: string, failureMessages?: readonly string[] | null }} UnitTest
 * @typedef {{ status: string, name?: string, message?: string, assertionResults: readonly UnitTest[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: readonly TestFile[] }} VitestReport
 */

/**
 * A file that failed without a failed test: it could not be loaded, say.
 *
 * @param {TestFile} file
 */
function isBroken({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
}

/**
 * A test that had not ended when all was over: its process had gone, say.
 *
 * @param {UnitTest} test
 */
function isUnended({ status }) {
  return status === 'pending'
}

/**
 * A file that failed without a failed test counts as one that failed, and so does a test that had not ended.
 *
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(isBroken).length
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const unended = tests.filter(isUnended).length
  const skipped = tests.filter(({ status }) => status === 'skipped' || status === 'todo').length
  return { passed: numPassedTests, failed: numFailedTests + broken + unended, skipped }
}

/**
 * A line for every unit test that failed: where, which, and why.
 *
 * @param {Pick<VitestReport, 'testResults'>} report
 * @returns {string[]}
 */
export function vitestFailures({ testResults }) {
  return testResults.flatMap((file) => {
    if (isBroken(file)) return [failure([file.name ?? ''], file.message)]
    const failed = file.assertionResults.filter((test) => test.status === 'failed' || isUnended(test))
    return failed.map((test) => {
      const why = isUnended(test) ? 'had not ended when all was over' : test.failureMessages?.[0]
      return failure([file.name ?? '', test.fullName ?? ''], why)
    })
  })
}

/**
 * An error outside of any test, as `unhandled.mjs` writes it.
 *
 * @typedef {{ message?: string, cause?: Unhandled }} Unhandled
 */

/**
 * Each counts as a failure.
 *
 * @param {readonly Unhandled[]} errors
 * @returns {Counts}
 */
export function unhandledCounts({ length }) {
  return { passed: 0, failed: length, skipped: 0 }
}

/**
 * A line for every error outside of any test: what was said, and what that came from.
 *
 * @param {readonly Unhandled[]} errors
 * @returns {string[]}
 */
export function unhandledFailures(errors) {
  /** @type {(error: Unhandled) => string[]} */
  const told = ({ message = '', cause }) => [message, ...(cause ? told(cause) : [])]
  return errors.map((error) => failure([], told(error).join('\n')))
}

/**
 * What of Playwright's report counts here.
 *
 * @typedef {{ message?: string, location?: { line: number } }} Complaint
 * @typedef {{ title: string, file: string, ok: boolean, tests: readonly { results: readonly { error?: Complaint }[] }[] }} Spec
 * @typedef {{ suites?: readonly Suite[], specs: readonly Spec[] }} Suite
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} PlaywrightStats
 */

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
 * A line for every browser test that failed, and for every error outside of any test.
 *
 * @param {{ suites: readonly Suite[], errors: readonly Complaint[] }} report
 * @returns {string[]}
 */
export function playwrightFailures({ suites, errors }) {
  /** @type {(suite: Suite) => readonly Spec[]} */
  const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok)
  const lines = failed.map(({ file, title, tests }) => {
    const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error
    return failure([error?.location ? `${file}:${error.location.line}` : file, title], error?.message)
  })
  return [...lines, ...errors.map(({ message }) => failure([], message))]
}

/** How many characters of why a test failed are told at most. */
const LONGEST_WHY = 400

/**
 * @param {readonly string[]} place where it happened, from the file inwards
 * @param {string} [message] what was expected and what came; without colours, the stack and the calls before it
 */
function failure(place, message = '') {
  const [said = ''] = stripVTControlCharacters(message).split(/^(?: *at .*:\d+|Call log:.*)$/m)
  const lines = said.split('\n').map((line) => line.trim().replace(/\s+/g, ' '))
  const why = lines.filter((line) => line !== '').join(' ')
  const told = why.length > LONGEST_WHY ? `${why.slice(0, LONGEST_WHY)} …` : why
  return [...place, told].filter((part) => part !== '').join(' › ')
}

/**
 * @template Report, Found
 * @param {string} path
 * @param {(report: Report) => Found} find
 * @param {Found} otherwise what is found in a report that was not written
 */
function read(path, find, otherwise) {
  try {
    return find(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return otherwise
  }
}

/** What the runners of this run have reported, added up; a runner that did not come to its end adds nothing. */
export function countTests() {
  const none = { passed: 0, failed: 0, skipped: 0 }
  const all = [
    read(reports.vitest, vitestCounts, none),
    read(reports.unhandled, unhandledCounts, none),
    read(reports.playwright, playwrightCounts, none),
  ]
  /** @param {keyof Counts} key */
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** A line for every test of this run that failed, as far as its runner came to its end. */
export function listFailures() {
  const lines = [
    ...read(reports.vitest, vitestFailures, []),
    ...read(reports.unhandled, unhandledFailures, []),
    ...read(reports.playwright, playwrightFailures, []),
  ]
  return lines.map((line) => line.replace(fileURLToPath(root), ''))
}
