import { describe, expect, it } from 'vitest'
import { soundFor } from './ears.ts'
import { canSound } from './volume.ts'

describe('what is heard', () => {
  it('is the same for all, but for whoever it is about', () => {
    const paid = { sound: 'moneyOut', own: { seat: 2, sound: 'moneyIn' } } as const
    expect(soundFor(paid, [2])).toBe('moneyIn')
    expect(soundFor(paid, [0, 1])).toBe('moneyOut')
    expect(soundFor({ own: { seat: 1, sound: 'yourTurn' } }, [0])).toBeNull()
    expect(soundFor({ own: { seat: 1, sound: 'yourTurn' } }, [0, 1])).toBe('yourTurn')
  })

  it('is nothing where there is no AudioContext', () => {
    expect(canSound()).toBe(false)
  })
})
