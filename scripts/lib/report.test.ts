import { expect, it } from 'vitest'
import { playwrightCounts, vitestCounts } from './report.mjs'

const unitTests = { numPassedTests: 12, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1 }

it('unit tests count by what Vitest reports', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] },
  ]
  expect(vitestCounts({ ...unitTests, testResults })).toEqual({ passed: 12, failed: 2, skipped: 4 })
})

it('a file of unit tests that could not be loaded counts as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(vitestCounts({ ...unitTests, testResults })).toEqual({ passed: 12, failed: 3, skipped: 4 })
})

it('a browser test that passed only when tried again, and an error outside of tests, count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 5, failed: 2, skipped: 2 })
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 })
})
