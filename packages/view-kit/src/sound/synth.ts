/** A struck thing: the tones that sound in it, as multiples of its pitch, each with its share of the loudness. */
export type Body = 'wood' | 'metal' | 'glass' | 'soft'

const BODIES: Readonly<Record<Body, readonly (readonly [multiple: number, share: number])[]>> = {
  wood: [
    [1, 0.62],
    [2.57, 0.25],
    [4.95, 0.13],
  ],
  metal: [
    [1, 0.42],
    [2.76, 0.33],
    [5.4, 0.25],
  ],
  glass: [
    [1, 0.7],
    [2.32, 0.2],
    [4.25, 0.1],
  ],
  soft: [
    [1, 0.72],
    [2, 0.2],
    [3, 0.08],
  ],
}

/** One stroke of a sound. Times in milliseconds, pitches in hertz. */
export interface Stroke {
  readonly at: number
  readonly length: number
  /** What is struck; `air`: a breath of noise about this pitch. */
  readonly of: Body | 'air'
  readonly pitch: number
  /** The pitch that it glides to; the same where it is left out. */
  readonly to?: number
  /** 0 to 1. */
  readonly loud: number
  /** Until it is at its loudest; 2 where it is left out. */
  readonly rises?: number
}

/** By this factor a stroke has faded when it ends. */
const FADED = 0.001
/** The last milliseconds of a stroke, in which the rest of it goes: no click is heard. */
const END = 8

/** How long a sound of these strokes is, in milliseconds. */
export function lengthOf(strokes: readonly Stroke[]): number {
  return Math.max(...strokes.map(({ at, length }) => at + length))
}

/** The samples of a sound, from -1 to 1, the same each time. `rate`: samples a second. */
export function samplesOf(strokes: readonly Stroke[], rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil((lengthOf(strokes) * rate) / 1000))
  for (const [number, stroke] of strokes.entries()) strike(samples, stroke, rate, number + 1)
  return samples
}

function strike(samples: Float32Array, stroke: Stroke, rate: number, seed: number): void {
  const { at, length, pitch, to = pitch, loud, rises = 2 } = stroke
  const from = Math.floor((at * rate) / 1000)
  const count = Math.min(samples.length - from, Math.floor((length * rate) / 1000))
  const voice = stroke.of === 'air' ? breath(rate, seed) : tones(BODIES[stroke.of], rate)
  // What grows or fades evenly does so by the same factor from sample to sample.
  const fading = FADED ** (1 / count)
  const gliding = (to / pitch) ** (1 / count)
  let faded = loud
  let now = pitch
  for (let n = 0; n < count; n++) {
    const time = (n * 1000) / rate
    const edge = Math.min(1, time / rises, (length - time) / END)
    samples[from + n] = (samples[from + n] ?? 0) + faded * edge * voice(now, n / count)
    faded *= fading
    now *= gliding
  }
}

/** Given a pitch and how much of the stroke is over, the next sample. */
type Voice = (pitch: number, part: number) => number

/** The tones of a body; the higher, the sooner they fade. */
function tones(body: (typeof BODIES)[Body], rate: number): Voice {
  let phase = 0
  return (pitch, part) => {
    phase += (2 * Math.PI * pitch) / rate
    let sum = 0
    let left = 1
    for (const [multiple, share] of body) {
      sum += share * left * Math.sin(phase * multiple)
      left *= 1 - part
    }
    return sum
  }
}

/** So much louder is what is left of noise behind its filter, so that a breath is as loud as a tone. */
const BREATH_GAIN = 2.4

/** Noise through a filter that lets pass what lies about the pitch. */
function breath(rate: number, seed: number): Voice {
  let word = seed * 2_654_435_761
  let low = 0
  let band = 0
  return (pitch) => {
    // Noise that is the same each time.
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0
    const noise = word / 0x8000_0000 - 1
    const pass = 2 * Math.sin((Math.PI * Math.min(pitch, rate / 6)) / rate)
    low += pass * band
    band += pass * (noise - low - 0.7 * band)
    return BREATH_GAIN * band
  }
}
