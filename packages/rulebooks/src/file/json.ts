import { type BookFault, fault } from '@hausregeln/engine'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { isTaken, textFault } from './foreign-text.ts'
import { FILE_LIMITS } from './limits.ts'
import { say } from './say.ts'
import { brokenAt } from './syntax.ts'
import { keyFaults } from './twice.ts'

/** A JSON text that was read, or why it cannot be. */
export type Read<Value> =
  | { readonly value: Value; readonly faults?: undefined }
  | { readonly faults: readonly BookFault[] }

const BYTE_ORDER_MARK = /^\ufeff/

/**
 * Reads a stranger's JSON: of limited size and depth, no field twice, no field that means something to the program, no
 * number that is none, no text that is shown as something else than it is.
 */
export function readJson(text: string): Read<unknown> {
  if (text.length > FILE_LIMITS.characters)
    return { faults: [fault([], say('tooLong', { count: text.length, most: FILE_LIMITS.characters }))] }
  const json = text.replace(BYTE_ORDER_MARK, '')
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return { faults: [syntaxFault(json)] }
  }
  const faults = keyFaults(json)
  if (faults.length === 0) faults.push(...valueFaults(value))
  return faults.length > 0 ? { faults } : { value }
}

/** The line and column at which the text stops being JSON. */
function syntaxFault(json: string): BookFault {
  const before = json.slice(0, brokenAt(json)).split('\n')
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1]
  return fault([], say('noJson', { line, column }))
}

/** Texts and numbers that cannot be, wherever they stand; the depth is limited already. */
function valueFaults(root: unknown): BookFault[] {
  const faults: BookFault[] = []
  let values = 0
  const visit = (value: unknown, at: readonly (string | number)[]) => {
    values++
    if (typeof value === 'string') tellText(value, at)
    else if (typeof value === 'number' && !Number.isFinite(value)) faults.push(fault(at, say('tooLarge')))
    else if (Array.isArray(value)) value.forEach((one, index) => void visit(one, [...at, index]))
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) {
        tellKey(key, at)
        visit(one, [...at, key])
      }
  }
  const tellText = (text: string, at: readonly (string | number)[]) => {
    const wrong = textFault(text)
    if (wrong !== null) faults.push(fault(at, say(`text-${wrong}`)))
  }
  const tellKey = (key: string, at: readonly (string | number)[]) => {
    const wrong = textFault(key)
    if (isTaken(key) || wrong !== null) faults.push(fault(at, say('fieldName', { name: quoted(key) })))
  }
  visit(root, [])
  if (values > FILE_LIMITS.values)
    faults.push(fault([], say('tooManyValues', { count: values, most: FILE_LIMITS.values })))
  return faults
}
