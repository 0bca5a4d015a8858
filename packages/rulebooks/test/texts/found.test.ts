import { bringWords, findText, OwnText } from '@hausregeln/engine/core/text.ts'
import { describe, expect, it } from 'vitest'

describe('a text that says what one of ours says', () => {
  it('is found as soon as its words have been brought, also where others of the language were sought before', () => {
    const said = { xa: 'a word for a test', xb: 'ein Wort' }
    expect(findText(said)).toBeUndefined()
    bringWords('xa', { tested: { one: 'another word' } })
    expect(findText(said)).toBeUndefined()
    bringWords('xa', { tested: { two: 'a word for a test' } })
    bringWords('xb', { tested: { two: 'ein Wort' } })
    expect(findText(said)).toEqual(new OwnText('tested-two'))
  })

  it('is none of ours that says the same in one language and something else in another', () => {
    bringWords('xa', { tested: { three: 'alike', four: 'alike' } })
    bringWords('xb', { tested: { three: 'eins', four: 'zwei' } })
    expect(findText({ xa: 'alike', xb: 'zwei' })?.key).toBe('tested-four')
    expect(findText({ xa: 'alike', xb: 'drei' })).toBeUndefined()
  })
})
