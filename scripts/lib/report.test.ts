import { expect, it } from 'vitest'
import { playwrightCounts, vitestCounts } from './report.mjs'

it('unit tests count by what Vitest reports', () => {
  const report = { numPassedTests: 12, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1 }
  expect(vitestCounts(report)).toEqual({ passed: 12, failed: 2, skipped: 4 })
})

it('a browser test that passed only when tried again counts as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(playwrightCounts({ stats })).toEqual({ passed: 5, failed: 2, skipped: 2 })
})
