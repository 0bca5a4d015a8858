import { describe, expect, it } from 'vitest'
import { edgeFor } from './edge.ts'

const button = (top: number) => ({ top, bottom: top + 44 })
const kept = (...tops: number[]) => ({ high: 140, room: 740, kept: tops.map(button) })

describe('messages', () => {
  it('stand above on a phone, and below where they would lie over a button that answers', () => {
    expect(edgeFor({ first: 'top', ...kept() })).toBe('top')
    expect(edgeFor({ first: 'top', ...kept(690) })).toBe('top')
    expect(edgeFor({ first: 'top', ...kept(100) })).toBe('bottom')
    expect(edgeFor({ first: 'top', ...kept(139) })).toBe('bottom')
    expect(edgeFor({ first: 'top', ...kept(140) })).toBe('top')
  })

  it('stand below in a wide window, and above where they would lie over such a button', () => {
    expect(edgeFor({ first: 'bottom', ...kept() })).toBe('bottom')
    expect(edgeFor({ first: 'bottom', ...kept(100) })).toBe('bottom')
    expect(edgeFor({ first: 'bottom', ...kept(690) })).toBe('top')
    expect(edgeFor({ first: 'bottom', ...kept(556) })).toBe('bottom')
    expect(edgeFor({ first: 'bottom', ...kept(557) })).toBe('top')
  })

  it('stay where both edges have such a button, and mind none that is out of sight', () => {
    expect(edgeFor({ first: 'top', ...kept(100, 690) })).toBe('top')
    expect(edgeFor({ first: 'bottom', ...kept(100, 690) })).toBe('bottom')
    expect(edgeFor({ first: 'top', ...kept(-60) })).toBe('top')
    expect(edgeFor({ first: 'top', ...kept(100, 760) })).toBe('bottom')
    expect(edgeFor({ first: 'bottom', ...kept(760) })).toBe('bottom')
  })
})
