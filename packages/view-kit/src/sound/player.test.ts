import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Player } from './player.ts'

/** As much of an audio as is asked for. */
class Audio {
  state = 'running'
  currentTime = 0
  readonly destination = {}
  async resume() {
    this.state = 'running'
  }
  async suspend() {
    this.state = 'suspended'
  }
}

class Node {
  readonly gain = { value: 1, setValueAtTime: () => {}, linearRampToValueAtTime: () => {} }
  connect() {}
  start() {}
}

class Buffer {
  readonly duration: number
  constructor({ length, sampleRate }: { readonly length: number; readonly sampleRate: number }) {
    this.duration = length / sampleRate
  }
  copyToChannel() {}
}

const audios: Audio[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal(
    'AudioContext',
    class extends Audio {
      constructor() {
        super()
        audios.push(this)
      }
    },
  )
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal('AudioBufferSourceNode', Node)
  vi.stubGlobal('AudioBuffer', Buffer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  audios.length = 0
})

describe('the audio', () => {
  const dice = { times: 3, over: 9000, late: 0, cut: true }

  it('rests some time after the last sound is over, and runs again with the next', () => {
    const player = new Player()
    player.play('throw', dice)
    player.play('throw', { ...dice, over: 100 })
    vi.advanceTimersByTime(12_500)
    expect(audios[0]?.state).toBe('running')
    vi.advanceTimersByTime(6000)
    expect(audios[0]?.state).toBe('suspended')
    player.play('throw', dice)
    expect(audios[0]?.state).toBe('running')
  })

  it('runs again when somebody touches a page whose phone has put it to rest, not where nothing is heard', () => {
    const player = new Player()
    player.play('throw', dice)
    Object.assign(audios[0] ?? {}, { state: 'interrupted' })
    player.wake()
    expect(audios[0]?.state).toBe('running')
    vi.advanceTimersByTime(20_000)
    player.wake()
    expect(audios[0]?.state).toBe('suspended')
  })
})
