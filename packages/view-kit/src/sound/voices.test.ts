import { THROW_TIME } from '@hausregeln/engine/kit/scene/dice.ts'
import type { Sound } from '@hausregeln/engine/kit/scene/sound.ts'
import { describe, expect, it } from 'vitest'
import { lengthOf, samplesOf } from './synth.ts'
import { VOICES } from './voices.ts'

const RATE = 44_100
const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
const mean = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length)

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
  ruin: 1620,
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

it('dice that have come to rest are silent', () => {
  expect(lengthOf(VOICES.throw)).toBeLessThanOrEqual(THROW_TIME)
})
