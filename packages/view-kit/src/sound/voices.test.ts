import { THROW_TIME } from '@hausregeln/engine/kit/scene/dice.ts'
import type { Sound } from '@hausregeln/engine/kit/scene/sound.ts'
import { describe, expect, it } from 'vitest'
import { lengthOf, samplesOf } from './synth.ts'
import { VOICES } from './voices.ts'

const RATE = 44_100
const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
const mean = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length)

/** How loud the loudest fifth of a second is for people, in decibels: weighted as ITU-R BS.1770 does, at 48 kHz. */
function loudness(samples: Float32Array): number {
  const weighted = filtered(
    filtered([...samples, ...new Array(WINDOW).fill(0)], [1.535125, -2.691696, 1.198393], [-1.690659, 0.732481]),
    [1, -2, 1],
    [-1.990047, 0.990072],
  )
  let sum = 0
  let most = 0
  for (const [n, one] of weighted.entries()) {
    sum += one ** 2 - (weighted[n - WINDOW] ?? 0) ** 2
    most = Math.max(most, sum / WINDOW)
  }
  return 10 * Math.log10(most)
}

const WINDOW = 48_000 / 5

/** A filter of second order, by the factors of what goes in and of what came out before. */
function filtered(input: readonly number[], [b0 = 0, b1 = 0, b2 = 0]: number[], [a1 = 0, a2 = 0]: number[]): number[] {
  const out: number[] = []
  for (const [n, one] of input.entries()) {
    const before = b1 * (input[n - 1] ?? 0) + b2 * (input[n - 2] ?? 0)
    out.push(b0 * one + before - a1 * (out[n - 1] ?? 0) - a2 * (out[n - 2] ?? 0))
  }
  return out
}

/** How long each is said to be, in milliseconds: none is longer than what is to be seen with it, and looked at. */
const LENGTHS: Readonly<Record<Sound, number>> = {
  throw: 975,
  step: 80,
  moneyIn: 360,
  moneyOut: 370,
  card: 210,
  bid: 150,
  gavel: 470,
  house: 450,
  jail: 570,
  yourTurn: 550,
  offer: 560,
  cheer: 960,
  ruin: 1600,
  win: 2000,
}

describe.each(Object.entries(VOICES))('the sound %s', (name, strokes) => {
  const samples = samplesOf(strokes, RATE)

  it('is as long as said, heard, and nowhere too loud', () => {
    expect(lengthOf(strokes)).toBe(LENGTHS[name as Sound])
    expect(samples).toHaveLength(Math.ceil((lengthOf(strokes) * RATE) / 1000))
    expect(loudest(samples)).toBeGreaterThan(0.1)
    expect(loudest(samples)).toBeLessThan(0.9)
    expect(mean(samples)).toBeGreaterThan(0.005)
    expect(Math.abs(samples.reduce((sum, one) => sum + one, 0) / samples.length)).toBeLessThan(0.005)
  })

  it('begins and ends in silence, and is the same each time and at each rate', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.02)
    expect(loudest(samples.subarray(-40))).toBeLessThan(0.005)
    expect(samplesOf(strokes, RATE)).toEqual(samples)
    expect(Math.abs(loudest(samplesOf(strokes, 48_000)) - loudest(samples))).toBeLessThan(0.12)
  })
})

it('none is more than 6 decibels louder than another', () => {
  const all = Object.values(VOICES).map((strokes) => loudness(samplesOf(strokes, 48_000)))
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(6)
})

it('dice that have come to rest are silent', () => {
  expect(lengthOf(VOICES.throw)).toBeLessThanOrEqual(THROW_TIME)
})
