import type { Sound } from '@hausregeln/engine/kit/scene/sound.ts'
import { samplesOf } from './synth.ts'
import { VOICES } from './voices.ts'
import { type Volume, volume } from './volume.ts'

const LOUDNESS: Readonly<Record<Volume, number>> = { off: 0, soft: 0.25, medium: 0.55, loud: 1 }

/** Samples a second: enough for the highest tones there are. */
const RATE = 32_000

/** Milliseconds between two strokes at least: what comes closer is left out. */
const CLOSEST = 70

/** Seconds in which what has been cut off fades. */
const FADE = 0.06

/** Milliseconds of silence after which the audio rests: as long as it runs it costs a twentieth of a core. */
const RESTS_AFTER = 4000

export interface Playing {
  /** So many times, evenly over the time that it may take. */
  readonly times: number
  /** Milliseconds that what is seen with it takes. */
  readonly over: number
  /** Milliseconds of it that are over already. */
  readonly late: number
  /** Whether it is cut off when that is over. */
  readonly cut: boolean
}

/** Plays sounds. They are made of numbers when they are first wanted. */
export class Player {
  readonly #audio: AudioContext
  readonly #gain: GainNode
  readonly #buffers = new Map<Sound, AudioBuffer>()
  /** When the last sound is over, by the page's clock. */
  #silent = 0
  /** It has been put to rest because nothing is heard, and begins again with the next sound. */
  #rests = false
  #resting: ReturnType<typeof setTimeout> | undefined

  /** Only once somebody has touched the page: before that browsers let nothing be heard. */
  constructor() {
    this.#audio = new AudioContext()
    this.#gain = new GainNode(this.#audio)
    this.#gain.connect(this.#audio.destination)
    this.#restAfter(0)
  }

  /** Somebody touches the page: a phone that was locked in the meantime has put sound to rest. */
  wake(): void {
    if (!this.#rests && this.#audio.state !== 'running') this.#resume()
  }

  play(sound: Sound, { times, over, late, cut }: Playing): void {
    const { currentTime } = this.#audio
    const buffer = this.#bufferOf(sound)
    if (this.#rests || this.#audio.state !== 'running') this.#resume()
    this.#restAfter(over + buffer.duration * 1000)
    this.#gain.gain.value = LOUDNESS[volume.get()]
    const count = Math.max(1, Math.min(times, Math.floor(over / CLOSEST)))
    for (let n = 0; n < count; n++) {
      const source = new AudioBufferSourceNode(this.#audio, { buffer })
      const at = currentTime + (n * over) / count / 1000
      source.connect(cut ? this.#fading(currentTime + over / 1000) : this.#gain)
      source.start(at, times === 1 ? late / 1000 : 0)
    }
  }

  /** Something is heard for so many milliseconds more; once that is long over, the audio rests. */
  #restAfter(sounds: number): void {
    const now = performance.now()
    this.#silent = Math.max(this.#silent, now + sounds)
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => this.#rest(), this.#silent - now + RESTS_AFTER)
  }

  #resume(): void {
    this.#rests = false
    void this.#audio.resume().catch(() => undefined)
  }

  #rest(): void {
    this.#rests = true
    void this.#audio.suspend().catch(() => undefined)
  }

  /** Goes silent at that time, in seconds. */
  #fading(end: number): AudioNode {
    const fade = new GainNode(this.#audio)
    fade.gain.setValueAtTime(1, Math.max(0, end - FADE))
    fade.gain.linearRampToValueAtTime(0, end)
    fade.connect(this.#gain)
    return fade
  }

  #bufferOf(sound: Sound): AudioBuffer {
    const known = this.#buffers.get(sound)
    if (known !== undefined) return known
    const samples = samplesOf(VOICES[sound], RATE)
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE })
    buffer.copyToChannel(samples, 0)
    this.#buffers.set(sound, buffer)
    return buffer
  }
}
