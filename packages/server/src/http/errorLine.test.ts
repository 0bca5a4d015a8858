import { expect, it } from 'vitest'
import { errorLine } from './errorLine.ts'

function thrownBy(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}

it('the log has of an error what it is, and nothing of what people have written', () => {
  const unreadable = [
    `{"fact":"said","text":"Quittenmarmelade`,
    `{"name":"Zerlinde" "id"}`,
    `Zerlinde ${'and others '.repeat(30)}`,
    `${'["x",'.repeat(30)} Zerlinde`,
  ]
  for (const text of unreadable) {
    const error = thrownBy(() => JSON.parse(text))
    expect(error).toBeInstanceOf(SyntaxError)
    const line = JSON.stringify(errorLine(new Error('Table x cannot be read.', { cause: error })))
    expect(line).toContain('Table x cannot be read.')
    expect(line).toContain('JSON')
    for (const word of ['Zerlinde', 'Quitten', 'others']) expect(line).not.toContain(word)
  }
  const database = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (guest)=(Zerlinde) exists.',
  })
  expect(errorLine(database)).toMatchObject({ type: 'Error', message: 'duplicate key', code: '23505' })
  expect(JSON.stringify(errorLine(database))).not.toContain('Zerlinde')
  expect(JSON.stringify(errorLine('Zerlinde'))).not.toContain('Zerlinde')
})
