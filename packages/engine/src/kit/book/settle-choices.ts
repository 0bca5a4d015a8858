import type { Chapter } from '../../core/chapter.ts'
import type { AnyChoice, Choice, PolicyName } from '../../core/choice.ts'
import { quoted } from './amounts.ts'
import { basics } from './basics.ts'
import { POLICIES } from './policies.ts'
import type { BookDef } from './rulebook.ts'

/** The choice of every policy. */
export type Settled = { readonly [P in PolicyName]: Choice<P> }

/** All that a rulebook of these chapters can choose, the usual of the chapters before that of all rulebooks. */
export function offeredBy(chapters: readonly Chapter[]): readonly AnyChoice[] {
  return [...new Set([...chapters.flatMap(({ choices = [] }) => choices), ...basics])]
}

/** Settles every policy of a rulebook by its own word, else as its chapters do it, else as all do. Faults are sentences. */
export function settleChoices({ chapters, choose }: Pick<BookDef, 'chapters' | 'choose'>): {
  readonly settled: Settled
  readonly faults: readonly string[]
} {
  const offered = offeredBy(chapters)
  const faults: string[] = []
  const settled: Partial<Record<PolicyName, AnyChoice>> = {}
  for (const policy of Object.keys(choose))
    if (!Object.hasOwn(POLICIES, policy)) faults.push(`There is nothing to choose that is called ${quoted(policy)}.`)
  for (const policy of Object.keys(POLICIES) as PolicyName[]) {
    const found = settle(policy, choose[policy], offered)
    if (typeof found === 'string') faults.push(found)
    else settled[policy] = found
  }
  if (faults.length === 0) faults.push(...needFaults(chapters, settled as Settled))
  return { settled: settled as Settled, faults }
}

/** The choice of one policy, or the fault. */
function settle(policy: PolicyName, id: unknown, offered: readonly AnyChoice[]): AnyChoice | string {
  const open = offered.filter((one) => one.policy === policy)
  const names = open.map((one) => quoted(one.id)).join(', ') || 'nothing'
  if (id !== undefined) {
    const found = open.find((one) => one.id === id)
    return found ?? `${quoted(policy)} cannot be ${quoted(id)}: the chapters of this rulebook offer ${names}.`
  }
  const isBasic = (one: AnyChoice) => (basics as readonly AnyChoice[]).includes(one)
  const usual = open.filter((one) => one.usual)
  const byChapters = usual.filter((one) => !isBasic(one))
  const found = byChapters.length > 0 ? byChapters : usual
  if (found.length > 1) return `${quoted(policy)} must be chosen: its chapters have ${names}.`
  return found[0] ?? `${quoted(policy)} must be chosen: the chapters of this rulebook offer ${names}.`
}

/** What chapters and choices need and do not have, and chapters that do not go together. */
function needFaults(chapters: readonly Chapter[], settled: Settled): string[] {
  const has = new Set(chapters.map(({ name }) => name))
  const faults: string[] = []
  const need = (what: string, needs: readonly string[]) => {
    for (const one of needs) {
      const [name, ids] = one.split('=') as [string, string | undefined]
      if (ids === undefined) {
        if (!has.has(name)) faults.push(`${what} needs the chapter ${quoted(name)}.`)
      } else if (!ids.split('|').includes(settled[name as PolicyName].id))
        faults.push(`${what} needs ${quoted(name)} to be ${ids.split('|').map(quoted).join(' or ')}.`)
    }
  }
  for (const { name, needs = [], clashes = [] } of chapters) {
    need(`The chapter ${quoted(name)}`, needs)
    for (const other of clashes)
      if (has.has(other)) faults.push(`The chapters ${quoted(name)} and ${quoted(other)} do not go together.`)
  }
  for (const { policy, id, needs } of Object.values(settled)) need(`${quoted(policy)}: ${quoted(id)}`, needs)
  return [...new Set(faults)]
}
