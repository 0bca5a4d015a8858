import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestServer } from '../support/server.ts'

const RULES = readFileSync(join(import.meta.dirname, '../../../../deploy/alerts.yml'), 'utf8')
const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

/** Names of what is measured in a rule's expression. */
function measured(expression: string): string[] {
  return [...expression.matchAll(/\b(?:hausregeln|process)_\w+/g)].map(([name]) => name)
}

it('every rule watches something that the server tells', async () => {
  const told = await (await fetch(`${server.figures}/metrics`)).text()
  const kinds = new Map([...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind = '']) => [name, kind]))
  const expressions = [...RULES.matchAll(/^ {8}expr: (.+)$/gm)].map(([, expression = '']) => expression)
  expect(expressions.length).toBe([...RULES.matchAll(/- alert: /g)].length)
  for (const expression of expressions.slice(1)) {
    expect(measured(expression)).not.toEqual([])
    for (const name of measured(expression))
      expect(kinds.get(name.replace(/_bucket$/, '')), name).toBe(
        name.endsWith('_bucket') ? 'histogram' : name.endsWith('_total') ? 'counter' : 'gauge',
      )
  }
})
