import { type BookFault, fault, type Place } from '@hausregeln/engine'
import type { Saying } from '@hausregeln/engine/core/saying.ts'
import { type Mention, mention, mentionId } from '@hausregeln/engine/kit/book/fault.ts'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { looksOf } from './patterns.ts'
import { say } from './say.ts'
import type { z } from './zod.ts'

type Issue = z.core.$ZodIssue

/** What the schema finds at fault, as sentences; `root`: what was checked. */
export function faultsOf(issues: readonly Issue[], root: unknown): BookFault[] {
  return issues.flatMap((issue) => faultsOfIssue(issue, issue.path as Place, root))
}

function faultsOfIssue(issue: Issue, at: Place, root: unknown): BookFault[] {
  const value = valueAt(root, at)
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return branchFaults(issue.errors, at, root)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => fault(at, say('noField', { name: quoted(key) })))
  if (value === undefined) return [missing(at)]
  return [named(fault(at, tell(issue, subjectOf(at), value)), issue)]
}

/** Of several forms that a value may have, the one that it tries to have is told; else that it has none of them. */
function branchFaults(branches: readonly (readonly Issue[])[], at: Place, root: unknown): BookFault[] {
  const tried = branches.filter((issues) => issues.every(({ code, path }) => path.length > 0 || !isOtherKind(code)))
  if (tried.length === 1 && tried[0] !== undefined)
    return tried[0].flatMap((issue) => faultsOfIssue(issue, [...at, ...(issue.path as Place)], root))
  const value = valueAt(root, at)
  if (value === undefined) return [missing(at)]
  return [fault(at, say('cannotBe', { what: subjectOf(at), given: quoted(value) }))]
}

function isOtherKind(code: Issue['code']): boolean {
  return code === 'invalid_type' || code === 'invalid_value'
}

type Subject = Saying | string

/** What the sentence about a value is about: the last field on the way to it. */
function subjectOf(at: Place): Subject {
  const last = at.at(-1)
  if (last === undefined) return say('theFile')
  return typeof last === 'number' ? say('theEntry', { at: last }) : quoted(last)
}

/** The sentence with what it names: the number or the policy that it is about, and choices that it offers. */
function named(found: BookFault, issue: Issue): BookFault {
  const [part, name] = found.at.map(String)
  if (name === undefined) return found
  const names: Mention[] = []
  if (part === 'numbers') names.push(mention('number', name))
  if (part === 'choices') {
    const ids = issue.code === 'invalid_value' ? issue.values.map(String) : []
    names.push(mention('policy', name), ...ids.map((id) => mentionId(name, id)))
  }
  if (part === 'with' || part === 'without' || part === 'chapters')
    names.push(...(issue.code === 'invalid_value' ? issue.values.map((one) => mention('chapter', String(one))) : []))
  return names.length === 0 ? found : { ...found, names }
}

function missing(at: Place): BookFault {
  return fault(at, say('missing', { what: subjectOf(at) }))
}

const KINDS = {
  string: 'text',
  number: 'number',
  int: 'int',
  boolean: 'boolean',
  array: 'list',
  tuple: 'list',
  object: 'object',
  record: 'object',
} as const

function kindOf(expected: string): (typeof KINDS)[keyof typeof KINDS] | 'other' {
  return Object.hasOwn(KINDS, expected) ? KINDS[expected as keyof typeof KINDS] : 'other'
}

/** What is to be said of a value. */
function tell(issue: Issue, what: Subject, value: unknown): Saying {
  const given = quoted(value)
  switch (issue.code) {
    case 'invalid_type':
      return say('wrongKind', { what, kind: kindOf(issue.expected), given })
    case 'invalid_format':
      return say('wrongText', { what, looks: looksOf(issue.pattern), given })
    case 'invalid_key':
      return say('wrongText', { what, looks: keyPattern(issue.issues), given })
    case 'too_small':
      return bounded(what, value, 'Least', Number(issue.minimum))
    case 'too_big':
      return bounded(what, value, 'Most', Number(issue.maximum))
    case 'invalid_value':
      return oneOf(what, issue.values, given)
    case 'invalid_union':
      return oneOf(what, 'options' in issue && Array.isArray(issue.options) ? issue.options : [], given)
    case 'custom':
      return count(what, issue.params ?? {}, value)
    default:
      return say('cannotBe', { what, given })
  }
}

function keyPattern(issues: readonly Issue[]): ReturnType<typeof looksOf> {
  const [first] = issues
  return looksOf(first?.code === 'invalid_format' ? first.pattern : undefined)
}

/** What is beyond its limit: a number itself, or how much there is of a text or a list. */
function bounded(what: Subject, value: unknown, end: 'Least' | 'Most', limit: number): Saying {
  if (typeof value === 'string') return say(`characters${end}`, { what, limit, count: value.length })
  if (Array.isArray(value)) return say(`entries${end}`, { what, limit, count: value.length })
  return say(`at${end}`, { what, limit, given: quoted(value) })
}

function count(what: Subject, { least, most }: Readonly<Record<string, unknown>>, value: unknown): Saying {
  const found = typeof value === 'object' && value !== null ? Object.keys(value).length : 0
  return say('entries', { what, least: Number(least), most: Number(most), count: found })
}

/** Where there are many, as many are named as a sentence can bear. */
const MOST_NAMED = 12

function oneOf(what: Subject, values: readonly unknown[], given: string): Saying {
  const named = values.slice(0, MOST_NAMED).map(quoted).join(', ')
  return say('oneOf', { what, given, names: `${named}${values.length > MOST_NAMED ? ' …' : ''}` })
}

function valueAt(root: unknown, at: Place): unknown {
  return at.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    root,
  )
}
