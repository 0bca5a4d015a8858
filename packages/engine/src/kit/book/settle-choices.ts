import type { AnyChoice, Choice, Settled } from '../../core/choice.ts'
import { EDITION, type Former, heldIn } from '../../core/edition.ts'
import type { PolicyName } from '../../core/policy.ts'
import type { Saying } from '../../core/saying.ts'
import { basics, formerBasics } from './basics.ts'
import type { Chapter } from './chapter.ts'
import {
  type BookFault,
  chapterRemedy,
  choiceRemedy,
  fault,
  type Mention,
  mention,
  mentionChoice,
  mentionId,
  type Place,
  type Remedy,
} from './fault.ts'
import { oncePer, oncePerTwo } from './once.ts'
import { policiesOf } from './policies.ts'
import { quoted } from './quoted.ts'
import type { BookDef } from './rulebook.ts'
import { joined, say } from './say.ts'

/** All that a rulebook of these chapters can choose, the usual of the chapters before that of all rulebooks. */
export const offeredBy = oncePer((chapters: readonly Chapter[]): readonly AnyChoice[] => [
  ...new Set([...chapters.flatMap(({ choices = [] }) => choices), ...basics]),
])

/** `named`: the choices as they are named; `settled`: the same as they were in an edition. */
interface Choices {
  readonly named: Settled
  readonly settled: Settled
  readonly faults: readonly BookFault[]
}

type Choosing = Pick<BookDef, 'chapters' | 'choose'>

const known = oncePerTwo<readonly Chapter[], Choosing['choose'], Map<number, Choices>>(() => new Map())

/**
 * Settles every policy of a rulebook by its own word, else as its chapters do it, else as all do, once for all
 * definitions that say so with these chapters. Faults are sentences.
 */
export function settleChoices({ chapters, choose }: Choosing, edition = EDITION): Choices {
  const editions = known(chapters, choose)
  const found = editions.get(edition) ?? choicesOf(chapters, choose, edition)
  editions.set(edition, found)
  return found
}

function choicesOf(chapters: readonly Chapter[], choose: Choosing['choose'], edition: number): Choices {
  const offered = offeredBy(chapters)
  const open = byPolicy(offered)
  const asked = policiesOf(chapters)
  const faults: BookFault[] = []
  const named: Partial<Record<PolicyName, AnyChoice>> = {}
  for (const policy of Object.keys(choose))
    if (!asked.has(policy as PolicyName))
      faults.push(
        fault(['choices', policy], say('noPolicy', { name: quoted(policy) }), {
          names: [mention('policy', policy)],
          remedies: [choiceRemedy(policy, null)],
        }),
      )
  for (const policy of asked.keys()) {
    const found = settle(policy, choose[policy], open.get(policy) ?? [])
    if ('at' in found) faults.push(found)
    else named[policy] = found
  }
  const settled = asIn(edition, named as Settled, chapters, open)
  const needs = needFaults(chapters, offered, named as Settled, settled)
  const whole = faults.length === 0 ? needs : [...needs.filter(({ at }) => at[0] === 'chapters'), ...faults]
  return { named: named as Settled, settled, faults: whole }
}

const byPolicy = oncePer((offered: readonly AnyChoice[]): ReadonlyMap<PolicyName, readonly AnyChoice[]> => {
  const open = new Map<PolicyName, AnyChoice[]>()
  for (const one of offered) {
    const others = open.get(one.policy)
    if (others === undefined) open.set(one.policy, [one])
    else others.push(one)
  }
  return open
})

/** What was chosen, as it was in an edition: in the place of each choice its former one, if it had one then. */
function asIn(
  edition: number,
  named: Settled,
  chapters: readonly Chapter[],
  open: ReadonlyMap<PolicyName, readonly AnyChoice[]>,
): Settled {
  const settled: Partial<Record<PolicyName, AnyChoice>> = { ...named }
  for (const was of heldIn(edition, formersOf(chapters))) {
    const now = settled[was.policy]
    const isOffered = () => open.get(was.policy)?.some(({ id }) => id === was.id) ?? false
    if (now !== undefined && (now.id === was.id || !isOffered())) settled[was.policy] = was
  }
  return settled as Settled
}

/** What the choices of these chapters, and of all rulebooks, did in earlier editions, that of the earliest one last. */
const formersOf = oncePer((chapters: readonly Chapter[]): readonly Former<AnyChoice>[] => {
  const all = new Set([...formerBasics, ...chapters.flatMap(({ formers = [] }) => formers)])
  return [...all].sort((a, b) => b.until - a.until)
})

