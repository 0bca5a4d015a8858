import { type BookFault, fault, type Place, type Text } from '@hausregeln/engine'
import { type Mention, mention, mentionId } from '@hausregeln/engine/kit/book/fault.ts'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { describePattern } from './patterns.ts'
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
    return issue.keys.map((key) =>
      fault(at, `Das Feld ${quoted(key)} gibt es hier nicht.`, `There is no field ${quoted(key)} here.`),
    )
  if (value === undefined) return [missing(at)]
  const told = tell(issue, value)
  return [named(sentence(at, told), issue)]
}

/** Of several forms that a value may have, the one that it tries to have is told; else that it has none of them. */
function branchFaults(branches: readonly (readonly Issue[])[], at: Place, root: unknown): BookFault[] {
  const tried = branches.filter((issues) => issues.every(({ code, path }) => path.length > 0 || !isOtherKind(code)))
  if (tried.length === 1 && tried[0] !== undefined)
    return tried[0].flatMap((issue) => faultsOfIssue(issue, [...at, ...(issue.path as Place)], root))
  const value = valueAt(root, at)
  if (value === undefined) return [missing(at)]
  const given = quoted(value)
  return [sentence(at, { de: `kann nicht ${given} sein`, en: `cannot be ${given}` })]
}

function isOtherKind(code: Issue['code']): boolean {
  return code === 'invalid_type' || code === 'invalid_value'
}

/** The sentence about a value, whose subject is the last field on the way to it. */
function sentence(at: Place, { de, en }: Text): BookFault {
  const last = at.at(-1)
  if (last === undefined) return fault(at, `Die Datei ${de}.`, `The file ${en}.`)
  if (typeof last === 'number') return fault(at, `Eintrag ${last} ${de}.`, `Entry ${last} ${en}.`)
  return fault(at, `${quoted(last)} ${de}.`, `${quoted(last)} ${en}.`)
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
  return sentence(at, { de: 'fehlt', en: 'is missing' })
}

const KINDS: Readonly<Record<string, Text>> = {
  string: { de: 'ein Text', en: 'a text' },
  number: { de: 'eine Zahl', en: 'a number' },
  int: { de: 'eine ganze Zahl', en: 'a whole number' },
  boolean: { de: 'ja oder nein (true oder false)', en: 'true or false' },
  array: { de: 'eine Liste', en: 'a list' },
  tuple: { de: 'eine Liste', en: 'a list' },
  object: { de: 'ein Objekt', en: 'an object' },
  record: { de: 'ein Objekt', en: 'an object' },
}
const ANYTHING: Text = { de: 'etwas anderes', en: 'something else' }

/** What is to be said of a value: what follows its name. */
function tell(issue: Issue, value: unknown): Text {
  const given = quoted(value)
  const isNot = (what: Text): Text => ({ de: `ist ${what.de}, nicht ${given}`, en: `is ${what.en}, not ${given}` })
  switch (issue.code) {
    case 'invalid_type':
      return isNot(KINDS[issue.expected] ?? ANYTHING)
    case 'invalid_format':
      return isNot(describePattern(issue.pattern))
    case 'invalid_key':
      return isNot(keyPattern(issue.issues))
    case 'too_small':
      return bounded(value, { de: `mindestens ${issue.minimum}`, en: `at least ${issue.minimum}` })
    case 'too_big':
      return bounded(value, { de: `höchstens ${issue.maximum}`, en: `at most ${issue.maximum}` })
    case 'invalid_value':
      return oneOf(issue.values, given)
    case 'invalid_union':
      return oneOf('options' in issue && Array.isArray(issue.options) ? issue.options : [], given)
    case 'custom':
      return count(issue.params ?? {}, value)
    default:
      return { de: `kann nicht ${given} sein`, en: `cannot be ${given}` }
  }
}

function keyPattern(issues: readonly Issue[]): Text {
  const [first] = issues
  return describePattern(first?.code === 'invalid_format' ? first.pattern : undefined)
}

/** What is beyond its limit: a number itself, or how much there is of a text or a list. */
function bounded(value: unknown, { de, en }: Text): Text {
  if (typeof value === 'string')
    return { de: `hat ${de} Zeichen, nicht ${value.length}`, en: `has ${en} characters, not ${value.length}` }
  if (Array.isArray(value))
    return { de: `hat ${de} Einträge, nicht ${value.length}`, en: `has ${en} entries, not ${value.length}` }
  return { de: `ist ${de}, nicht ${quoted(value)}`, en: `is ${en}, not ${quoted(value)}` }
}

function count({ least, most }: Readonly<Record<string, unknown>>, value: unknown): Text {
  const found = typeof value === 'object' && value !== null ? Object.keys(value).length : 0
  return {
    de: `hat ${least} bis ${most} Einträge, nicht ${found}`,
    en: `has ${least} to ${most} entries, not ${found}`,
  }
}

/** Where there are many, as many are named as a sentence can bear. */
const MOST_NAMED = 12

function oneOf(values: readonly unknown[], given: string): Text {
  const named = values.slice(0, MOST_NAMED).map(quoted).join(', ')
  const more = values.length > MOST_NAMED ? ' …' : ''
  return {
    de: `kann nicht ${given} sein; möglich: ${named}${more}`,
    en: `cannot be ${given}; possible: ${named}${more}`,
  }
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
