import { describe, expect, it } from 'vitest'
import { edgeFor } from './edge.ts'

const button = (top: number) => ({ top, bottom: top + 44 })

describe('messages', () => {
  it('stand above, and below where they would lie over a button that sends a form', () => {
    expect(edgeFor({ high: 140, room: 740, kept: [] })).toBe('top')
    expect(edgeFor({ high: 140, room: 740, kept: [button(690)] })).toBe('top')
    expect(edgeFor({ high: 140, room: 740, kept: [button(100)] })).toBe('bottom')
    expect(edgeFor({ high: 140, room: 740, kept: [button(139)] })).toBe('bottom')
    expect(edgeFor({ high: 140, room: 740, kept: [button(140)] })).toBe('top')
  })

  it('stand above where both edges have such a button, and mind none that is out of sight', () => {
    expect(edgeFor({ high: 140, room: 740, kept: [button(100), button(690)] })).toBe('top')
    expect(edgeFor({ high: 140, room: 740, kept: [button(-60)] })).toBe('top')
    expect(edgeFor({ high: 140, room: 740, kept: [button(100), button(760)] })).toBe('bottom')
  })
})
