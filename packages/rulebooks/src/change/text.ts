import type { NumberValue } from '@hausregeln/engine'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { houseChapters } from '../house/chapters.ts'
import { type BookChange, NO_CHANGE, type Step } from './change.ts'

const numberNames = new Set<string>(numbersOf([...houseChapters.values()]).map(({ name }) => name))

/** Steps in a line: `declined=staysWithBank,salaryLand=400,+trade,-deal`. */
export function stepsText(steps: readonly Step[]): string {
  return steps.map(stepWord).join(',')
}

function stepWord({ part, name, value }: Step): string {
  if (part === 'chapters') return `${value ? '+' : '-'}${name}`
  return `${name}=${Array.isArray(value) ? value.join('/') : value}`
}

/**
 * A change that is typed in a line: choices and numbers by name, chapters that come with `+`, and those that go with `-`.
 * `{ wrong }`: the part of it that is no such thing.
 */
export function changeOfText(text: string): BookChange | { readonly wrong: string } {
  let change: BookChange = NO_CHANGE
  for (const part of text.split(',')) {
    const step = stepOf(part.trim())
    if (step === null) return { wrong: part }
    change = { ...change, [step.part]: { ...change[step.part], [step.name]: step.value } }
  }
  return change
}

type Named = Exclude<Step, { readonly part: 'board' }>

function stepOf(word: string): Named | null {
  const [, sign, chapter] = /^([+-])([a-z-]+)$/.exec(word) ?? []
  if (chapter !== undefined) return { part: 'chapters', name: chapter, value: sign === '+' }
  const [, name, value] = /^([A-Za-z]+)=(\S+)$/.exec(word) ?? []
  if (name === undefined || value === undefined) return null
  const isNumber = numberNames.has(name) || /^\d+$/.test(value)
  return isNumber ? { part: 'numbers', name, value: numberOf(value) } : { part: 'choices', name, value }
}

/** What is no number is told by the rulebook. */
function numberOf(value: string): NumberValue {
  if (/^\d+(\/\d+)+$/.test(value)) return value.split('/').map(Number)
  return /^\d+$/.test(value) ? Number(value) : (value as NumberValue)
}
