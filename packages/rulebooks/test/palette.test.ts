import { describe, expect, it } from 'vitest'
import { rulebooks } from '../src/index.ts'

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

const times = (m: Matrix, [x, y, z]: Triple): Triple => {
  const dot = ([a, b, c]: Triple) => a * x + b * y + c * z
  return [dot(m[0]), dot(m[1]), dot(m[2])]
}
const each = ([x, y, z]: Triple, f: (value: number) => number): Triple => [f(x), f(y), f(z)]

/** `#rrggbb` as linear light, each channel 0…1. */
function linear(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  const channels: Triple = [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
  return each(channels, (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
}

/** Full colour blindness of each kind, after Machado, Oliveira and Fernandes (2009), on linear light. */
const SIGHT: Readonly<Record<string, Matrix>> = {
  'normal sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'red-blind sight': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'green-blind sight': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'blue-blind sight': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** Ottosson's OKLab, in which equal distances look about equally different; 0.02 is just noticeable. */
function oklab(light: Triple): Triple {
  const clipped = each(light, (c) => Math.min(1, Math.max(0, c)))
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    clipped,
  )
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    each(cones, Math.cbrt),
  )
}

/** The WCAG contrast of two colours, 1…21. */
function contrast(a: string, b: string): number {
  const luminance = ([r, g, blue]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * blue + 0.05
  const [one, other] = [luminance(linear(a)), luminance(linear(b))]
  return Math.max(one, other) / Math.min(one, other)
}

describe.each(rulebooks)('the colours of the groups of $book.id', ({ board }) => {
  const groups = Object.entries(board.groups)

  it.each(Object.entries(SIGHT))('any two can be told apart with %s', (_, sight) => {
    const seen = groups.map(([key, { colour }]) => [key, oklab(times(sight, linear(colour)))] as const)
    for (const [index, [key, [l, a, b]]] of seen.entries()) {
      for (const [other, [l2, a2, b2]] of seen.slice(index + 1)) {
        expect(Math.hypot(l - l2, a - a2, b - b2), `${key} and ${other}`).toBeGreaterThan(0.09)
      }
    }
  })

  it.each(groups)('%s shows on white and on a dark page', (_, { colour }) => {
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(contrast(colour, '#ffffff')).toBeGreaterThan(1.3)
    expect(contrast(colour, '#16181d')).toBeGreaterThan(1.9)
  })
})
