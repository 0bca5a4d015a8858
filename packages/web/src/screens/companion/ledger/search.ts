import type { LogLine } from '@hausregeln/view-kit/game/types.ts'
import { formatNumber, type Locale } from '@hausregeln/view-kit/i18n/index.ts'
import { searched } from '../../../given/letters.ts'
import type { LedgerTurn } from './entries.ts'

/** What is looked for in the log: an entry is found if all of it is true of it. */
export interface Sought {
  readonly words: readonly SoughtWord[]
  /** Amounts, dice and other numbers that an entry names. */
  readonly numbers: readonly number[]
  /** Paragraphs or parts of them, in small letters: `k-2.2`, `k-2`, `2.2`. */
  readonly paragraphs: readonly string[]
  /** The first and the last round; null: any. */
  readonly rounds: readonly [first: number, last: number] | null
}

interface SoughtWord {
  readonly text: string
  /** The name of somebody at the table: Ann is not found where Anna is named. */
  readonly isName: boolean
}

export interface SearchWords {
  readonly locale: Locale
  /** Of the players, by seat. */
  readonly names: readonly string[]
  /** What a round is called: `Runde`. */
  readonly round: string
}

/** What a line of the log says, as it is searched (see `saidBy`). */
export interface Said {
  readonly text: string
  readonly numbers: readonly number[]
  readonly rule: string
}

/** Beginnings of words this short are found, and nothing inside of words. */
const SHORT = 3

/** Numbers as they are written in any of the languages: `1400`, `1.400`, `1,400`, `1 400` with a narrow space. */
const NUMBERS = /\d{1,3}(?:[.,'\u00a0\u202f]\d{3})+(?!\d)|\d+/gu
const NUMBER = /^\p{Sc}?(\d{1,3}(?:[.,']\d{3})+|\d+)\p{Sc}?$/u
const PARAGRAPH = /^(?:§?\p{L}+-\d+(?:\.\d+)*|§\d+(?:\.\d+)*|\d+(?:\.\d+)+)$/u

/** What somebody looks for; null where nothing is typed that could narrow the log down. */
export function soughtIn(query: string, { locale, names, round }: SearchWords): Sought | null {
  const roundWord = folded(round).trim()
  const { rest, rounds } = roundsIn(folded(query), roundWord)
  const people = names.map(folded)
  const words: SoughtWord[] = []
  const numbers: number[] = []
  const paragraphs: string[] = []
  for (const part of joined(rest, locale).trim().split(/\s+/u)) {
    const number = NUMBER.exec(part)?.[1]
    if (part === '' || part === roundWord) continue
    if (number !== undefined) numbers.push(numberOf(number))
    else if (PARAGRAPH.test(part)) paragraphs.push(part.replace('§', ''))
    else words.push({ text: part, isName: people.includes(part) })
  }
  const isEmpty = words.length + numbers.length + paragraphs.length === 0 && rounds === null
  return isEmpty ? null : { words, numbers, paragraphs, rounds }
}

/** A sentence of the log with the paragraph behind it, as it is searched. */
export function saidBy(sentence: string, rule: string): Said {
  const text = folded(sentence)
  return { text, numbers: (text.match(NUMBERS) ?? []).map(numberOf), rule: folded(rule) }
}

/** What of the log is found, turn by turn. `said`: what a line says. */
export function foundIn(
  turns: readonly LedgerTurn[],
  { words, numbers, paragraphs, rounds }: Sought,
  said: (line: LogLine) => Said,
): LedgerTurn[] {
  const isFound = (lines: readonly LogLine[]) => {
    const all = lines.map(said)
    return (
      words.every((word) => all.some(({ text }) => says(text, word))) &&
      numbers.every((number) => all.some((one) => one.numbers.includes(number))) &&
      paragraphs.every((paragraph) => all.some(({ rule }) => isOf(rule, paragraph)))
    )
  }
  return turns
    .filter(({ round }) => rounds === null || (round >= rounds[0] && round <= rounds[1]))
    .map((turn) => ({ ...turn, entries: turn.entries.filter(({ lines }) => isFound(lines)) }))
    .filter(({ entries }) => entries.length > 0)
}

function folded(text: string): string {
  return searched(text).replaceAll('’', "'")
}

/** Rounds that a query names, `runde 7` or `runde 5-7`, and what is left of it. */
function roundsIn(query: string, word: string): { readonly rest: string; readonly rounds: Sought['rounds'] } {
  const at = query.search(/\d+/u) < 0 ? -1 : query.indexOf(word)
  const named = at < 0 ? null : /^\s*(\d+)(?:\s*[-–]\s*(\d+))?/u.exec(query.slice(at + word.length))
  if (named === null) return { rest: query, rounds: null }
  const [whole, first = '', last = first] = named
  const rest = `${query.slice(0, at)} ${query.slice(at + word.length + whole.length)}`
  return { rest, rounds: [Math.min(+first, +last), Math.max(+first, +last)] }
}

/** Thousands as one word: always with a narrow space between, with any other where the language writes them so. */
function joined(query: string, locale: Locale): string {
  const space = /\s/u.test(formatNumber(locale, 1000)) ? String.raw`\s` : String.raw`[\u00a0\u202f]`
  return query.replaceAll(new RegExp(String.raw`(?<=\d)${space}(?=\d{3}(?!\d))`, 'gu'), '')
}

function numberOf(written: string): number {
  return Number(written.replaceAll(/\D/gu, ''))
}

/** Whether a paragraph is the one that is sought, or a part of it. */
function isOf(rule: string, paragraph: string): boolean {
  const own = /^\d/u.test(paragraph) ? rule.replace(/^\p{L}+-/u, '') : rule
  return own === paragraph || own.startsWith(`${paragraph}.`)
}

function says(text: string, { text: word, isName }: SoughtWord): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = !isLetter(text[at - 1])
    if (isName ? begins && endsName(text, at + word.length) : begins || word.length > SHORT) return true
  }
  return false
}

/** A name ends before what is no letter; a genitive is still the name. */
function endsName(text: string, at: number): boolean {
  return !isLetter(text[at]) || (text[at] === 's' && !isLetter(text[at + 1]))
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
}
