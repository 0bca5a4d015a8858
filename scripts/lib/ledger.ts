import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PART_KINDS, type PartKind, partsOf, type RuleText } from '@hausregeln/engine'

const house = join(import.meta.dirname, '../..')

/** A test by its file, from the root of the house, and its title. */
export interface NamedTest {
  readonly file: string
  readonly title: string
}

/** One thing that a sentence says, and what has become of it: of exactly one kind. */
export interface Clause {
  /** What it says, in our own words, where its sentence says more than one thing. */
  readonly says?: string
  /** `source` only where it is played to the letter; where we depart from it or had to read it, that kind. */
  readonly kind: PartKind
  readonly paragraphs: readonly string[]
  /** The tests that fail when it is played otherwise. */
  readonly tests: readonly NamedTest[]
}

/** A sentence of a source: its clauses, none where it is no rule. */
export interface Sentence {
  /** The number of the sentence in its source, from 1. */
  readonly n: number
  /** The first eight digits of the SHA-256 of the sentence, so that a ledger can be held against its source. */
  readonly hash: string
  readonly clauses: readonly Clause[]
}

/** A part of a paragraph with which no sentence has to do: the source is silent there. */
export interface Silence {
  readonly kind: PartKind
  readonly paragraph: string
  readonly tests: readonly NamedTest[]
}

/** Every sentence of a source once, without a word of it, and what its rulebook says beyond it. */
export interface Ledger {
  readonly sentences: readonly Sentence[]
  readonly beyond: readonly Silence[]
}

/** The ledger of a rulebook. */
export function readLedger(book: string): Ledger {
  return JSON.parse(readFileSync(join(house, `packages/rulebooks/ledger/${book}.json`), 'utf8'))
}

/** The sentences that stand behind a paragraph: their numbers, runs drawn together (`3, 7–9`). */
export function sentencesBehind({ sentences }: Ledger, paragraph: string): string {
  const isBehind = ({ paragraphs }: Clause) => paragraphs.includes(paragraph)
  const numbers = sentences.filter(({ clauses }) => clauses.some(isBehind)).map(({ n }) => n)
  const starts = numbers.filter((n) => !numbers.includes(n - 1))
  const ends = numbers.filter((n) => !numbers.includes(n + 1))
  return starts.map((start, at) => (start === ends[at] ? `${start}` : `${start}–${ends[at]}`)).join(', ')
}

type RuleTexts = Readonly<Record<string, RuleText>>

/** What is wrong in a ledger, a line each. `exists`: whether there is such a test. */
export function ledgerFaults(ledger: Ledger, texts: RuleTexts, exists: (test: NamedTest) => boolean): string[] {
  const { sentences, beyond } = ledger
  return [
    ...orderFaults(sentences),
    ...sentences.flatMap(({ n, clauses }) => [
      ...clauses.flatMap((clause) => clauseFaults(clause, texts, exists).map((fault) => `${n}: ${fault}`)),
      ...togetherFaults(clauses).map((fault) => `${n}: ${fault}`),
    ]),
    ...beyond.flatMap(({ paragraph, ...rest }) =>
      clauseFaults({ ...rest, paragraphs: [paragraph] }, texts, exists).map((fault) => `beyond: ${fault}`),
    ),
    ...partFaults(ledger, texts),
  ]
}

function orderFaults(sentences: readonly Sentence[]): string[] {
  return sentences.flatMap(({ n, hash }, at) => [
    ...(n === at + 1 ? [] : [`${n}: stands at ${at + 1}`]),
    ...(/^[\da-f]{8}$/.test(hash) ? [] : [`${n}: has no hash`]),
  ])
}

/** A clause stands in paragraphs that have a part of its kind, and is held by tests whose titles cite them. */
function clauseFaults(
  { kind, paragraphs, tests }: Clause,
  texts: RuleTexts,
  exists: (test: NamedTest) => boolean,
): string[] {
  const kinds: readonly string[] = PART_KINDS
  const lacking = paragraphs.filter((id) => texts[id]?.[kind] === undefined)
  return [
    ...(kinds.includes(kind) ? [] : [`there is no kind "${kind}"`]),
    ...(paragraphs.length === 0 ? ['stands in no paragraph'] : []),
    ...(tests.length === 0 ? ['has no test'] : []),
    ...lacking.map((id) => `${id} has no part of the kind ${kind}`),
    ...tests.filter((test) => !exists(test)).map(({ file, title }) => `there is no test ${file}: ${title}`),
    ...tests
      .filter(({ title }) => !paragraphs.some((id) => cites(title, id)))
      .map(({ title }) => `${paragraphs.join(', ')} is not in the title "${title}"`),
    ...paragraphs
      .filter((id) => !tests.some(({ title }) => cites(title, id)))
      .map((id) => `no title of its tests cites ${id}`),
  ]
}

/**
 * Clauses of one sentence say what each of them is. What is played to the letter and what is not are told apart by
 * tests, too: each has one that the others lack.
 */
function togetherFaults(clauses: readonly Clause[]): string[] {
  if (clauses.length < 2) return []
  const said = new Set(clauses.map(({ says = '' }) => says))
  const isOwn = (title: string, clause: Clause) =>
    clauses.every((other) => other === clause || !other.tests.some((test) => test.title === title))
  const shared = clauses.filter((clause) => !clause.tests.some(({ title }) => isOwn(title, clause)))
  return [
    ...(said.has('') || said.size < clauses.length ? ['its clauses do not each say what they are'] : []),
    ...shared.map(({ says }) => `has no test of its own: ${says}`),
  ]
}

/**
 * Every part of every paragraph is accounted for: by a clause of its kind, or, if it is not said to be from the source,
 * as a silence of the source. So a reading that is new makes its writer ask which sentence it departs from.
 */
function partFaults({ sentences, beyond }: Ledger, texts: RuleTexts): string[] {
  const all = sentences.flatMap(({ clauses }) => clauses)
  const parts = Object.entries(texts).flatMap(([id, text]) => partsOf(text).map(({ kind }) => ({ id, kind })))
  return parts.flatMap(({ id, kind }) => {
    const named = all.some((clause) => clause.kind === kind && clause.paragraphs.includes(id))
    const silent = beyond.filter((one) => one.kind === kind && one.paragraph === id).length
    if (named && silent === 0) return []
    if (named) return [`${id}: its ${kind} has a sentence behind it, and is called a silence`]
    if (kind === 'source') return [`${id}: no sentence is behind what is said to be from the source`]
    return silent === 1 ? [] : [`${id}: neither a sentence nor a silence is behind its ${kind}`]
  })
}

/** Whether a title cites a paragraph: not `B-4.10` for `B-4.1`. */
function cites(title: string, id: string): boolean {
  return new RegExp(String.raw`(?<![\w.-])${RegExp.escape(id)}(?![\w-]|\.\d)`).test(title)
}
