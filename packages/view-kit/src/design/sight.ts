type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** How light is seen, in linear sRGB, by those who lack one kind of cone wholly (Machado, Oliveira, Fernandes 2009). */
export const SEEN: Readonly<Record<string, Matrix>> = {
  'all hues': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const LIGHT: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

function linear(hex: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** In Oklab, whose distances are those of what is seen. */
function oklab(light: Triple): Triple {
  const [l, m, s] = times(LIGHT, light)
  const root = (value: number) => Math.cbrt(Math.max(0, value))
  return times(OKLAB, [root(l), root(m), root(s)])
}

/**
 * How far apart two colours (`#rrggbb`) are for those who see so: black and white are 1 apart, what is 0.02 apart can
 * just be told apart side by side.
 */
export function distance(one: string, other: string, seen: Matrix): number {
  const [a, b] = [oklab(times(seen, linear(one))), oklab(times(seen, linear(other)))]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Colours of areas with names on them need not be as far apart as those of pieces. */
const NEAR = 0.08

/** Whether some people can hardly tell two colours apart. */
export function tooAlike(one: string, other: string): boolean {
  return Object.values(SEEN).some((seen) => distance(one, other, seen) < NEAR)
}
