import { parseArgs } from 'node:util'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'

/** What a command can be told, and what counts where it is told nothing. */
export interface Wish<Number extends string, Text extends string> {
  /** Rulebooks; null: it takes none. */
  readonly books: readonly string[] | null
  readonly numbers: Readonly<Record<Number, number>>
  readonly texts?: Readonly<Record<Text, string>>
  /** Of a text that is a list with commas: what may stand in it. */
  readonly known?: Readonly<Partial<Record<Text, readonly string[]>>>
  /** A flag without a value. */
  readonly flag?: string
}

export interface CommandLine<Number extends string, Text extends string> {
  readonly books: readonly string[]
  readonly numbers: Readonly<Record<Number, number>>
  readonly texts: Readonly<Record<Text, string>>
  readonly flagged: boolean
}

/** Something that a command is told and does not know. */
class Misunderstood extends Error {}

/** Reads the command line. What is wrong there is said in a sentence, and the process ends with 2. */
export function commandLine<Number extends string, Text extends string = never>(
  wish: Wish<Number, Text>,
  args = process.argv.slice(2),
): CommandLine<Number, Text> {
  try {
    return read(wish, args)
  } catch (error) {
    console.error(sentenceOf(error))
    process.exit(2)
  }
}

/** The same. Throws an error that says what is wrong. */
export function read<Number extends string, Text extends string = never>(
  { books, numbers, texts, known, flag }: Wish<Number, Text>,
  args: readonly string[],
): CommandLine<Number, Text> {
  const fallback: Readonly<Record<string, string | number>> = { ...numbers, ...texts }
  const string = { type: 'string' } as const
  const boolean = { type: 'boolean' } as const
  const options = Object.fromEntries<typeof string | typeof boolean>(
    Object.keys(fallback).map((name) => [name, string]),
  )
  if (flag !== undefined) options[flag] = boolean
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: books !== null })
  const said = (name: string) => String(values[name] ?? fallback[name])
  const amounts = Object.keys(numbers).map((name) => [name, amount(name, said(name))])
  for (const [name, of] of Object.entries<readonly string[] | undefined>(known ?? {}))
    for (const one of said(name).split(',')) if (of?.includes(one) === false) throw unknown(`--${name} ${one}`, of)
  for (const book of positionals)
    if (!RULEBOOK_IDS.some((id) => id === book)) throw unknown(`rulebook "${book}"`, RULEBOOK_IDS)
  return {
    books: positionals.length > 0 ? positionals : (books ?? []),
    numbers: Object.fromEntries(amounts),
    texts: Object.fromEntries(Object.keys(texts ?? {}).map((name) => [name, said(name)])) as Record<Text, string>,
    flagged: flag !== undefined && values[flag] === true,
  }
}

function amount(name: string, said: string): number {
  const value = Number(said)
  if (said.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new Misunderstood(`--${name} must be a number from 0 on, not "${said}".`)
  return value
}

function unknown(what: string, known: readonly string[]): Misunderstood {
  return new Misunderstood(`There is no ${what}. There are: ${known.join(', ')}.`)
}

/** What the command line's own reader says of a flag ends with a hint that is none here. */
function sentenceOf(error: unknown): string {
  if (error instanceof Misunderstood) return error.message
  const isFlag = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (!isFlag) throw error
  return `${error.message.split('. ')[0]}.`.replace('..', '.')
}
