import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, readSettings } from './settings.ts'

describe('settings of a table', () => {
  it('are found again as they were kept', () => {
    expect(readSettings('{"pace":"instant","countdown":0}')).toEqual({ pace: 'instant', countdown: 0 })
  })

  it.each([
    null,
    '',
    'x',
    '[]',
    'null',
    '7',
    '{"pace":"warp","countdown":-1}',
    '{"countdown":61}',
    '{"countdown":1.5}',
  ])('that make no sense (%j) are as by default', (text) => expect(readSettings(text)).toEqual(DEFAULT_SETTINGS))
})
