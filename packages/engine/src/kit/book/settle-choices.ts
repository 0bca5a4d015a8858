import type { AnyChoice, Choice } from '../../core/choice.ts'
import type { PolicyName } from '../../core/policy.ts'
import type { Text } from '../../core/text.ts'
import { basics } from './basics.ts'
import type { Chapter } from './chapter.ts'
import { type BookFault, fault, type Place } from './fault.ts'
import { policiesOf } from './policies.ts'
import { quoted } from './quoted.ts'
import type { BookDef } from './rulebook.ts'

/** The choice of every policy that is asked. */
export type Settled = { readonly [P in PolicyName]: Choice<P> }

/** All that a rulebook of these chapters can choose, the usual of the chapters before that of all rulebooks. */
export function offeredBy(chapters: readonly Chapter[]): readonly AnyChoice[] {
  return [...new Set([...chapters.flatMap(({ choices = [] }) => choices), ...basics])]
}

/** Settles every policy of a rulebook by its own word, else as its chapters do it, else as all do. Faults are sentences. */
export function settleChoices({ chapters, choose }: Pick<BookDef, 'chapters' | 'choose'>): {
  readonly settled: Settled
  readonly faults: readonly BookFault[]
} {
  const offered = offeredBy(chapters)
  const asked = policiesOf(chapters)
  const faults: BookFault[] = []
  const settled: Partial<Record<PolicyName, AnyChoice>> = {}
  for (const policy of Object.keys(choose))
    if (!asked.has(policy as PolicyName))
      faults.push(
        fault(
          ['choices', policy],
          `Es gibt nichts zu wählen, das ${quoted(policy)} heißt.`,
          `There is nothing to choose that is called ${quoted(policy)}.`,
        ),
      )
  for (const policy of asked.keys()) {
    const found = settle(policy, choose[policy], offered)
    if ('at' in found) faults.push(found)
    else settled[policy] = found
  }
  if (faults.length === 0) faults.push(...needFaults(chapters, settled as Settled))
  return { settled: settled as Settled, faults }
}

/** The choice of one policy, or the fault. */
function settle(policy: PolicyName, id: unknown, offered: readonly AnyChoice[]): AnyChoice | BookFault {
  const open = offered.filter((one) => one.policy === policy)
  const names = open.map((one) => quoted(one.id)).join(', ')
  const wrong = (de: string, en: string) =>
    fault(
      ['choices', policy],
      `${quoted(policy)} ${de} ${names || 'nichts'}.`,
      `${quoted(policy)} ${en} ${names || 'nothing'}.`,
    )
  if (id !== undefined)
    return (
      open.find((one) => one.id === id) ??
      wrong(
        `kann nicht ${quoted(id)} sein: Die Kapitel dieses Regelwerks bieten`,
        `cannot be ${quoted(id)}: the chapters of this rulebook offer`,
      )
    )
  const usual = open.filter((one) => one.usual)
  const first = usual.filter(({ last }) => !last)
  const found = first.length > 0 ? first : usual
  if (found.length > 1) return wrong('muss gewählt werden: Seine Kapitel haben', 'must be chosen: its chapters have')
  return (
    found[0] ??
    wrong(
      'muss gewählt werden: Die Kapitel dieses Regelwerks bieten',
      'must be chosen: the chapters of this rulebook offer',
    )
  )
}

/** What chapters and choices need and do not have, and chapters that do not go together. */
function needFaults(chapters: readonly Chapter[], settled: Settled): BookFault[] {
  const has = new Set(chapters.map(({ name }) => name))
  const faults: BookFault[] = []
  const need = (at: Place, what: Text, needs: readonly string[]) => {
    for (const one of needs) {
      const found = needFault(at, what, one, has, settled)
      if (found !== null) faults.push(found)
    }
  }
  chapters.forEach(({ name, needs = [], clashes = [] }, at) => {
    need(['chapters', at], { de: `Das Kapitel ${quoted(name)}`, en: `The chapter ${quoted(name)}` }, needs)
    for (const other of clashes)
      if (has.has(other))
        faults.push(
          fault(
            ['chapters', at],
            `Die Kapitel ${quoted(name)} und ${quoted(other)} passen nicht zusammen.`,
            `The chapters ${quoted(name)} and ${quoted(other)} do not go together.`,
          ),
        )
  })
  for (const { policy, id, needs } of Object.values(settled)) {
    const what = `${quoted(policy)}: ${quoted(id)}`
    need(['choices', policy], { de: what, en: what }, needs)
  }
  return faults.filter(({ en }, at) => faults.findIndex((one) => one.en === en) === at)
}

/** Why one need is not met: a chapter by its name, or choices as `policy=id|id`. */
function needFault(at: Place, what: Text, need: string, has: ReadonlySet<string>, settled: Settled): BookFault | null {
  const [name, ids] = need.split('=') as [string, string | undefined]
  if (ids === undefined) {
    if (has.has(name)) return null
    return fault(at, `${what.de} braucht das Kapitel ${quoted(name)}.`, `${what.en} needs the chapter ${quoted(name)}.`)
  }
  const wanted = ids.split('|')
  if (wanted.includes((settled as Readonly<Record<string, Choice | undefined>>)[name]?.id ?? '')) return null
  return fault(
    at,
    `${what.de} braucht bei ${quoted(name)}: ${wanted.map(quoted).join(' oder ')}.`,
    `${what.en} needs ${quoted(name)} to be ${wanted.map(quoted).join(' or ')}.`,
  )
}
