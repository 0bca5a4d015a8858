import { describe, expect, it } from 'vitest'
import { SEATS } from '../limits.ts'
import { Layout } from './layout.ts'
import { bytes, type Spec, signed, words } from './section.ts'
import { State } from './state.ts'

/** A chapter that keeps something of every kind. */
const everything = {
  name: 'everything',
  numbers: ['first', 'second'],
  tables: { wide: words(10, 5), narrow: bytes(6), short: signed(3) },
  turnNumbers: ['once'],
  turn: { counted: signed(8) },
  own: ['bid', 'hint'],
  secret: ['hidden'],
} as const satisfies Spec
const layout = new Layout([everything], {})

/** Bytes of a state in which no two words, and no two scalars, are alike. */
function distinctBytes(): Uint8Array {
  return Uint8Array.from(new State(layout).bytes, (_, at) => (at * 37 + (at >> 6)) & 0xff)
}

function distinct(): State {
  const state = new State(layout)
  state.load(distinctBytes())
  return state
}

describe('State', () => {
  it('has all its scalars in its bytes', () => {
    const state = distinct()
    for (const [name, value] of Object.entries(state)) {
      if (typeof value !== 'number' || name === 'publicBytes') continue
      const before = state.bytes.slice()
      Object.assign(state, { [name]: value ^ 1 })
      expect(state.bytes, name).not.toEqual(before)
      Object.assign(state, { [name]: value })
      expect(state.bytes, name).toEqual(before)
    }
  })

  it('has the bytes from which it was loaded, every scalar at its place', () => {
    expect(distinct().bytes).toEqual(distinctBytes())
  })

  it('is copied whole', () => {
    const copy = new State(layout)
    copy.copy(distinct())
    expect(copy.bytes).toEqual(distinct().bytes)
    expect(copy).toEqual(distinct())
  })

  it('is seen by a seat but for what is secret and what is another seat’s', () => {
    const whole = distinct()
    const view = distinct()
    view.copyView(whole, 2)
    const seen = view.bytes.slice()
    expect(seen.subarray(0, whole.publicBytes)).toEqual(whole.bytes.subarray(0, whole.publicBytes))
    for (let seat = 0; seat < SEATS; seat++)
      for (let word = seat; word < whole.secrets.length; word += SEATS)
        expect(view.secrets[word]).toBe(seat === 2 ? whole.secrets[word] : 0)
    expect([...view.generator]).toEqual([0, 0, 0, 0])
  })

  it('can be cleared', () => {
    const state = distinct()
    state.clear()
    const blank = new State(layout)
    expect(state.bytes).toEqual(blank.bytes)
    expect(state).toEqual(blank)
  })

  it('begins again with a turn what is counted by turns, and nothing else', () => {
    const state = distinct()
    const before = Array.from(new Int32Array(state.bytes.slice().buffer))
    state.forgetTurn()
    const after = Array.from(new Int32Array(state.bytes.slice().buffer))
    const [from, to] = layout.turn
    expect(to - from).toBe(3)
    expect(after).toEqual(before.map((word, at) => (at >= from && at < to ? 0 : word)))
  })

  it('is read only from as many bytes as it has', () => {
    expect(() => new State(layout).load(new Uint8Array(8))).toThrow('cannot be read from 8')
  })
})
