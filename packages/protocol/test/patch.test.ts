import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, fromBase64, makePatch, toBase64 } from '../src/index.ts'

const view = fc.uint8Array({ minLength: 0, maxLength: 3072 })
const changes = fc.array(fc.tuple(fc.nat(3071), fc.nat(255)), { maxLength: 60 })

describe('a patch', () => {
  it('makes the one view into the other, wherever bytes have changed', () => {
    fc.assert(
      fc.property(view, changes, (before, changed) => {
        const after = before.slice()
        for (const [at, value] of changed) if (at < after.length) after[at] = value
        const patched = before.slice()
        applyPatch(patched, fromBase64(toBase64(makePatch(before, after))))
        expect(patched).toEqual(after)
      }),
    )
  })

  it('is the same wherever in memory the views lie', () => {
    const shifted = (bytes: Uint8Array, by: number) => Uint8Array.of(...new Array(by).fill(9), ...bytes).subarray(by)
    const before = Uint8Array.from({ length: 103 }, (_, at) => at)
    const after = before.with(0, 7).with(41, 7).with(102, 7)
    for (const by of [1, 2, 3, 4])
      expect(makePatch(shifted(before, by), shifted(after, 4 - by))).toEqual(makePatch(before, after))
  })

  it('is empty when nothing has changed, and short when little has', () => {
    const before = new Uint8Array(3072)
    expect(makePatch(before, before.slice())).toHaveLength(0)
    expect(makePatch(before, before.with(1001, 7))).toEqual(Uint8Array.of(1001 & 255, 1001 >> 8, 1, 0, 7))
    expect(makePatch(before, before.with(10, 1).with(12, 2))).toEqual(Uint8Array.of(10, 0, 3, 0, 1, 0, 2))
  })

  it.each([[[0, 12, 1, 0, 5]], [[0, 0, 9, 0, 1]]])('that does not fit is refused: %j', (patch) => {
    expect(() => applyPatch(new Uint8Array(3072), Uint8Array.from(patch))).toThrow('This patch does not fit.')
  })
})
