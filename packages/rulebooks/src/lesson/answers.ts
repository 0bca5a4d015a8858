import type { Move } from '@hausregeln/engine'
import type { LessonAnswer } from '../file/schema/lesson.ts'

type Amount = LessonAnswer['amount']

/** The seat of the one who learns. */
export const LEARNER = 0

/** Whether a move is what a lesson means by an answer. */
export function isAnswer(answer: LessonAnswer, move: Move): boolean {
  if (answer.do !== move.do || move.seat !== LEARNER) return false
  const given = move as unknown as Readonly<Record<string, unknown>>
  return Object.entries(answer).every(([field, wanted]) => field === 'do' || fits(wanted as Amount, given[field]))
}

function fits(wanted: Amount, given: unknown): boolean {
  const [least, most] = rangeOf(wanted)
  return typeof given === 'number' && least <= given && given <= most
}

/** An answer as a move, with the least or the most of each number. */
export function moveOfAnswer(answer: LessonAnswer, end: 'least' | 'most'): Move {
  const fields = Object.entries(answer).map(([field, value]) => {
    return [field, field === 'do' ? value : rangeOf(value as Amount)[end === 'least' ? 0 : 1]]
  })
  return { ...Object.fromEntries(fields), seat: LEARNER } as Move
}

/** The ends of a number; as many as are allowed where none is named. */
function rangeOf(value: Amount): readonly [number, number] {
  if (value === undefined) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  if (typeof value === 'number') return [value, value]
  const [least = 0, most = least] = value
  return [least, most]
}
