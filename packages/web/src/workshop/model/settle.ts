import type { BookDef, BookFault, Chapter, PolicyName } from '@hausregeln/engine'
import { bookFaults } from '@hausregeln/engine/kit/book/book-faults.ts'
import type { Remedy } from '@hausregeln/engine/kit/book/fault.ts'
import { offeredBy, settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import { allChoices, houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'
import { withHouseParagraphs } from '@hausregeln/rulebooks/house/paragraphs.ts'
import { definitionOf, type Source } from './build.ts'
import { type BoardFile, type Draft, withChange, withoutChange } from './draft.ts'

/**
 * What a draft would be with a policy settled so. Where that alone cannot be played, what goes with it is settled as well:
 * chapters that do not go together with it leave, and what its own chapters ask is answered as is usual with them.
 */
export function withChoice(draft: Draft, source: Source, policy: PolicyName, id: string): Draft {
  const was = settleChoices(source.rulebook.def).settled[policy]?.id
  const before = definitionOf(draft, source.rulebook)
  const next = withChange(rejoined(draft, policy, id), 'choices', policy, id, was)
  const plain = settled(next, source, before, `choices.${policy}`)
  if (isSound(plain, source)) return plain
  const offering = [...houseChapters.keys()].filter((name) => offers(name, policy, id))
  const brought = offering.map((name) =>
    settled(putChapter(next, source, name, true), source, before, `choices.${policy}`, `chapters.${name}`),
  )
  return brought.find((one) => isSound(one, source)) ?? plain
}

/** What a draft would be with a chapter in, or out, and with what goes with that. */
export function withChapter(draft: Draft, source: Source, name: string, isIn: boolean): Draft {
  const next = putChapter(draft, source, name, isIn)
  return settled(next, source, definitionOf(draft, source.rulebook), `chapters.${name}`)
}

/** The draft with one of the remedies of a fault, and with what goes with it. */
export function withRemedy(draft: Draft, source: Source, remedy: Remedy): Draft {
  const next = put(draft, source, remedy)
  return settled(next, source, definitionOf(draft, source.rulebook), keyOf(remedy))
}

/** Chapters that offer this choice are no longer left out. */
function rejoined(draft: Draft, policy: PolicyName, id: string): Draft {
  return Object.entries(draft.chapters)
    .filter(([name, isIn]) => !isIn && offers(name, policy, id))
    .reduce((so, [name]) => withoutChange(so, 'chapters', name), draft)
}

function offers(chapter: string, policy: string, id: string): boolean {
  const { choices = [] } = houseChapters.get(chapter) ?? {}
  return choices.some((one) => one.policy === policy && one.id === id)
}

/** So many drafts are looked at for one change; more would be waited for. */
const MOST_TRIED = 60
/** Of what would settle a fault so many are tried. */
const MOST_WAYS = 4

/**
 * The draft with remedies for its faults, one after the other, until there is none; `asked` stays as it is, and nothing is
 * settled twice. Where that leads nowhere, the draft as it came: what is wrong with it is told.
 */
function settled(draft: Draft, source: Source, before: BookDef | null, ...asked: readonly string[]): Draft {
  let left = MOST_TRIED
  const search = (now: Draft, done: ReadonlySet<string>): Draft | null => {
    const def = definitionOf(now, source.rulebook)
    if (def === null || left-- === 0) return null
    const faults = faultsOf(def, source)
    if (faults.length === 0) return now
    for (const remedy of waysOut(faults, def, before ?? source.rulebook.def, done)) {
      const found = search(put(now, source, remedy), new Set([...done, keyOf(remedy)]))
      if (found !== null) return found
    }
    return null
  }
  return search(draft, new Set(asked)) ?? draft
}

function faultsOf(def: BookDef, { rulebook }: Source): readonly BookFault[] {
  return bookFaults(withHouseParagraphs(def, rulebook.def))
}

function isSound(draft: Draft, source: Source): boolean {
  const def = definitionOf(draft, source.rulebook)
  return def !== null && faultsOf(def, source).length === 0
}

function keyOf({ part, name }: Remedy): string {
  return `${part}.${name}`
}

/** What could settle the fault that leaves the least choice, likeliest first; nothing if one of them cannot be settled. */
function waysOut(
  faults: readonly BookFault[],
  def: BookDef,
  before: BookDef,
  done: ReadonlySet<string>,
): readonly Remedy[] {
  const rank = rankOf(def, before)
  const ways = faults.map((fault) => {
    const open = (fault.remedies ?? []).filter((one) => !done.has(keyOf(one)))
    return open.length > 0 ? open.toSorted((a, b) => rank(a) - rank(b)) : bringers(fault, def, done)
  })
  const least = Math.min(...ways.map(({ length }) => length))
  return (ways.find(({ length }) => length === least) ?? []).slice(0, MOST_WAYS)
}

/** Chapters that ask or answer what nobody of the draft does, those first that bring the least along. */
function bringers({ at: [part, policy] }: BookFault, { chapters }: BookDef, done: ReadonlySet<string>): Remedy[] {
  if (part !== 'choices') return []
  const has = new Set(chapters.map(({ name }) => name))
  const lacks = ({ needs = [] }: Chapter) =>
    needs.filter((need) => !need.includes('=') && !need.split('|').some((one) => has.has(one))).length
  const clashing = ({ name, clashes = [] }: Chapter) =>
    chapters.filter((one) => clashes.includes(one.name) || one.clashes?.includes(name)).length
  return [...houseChapters.values()]
    .filter(({ name, policies = {}, choices = [] }) => {
      const isAbout = Object.hasOwn(policies, `${policy}`) || choices.some((one) => one.policy === policy)
      return isAbout && !has.has(name) && !done.has(`chapters.${name}`)
    })
    .map((chapter) => ({ chapter, cost: lacks(chapter) + 2 * clashing(chapter) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ chapter: { name } }) => ({ part: 'chapters', name, value: true }))
}

/** How much a remedy takes away: what has just come answers first, and stays; what was there before gives way. */
function rankOf(def: BookDef, before: BookDef): (remedy: Remedy) => number {
  const had = new Set(before.chapters.map(({ name }) => name))
  const come = offeredBy(def.chapters.filter(({ name }) => !had.has(name)))
  const { settled: former } = settleChoices(before)
  return ({ part, name, value }) => {
    if (part === 'chapters') return value ? 2 : had.has(name) ? 4 : 5
    if (part !== 'choices') return 3
    const isUsual = come.some((one) => one.policy === name && one.id === value && one.usual && !one.last)
    if (isUsual) return 0
    return value === null || former[name as PolicyName]?.id === value ? 1 : 3
  }
}

function put(draft: Draft, source: Source, { part, name, value }: Remedy): Draft {
  if (part === 'board') return { ...draft, board: withSmallChip(draft.board ?? boardFile(source.rulebook.board)) }
  if (part === 'chapters') return putChapter(draft, source, name, value)
  if (value === null) return withoutChange(draft, part, name)
  if (part === 'numbers') return withChange(draft, part, name, value, source.rulebook.book.numbers[name])
  return withChange(draft, part, name, value, settleChoices(source.rulebook.def).settled[name as PolicyName]?.id)
}

function withSmallChip(board: BoardFile): BoardFile {
  return { ...board, chips: [{ value: 1, colour: '#f2efe6' }, ...(board.chips ?? [])] }
}

/** A chapter that leaves takes along what was chosen of what it offers, or with its help. */
function putChapter(draft: Draft, { rulebook }: Source, name: string, isIn: boolean): Draft {
  const next = withChange(draft, 'chapters', name, isIn, rulebook.book.chapters.has(name))
  if (isIn) return next
  return Object.entries(next.choices)
    .filter(([policy, id]) => isBoundTo(name, policy, id))
    .reduce((so, [policy]) => withoutChange(so, 'choices', policy), next)
}

/** Whether a choice cannot be without this chapter. */
function isBoundTo(chapter: string, policy: string, id: string): boolean {
  const found = allChoices.filter((one) => one.policy === policy && one.id === id)
  const offering = [...houseChapters.keys()].filter((name) => offers(name, policy, id))
  return found.every(({ needs }) => needs.includes(chapter)) || (offering.length === 1 && offering[0] === chapter)
}
