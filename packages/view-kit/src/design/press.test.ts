import { describe, expect, it } from 'vitest'
import { type Aim, Presses, type Touch } from './press.ts'

const pointer = (at: number, x = 100, y = 100): Touch => ({ by: 'pointer', at, x, y })
const key = (at: number): Touch => ({ by: 'key', at, x: 0, y: 0 })

/** What presses of a person count for: each a touch, what it begins on, and what is there when it ends. */
function presses(...all: readonly (readonly [touch: Touch, begun: Aim, ended?: Aim, clicks?: number])[]): boolean[] {
  const watched = new Presses()
  return all.map(([touch, begun, ended = begun, clicks = 1]) => {
    watched.begin(touch, begun)
    return watched.counts(touch, ended, clicks)
  })
}

const end: Aim = { control: {}, says: 'End turn', asked: 'Anna: end?' }
const roll: Aim = { control: {}, says: 'Throw', asked: 'Ben: throw?' }
const buy: Aim = { control: {}, says: 'Buy', asked: 'Ben: buy?' }
const raise: Aim = { control: {}, says: '+10', asked: 'Ben: bid?' }

describe('a press', () => {
  it('counts for what it hits', () => {
    expect(presses([pointer(0), end], [pointer(900), roll], [key(1000), buy])).toEqual([true, true, true])
  })

  it('does not count for what has come while it lasted', () => {
    expect(presses([pointer(0), end, roll])).toEqual([false])
    expect(presses([pointer(0), roll, { ...roll, asked: 'Ben: throw again?' }])).toEqual([false])
  })

  it('does not count for a question that is not on screen yet', () => {
    expect(presses([pointer(0), { ...roll, asked: '' }])).toEqual([false])
  })

  it.each([60, 250])('does not count for something else %i ms after another at the same place', (gap) => {
    expect(presses([pointer(0), end], [pointer(gap, 110, 95), roll])).toEqual([true, false])
    expect(presses([key(0), end], [key(gap), roll])).toEqual([true, false])
  })

  it('does not count in a hurry for the same button that now answers another question, or says something else', () => {
    expect(presses([pointer(0), roll], [pointer(90), { ...roll, asked: 'Ben: throw again?' }])).toEqual([true, false])
    expect(presses([pointer(0), roll], [pointer(90), { ...roll, says: 'Unmortgage' }])).toEqual([true, false])
  })

  it('counts for nothing else as long as somebody goes on in a hurry', () => {
    const hurry = [end, roll, buy, roll].map((aim, index) => [pointer(300 * index), aim] as const)
    expect(presses(...hurry)).toEqual([true, false, false, false])
  })

  it('counts again and again for a button that stays as it is', () => {
    expect(presses([pointer(0), raise], [pointer(90), raise], [pointer(180), raise])).toEqual([true, true, true])
  })

  it('counts at once at another place, and from the keyboard', () => {
    expect(presses([pointer(0), end], [pointer(200, 100, 160), roll], [key(250), buy])).toEqual([true, true, true])
  })

  it('of a key that stays down counts for nothing but what it went down on', () => {
    const watched = new Presses()
    const held = [raise, raise, buy, end].map((aim, at) => {
      watched.begin(key(600 * at), aim, at > 0)
      return watched.counts(key(600 * at), aim, 0)
    })
    expect(held).toEqual([true, true, false, false])
  })

  it('is the second half of a double click, however slow, if the system takes it for one', () => {
    expect(presses([pointer(0), end], [pointer(800), roll, roll, 2])).toEqual([true, false])
  })

  it('counts in a hurry, too, where something was typed in between', () => {
    const watched = new Presses()
    watched.begin(key(0), end)
    watched.counts(key(0), end, 0)
    watched.type()
    watched.begin(key(90), roll)
    expect(watched.counts(key(90), roll, 0)).toBe(true)
  })
})

describe('a click', () => {
  it('that no press has led to, as from a screen reader, counts', () => {
    const watched = new Presses()
    expect(watched.counts(key(0), end, 0)).toBe(true)
    expect(watched.counts(key(700), roll, 0)).toBe(true)
    watched.begin(pointer(2000), end)
    expect(watched.counts(key(2600), buy, 0)).toBe(true)
  })

  it('on the button of a form counts for Enter in one of its fields', () => {
    const field = { control: null, says: '', asked: null, field: true }
    expect(presses([key(0), field, raise], [key(60), { ...field }, buy])).toEqual([true, false])
    expect(presses([key(0), { ...field, field: false }, raise])).toEqual([false])
  })
})
