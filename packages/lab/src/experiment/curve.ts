import type { Comparison, Curve } from './compare.ts'
import { bilingual } from './open-compare.ts'
import type { CompareExperiment, SideData } from './schema.ts'

/** A value of a number, and what it has shown against the first side. */
export interface CurvePoint {
  readonly value: number
  readonly name: string
  /** Of the first side and this one. */
  readonly report: Comparison
}

/** The values that an experiment asks for, each with its name; the first side has what holds usually. */
export function curveValues({ sides, curve }: CompareExperiment): readonly { value: number; name: string }[] {
  return sides.slice(1).flatMap(({ numbers, name }) => {
    const value = curve === undefined ? undefined : (numbers as Readonly<Record<string, unknown>>)?.[curve]
    return typeof value === 'number' ? [{ value, name: typeof name === 'string' ? name : `${value}` }] : []
  })
}

/** One value of a curve against its first side, to be played by itself: it meets the same chance as all others. */
export function pairOf(experiment: CompareExperiment, value: number): CompareExperiment {
  const { curve = '', sides, title: _, ...common } = experiment
  const [base] = sides
  if (base === undefined) throw new Error('a curve has a first side')
  const other: SideData = { ...base, numbers: { ...base.numbers, [curve]: value } as SideData['numbers'] }
  return { ...common, stops: false, sides: [base, other] }
}

/** What all values of a curve have shown, as one comparison: the first side as the value played most has it. */
export function curveOfPairs(
  points: readonly CurvePoint[],
  about: Omit<Curve, 'values'>,
  now: number,
): Comparison | null {
  const played = points.filter(({ report }) => report.games > 0)
  const [most] = played.toSorted((a, b) => b.report.games - a.report.games)
  const first = most?.report.sides[0]
  if (most === undefined || first === undefined) return null
  const sides = played.flatMap(({ report, name }) => {
    const [, side] = report.sides
    return side === undefined ? [] : [{ ...side, name: bilingual(name) }]
  })
  return {
    ...most.report,
    curve: { ...about, values: [now, ...played.map(({ value }) => value)] },
    sides: [first, ...sides],
    differences: played.flatMap(({ report }, at) => report.differences.map((one) => ({ ...one, side: at + 1 }))),
  }
}
