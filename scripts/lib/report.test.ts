import { expect, it } from 'vitest'
import {
  playwrightCounts,
  playwrightFailures,
  unhandledCounts,
  unhandledFailures,
  vitestCounts,
  vitestFailures,
} from './report.mjs'

const unitTests = { numPassedTests: 12, numFailedTests: 2 }

it('unit tests count by what Vitest reports', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }, { status: 'todo' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }, { status: 'skipped' }] },
  ]
  expect(vitestCounts({ ...unitTests, testResults })).toEqual({ passed: 12, failed: 2, skipped: 3 })
})

it('a file of unit tests that could not be loaded counts as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(vitestCounts({ ...unitTests, testResults })).toEqual({ passed: 12, failed: 3, skipped: 0 })
})

it('a unit test that had not ended counts as failed, and is named', () => {
  const assertionResults = [{ status: 'passed' }, { status: 'pending', fullName: 'rent is owed' }]
  const testResults = [{ status: 'passed', name: 'rent.test.ts', assertionResults }]
  expect(vitestCounts({ ...unitTests, testResults })).toEqual({ passed: 12, failed: 3, skipped: 0 })
  expect(vitestFailures({ testResults })).toEqual(['rent.test.ts › rent is owed › had not ended when all was over'])
})

it('an error outside of unit tests counts as failed, and is told with what it came from', () => {
  const errors = [{ message: 'A worker failed.', cause: { message: 'It has gone while running rent.test.ts' } }, {}]
  expect(unhandledCounts(errors)).toEqual({ passed: 0, failed: 2, skipped: 0 })
  expect(unhandledFailures(errors)).toEqual(['A worker failed. It has gone while running rent.test.ts', ''])
})

it('a browser test that passed only when tried again, and an error outside of tests, count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 5, failed: 2, skipped: 2 })
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 })
})

it('every unit test that failed is named with its file and why, without the stack', () => {
  const testResults = [
    {
      status: 'failed',
      name: 'rent.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'rent is paid' },
        {
          status: 'failed',
          fullName: 'rent is owed',
          failureMessages: ['expected 2 to be 3\n    at rent.test.ts:7:3'],
        },
      ],
    },
    { status: 'failed', name: 'broken.test.ts', message: 'Cannot find module', assertionResults: [] },
  ]
  expect(vitestFailures({ testResults })).toEqual([
    'rent.test.ts › rent is owed › expected 2 to be 3',
    'broken.test.ts › Cannot find module',
  ])
})

it('every browser test that failed is named, however deep it stands, and so is an error outside of tests', () => {
  const failed = {
    title: 'at 360 px',
    file: 'game.spec.ts',
    ok: false,
    tests: [{ results: [{ error: { message: '\u001b[31mToo wide', location: { line: 31 } } }] }],
  }
  const passed = { title: 'wide', file: 'game.spec.ts', ok: true, tests: [{ results: [{}] }] }
  const suites = [{ specs: [passed], suites: [{ specs: [failed] }] }]
  expect(playwrightFailures({ suites, errors: [{ message: 'No server\nat all' }] })).toEqual([
    'game.spec.ts:31 › at 360 px › Too wide',
    'No server at all',
  ])
})

it('a browser test that failed says what was expected and what came, not the calls before it', () => {
  const message =
    'Error: expect(locator).toContainText(expected) failed\n\nLocator: slip\nExpected substring: \u001b[32m"in"\u001b[39m\n' +
    'Received string:    "out"\n\nCall log:\n  - Expect "toContainText"\n'
  expect(playwrightFailures({ suites: [], errors: [{ message }] })).toEqual([
    'Error: expect(locator).toContainText(expected) failed Locator: slip Expected substring: "in" Received string: "out"',
  ])
})

it('why a test failed is told at a length that can be read', () => {
  const [line = ''] = playwrightFailures({ suites: [], errors: [{ message: 'x'.repeat(5000) }] })
  expect(line).toBe(`${'x'.repeat(400)} …`)
})
