import { expect, it } from 'vitest'
import { printed } from '../src/printed/printed.ts'
import { progressLines } from '../src/progress.ts'

it('where there is no terminal, tells every ten seconds how far it is and how long it will take', async () => {
  const lines: string[] = []
  let now = 0
  const progress = progressLines(
    'parts',
    100,
    await printed('en'),
    (line) => lines.push(line),
    () => now,
  )
  for (let done = 1; done <= 100; done++) {
    now += 1000
    progress.update(done)
  }
  expect(lines).toHaveLength(9)
  expect(lines[0]).toBe('10 of 100 parts, about 90 s left')
  expect(lines.at(-1)).toBe('90 of 100 parts, about 10 s left')
})
