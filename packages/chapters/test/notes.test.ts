import { Layout } from '@hausregeln/engine/core/state/layout.ts'
import { bytes } from '@hausregeln/engine/core/state/section.ts'
import { State } from '@hausregeln/engine/core/state/state.ts'
import { stateHash } from '@hausregeln/engine/index.ts'
import { describe, expect, it } from 'vitest'

describe('notes', () => {
  const spec = { name: 'sample', tables: { held: bytes(8) }, notes: { seen: bytes(8) } } as const

  it('are part of a state and of its layout, and leave no trace in its hash', () => {
    const state = new State(new Layout([spec], {}))
    const other = new State(state.layout)
    const { sample } = state.parts as unknown as { sample: Record<'held' | 'seen', Uint8Array> }
    sample.seen[3] = 7
    expect(stateHash(state)).toBe(stateHash(other))
    expect(state.bytes.join()).not.toBe(other.bytes.join())
    sample.held[3] = 7
    expect(stateHash(state)).not.toBe(stateHash(other))
    const { notes: _, ...less } = spec
    expect(state.layout.fingerprint).not.toBe(new Layout([less], {}).fingerprint)
  })
})
