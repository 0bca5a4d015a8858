import { type Entry, type Expression, type InlineExpression, type Pattern as Parsed, parse } from '@fluent/syntax'
import type { Case, Fault, Message, Notes, Pattern, Piece } from './message.ts'

export interface Read {
  readonly messages: readonly Message[]
  /** What arguments are in the whole file, by its comments with three signs: `### $deed (deed)`. */
  readonly kinds: ReadonlyMap<string, string>
  readonly faults: readonly Fault[]
}

/** The messages of a Fluent file, and what in it is not understood. `file`: its name in faults. */
export function readMessages(file: string, source: string): Read {
  const faults: Fault[] = []
  const messages: Message[] = []
  const kinds = new Map<string, string>()
  const lineOf = (at: number) => source.slice(0, at).split('\n').length
  for (const entry of parse(source, {}).body) {
    const line = lineOf(startOf(entry, source))
    const fail = (what: string) => faults.push({ file, line, what })
    if (entry.type === 'Junk') fail(`This is no message: ${entry.annotations.map(({ message }) => message).join(' ')}`)
    else if (entry.type === 'Term') fail(`-${entry.id.name}: terms are not known here; write a message of its own.`)
    else if (entry.type === 'ResourceComment') for (const [name, kind] of kindsIn(entry.content)) kinds.set(name, kind)
    else if (entry.type === 'Message') {
      const key = entry.id.name
      if (entry.attributes.length > 0) fail(`${key}: attributes are not known here; write a message of its own.`)
      if (messages.some((one) => one.key === key)) fail(`${key} is here twice.`)
      else if (entry.value !== null)
        messages.push({
          key,
          line,
          notes: notesIn(entry.comment?.content ?? ''),
          pattern: patternOf(entry.value, (what) => fail(`${key}: ${what}`)),
        })
    }
  }
  return { messages, kinds, faults }
}

/** Where an entry begins, without its comment and the blank lines that junk takes along. */
function startOf(entry: Entry, source: string): number {
  const start = (entry.type === 'Message' ? entry.id : entry).span?.start ?? 0
  return start + (/^\s*/.exec(source.slice(start))?.[0].length ?? 0)
}

function notesIn(comment: string): Notes {
  const lines = comment.split('\n')
  const without = lines.filter((line) => line.startsWith('without ')).flatMap((line) => line.match(/(?<=\$)\w+/g) ?? [])
  return { kinds: kindsIn(comment), without: new Set(without), same: lines.some((line) => /^same\b/.test(line)) }
}

function kindsIn(comment: string): Map<string, string> {
  const found = comment.matchAll(/\$(\w+) \(([^)]+)\)/g)
  return new Map([...found].map(([, name = '', kind = '']) => [name, kind.trim()]))
}

type Fail = (what: string) => void

/** A text may be wrapped over several lines: they are one; an empty line between them is a new line. */
function folded(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => part.replaceAll('\n', ' '))
    .join('\n')
}

function patternOf({ elements }: Parsed, fail: Fail): Pattern {
  const found = elements.flatMap((element) =>
    element.type === 'TextElement' ? [{ text: folded(element.value) }] : expressed(element.expression, fail),
  )
  return found.reduce<Piece[]>(joined, [])
}

/** Texts beside each other are one. */
function joined(done: Piece[], piece: Piece): Piece[] {
  const last = done.at(-1)
  if ('text' in piece && last !== undefined && 'text' in last)
    return [...done.slice(0, -1), { text: last.text + piece.text }]
  return [...done, piece]
}

function expressed(expression: Expression, fail: Fail): readonly Piece[] {
  switch (expression.type) {
    case 'StringLiteral':
      return [{ text: expression.parse().value }]
    case 'NumberLiteral':
      return [{ text: expression.value }]
    case 'VariableReference':
      return [{ shown: expression.id.name }]
    case 'MessageReference':
      return [{ said: expression.id.name }]
    case 'Placeable':
      return expressed(expression.expression, fail)
    case 'FunctionReference':
      return counted(expression.id.name, expression.arguments.positional, fail)
    case 'SelectExpression':
      return chosen(expression, fail)
    default:
      fail('terms are not known here; write a message of its own.')
      return []
  }
}

/** `{ COUNT($number, $piece) }`. */
function counted(name: string, told: readonly InlineExpression[], fail: Fail): readonly Piece[] {
  const [count, noun] = told.map((one) => (one.type === 'VariableReference' ? one.id.name : ''))
  if (name === 'COUNT' && told.length === 2 && count && noun) return [{ counted: count, noun }]
  fail(`${name}(…) is not known: there is COUNT($number, $noun).`)
  return []
}

function chosen(expression: Extract<Expression, { type: 'SelectExpression' }>, fail: Fail): readonly Piece[] {
  if (expression.selector.type !== 'VariableReference') {
    fail('only an argument can be asked: { $number -> … }.')
    return []
  }
  const variants = expression.variants.map(({ key, value, default: isLast }) => ({
    when: key.type === 'NumberLiteral' ? Number(key.value) : key.name,
    pattern: patternOf(value, fail),
    isLast,
  }))
  const cases: Case[] = variants.filter(({ isLast }) => !isLast)
  const otherwise = variants.find(({ isLast }) => isLast)
  return otherwise === undefined ? [] : [{ asked: expression.selector.id.name, cases, otherwise }]
}