/** The choice of one policy of those that are open for it, or the fault. */
function settle(policy: PolicyName, id: unknown, open: readonly AnyChoice[]): AnyChoice | BookFault {
  const told = () => ({
    name: quoted(policy),
    names: open.map((one) => quoted(one.id)).join(', ') || say('nothing'),
  })
  const wrong = (what: Saying) =>
    fault(['choices', policy], what, {
      names: [
        mention('policy', policy),
        ...[...open.map((one) => one.id), `${id}`].map((one) => mentionId(policy, one)),
      ],
      remedies: [
        ...(id === undefined ? [] : [choiceRemedy(policy, null)]),
        ...open.map((one) => choiceRemedy(policy, one.id)),
      ],
    })
  if (id !== undefined)
    return open.find((one) => one.id === id) ?? wrong(say('cannotBe', { ...told(), given: quoted(id) }))
  const usual = open.filter((one) => one.usual)
  const first = usual.filter(({ last }) => !last)
  const found = first.length > 0 ? first : usual
  if (found.length > 1) return wrong(say('mustChooseUsual', told()))
  return found[0] ?? wrong(say('mustChoose', told()))
}

/** Whose need is told, and what it can do without. */
interface Needy {
  readonly at: Place
  readonly what: Saying
  readonly name: Mention
  /** What makes the need go. */
  readonly without: readonly Remedy[]
}

/** What chapters and choices need and do not have, and chapters that do not go together. */
function needFaults(
  chapters: readonly Chapter[],
  offered: readonly AnyChoice[],
  named: Settled,
  settled: Settled,
): BookFault[] {
  const has = new Set(chapters.map(({ name }) => name))
  // Few needs are not met: whose one is, is put in words for those alone.
  const needs = (needy: () => Needy, all: readonly string[]) =>
    all.flatMap((need) => (isMet(need, has, named) ? [] : needFault(needy(), need)))
  return [
    ...chapters.flatMap((chapter, at) => [
      ...needs(() => needyChapter(chapter, at), chapter.needs ?? []),
      ...clashFaults(chapter, at, chapters),
    ]),
    ...Object.values(settled).flatMap((one: AnyChoice) => needs(() => needyChoice(one, offered), one.needs)),
  ]
}

/** One need: a chapter by its name or one of several, `one|other`; or choices as `policy=id|id`. */
interface Need {
  readonly policy: string | null
  readonly names: readonly string[]
}

/** Needs as they have been read: chapters have few, and all their books ask for them. */
const needsRead = new Map<string, Need>()

function readNeed(need: string): Need {
  const [name, ids] = need.split('=') as [string, string | undefined]
  const read = ids === undefined ? { policy: null, names: name.split('|') } : { policy: name, names: ids.split('|') }
  needsRead.set(need, read)
  return read
}

function isMet(need: string, has: ReadonlySet<string>, settled: Settled): boolean {
  const { policy, names } = needsRead.get(need) ?? readNeed(need)
  if (policy === null) return names.some((one) => has.has(one))
  return names.includes((settled as Readonly<Record<string, Choice | undefined>>)[policy]?.id ?? '')
}

function needyChapter({ name }: Chapter, at: number): Needy {
  return {
    at: ['chapters', at],
    what: say('theChapter', { name: quoted(name) }),
    name: mention('chapter', name),
    without: [chapterRemedy(name, false)],
  }
}

function needyChoice({ policy, id }: AnyChoice, offered: readonly AnyChoice[]): Needy {
  const others = offered.filter((one) => one.policy === policy && one.id !== id)
  return {
    at: ['choices', policy],
    what: say('theChoice', { name: quoted(policy), other: quoted(id) }),
    name: mentionChoice(policy, id),
    without: others.map((one) => choiceRemedy(policy, one.id)),
  }
}

/** Chapters that do not go with this one, whichever of the two says so; each pair is told once. */
function clashFaults({ name, clashes = [] }: Chapter, at: number, chapters: readonly Chapter[]): BookFault[] {
  return chapters
    .filter((other, place) => place > at && (clashes.includes(other.name) || other.clashes?.includes(name)))
    .map((other) =>
      fault(['chapters', at], say('clash', { one: quoted(name), two: quoted(other.name) }), {
        names: [mention('chapter', name), mention('chapter', other.name)],
        remedies: [chapterRemedy(name, false), chapterRemedy(other.name, false)],
      }),
    )
}

/** A need that is not met. */
function needFault({ at, what, name: needy, without }: Needy, need: string): BookFault {
  const { policy, names } = readNeed(need)
  if (policy === null)
    return fault(at, say('needsChapter', { what, names: joined(names.map(quoted), 'or') }), {
      names: [needy, ...names.map((one) => mention('chapter', one))],
      remedies: [...names.map((one) => chapterRemedy(one, true)), ...without],
    })
  return fault(at, say('needsChoice', { what, name: quoted(policy), names: joined(names.map(quoted), 'or') }), {
    names: [needy, mention('policy', policy), ...names.map((id) => mentionId(policy, id))],
    remedies: [...names.map((id) => choiceRemedy(policy, id)), ...without],
  })
}
