import { type AnyChoice, type NumberDef, partsOf, type Rulebook } from '@hausregeln/engine'
import { UNASKED } from '@hausregeln/engine/core/choice.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { Ground, readRest, SCARCE } from '../paragraphs/ground.ts'
import { allChoices } from './chapters.ts'
import { FOLLOWING } from './written.ts'

/**
 * What a rulebook's paragraphs declare: by what can be said of it otherwise, `bail`, `houses=unlimited` or
 * `declined=staysWithBank`, the parts of which some sentence no longer holds then, `K-4.2 filled 7` and so on. A number
 * stands with its value only where not every other value overrules the same.
 */
export function overruledBy(rulebook: Rulebook): ReadonlyMap<string, readonly string[]> {
  const clauses = clausesOf(rulebook)
  const failing = (says: (rest: string) => boolean) =>
    clauses.flatMap(({ where, rests }) => (rests.some(says) ? [where] : []))
  const byChoice = allChoices.flatMap((one) => {
    if (!isOtherwise(rulebook, one)) return []
    const follows = followingFails(rulebook, one)
    const parts = failing((rest) => failsWith(rest, one.policy, one.id) || follows(rest))
    return parts.length === 0 ? [] : [[`${one.policy}=${one.id}`, parts] as const]
  })
  const byNumber = numbersOf(rulebook.def.chapters).flatMap((one) => {
    const values = otherValues(rulebook, one)
    const byValue = values.map((value) => failing((rest) => numberFails(rest, one, value)))
    if (byValue.every((parts) => `${parts}` === `${byValue[0]}`)) return [[one.name, byValue[0] ?? []] as const]
    return values.map((value, at) => [`${one.name}=${value}`, byValue[at] ?? []] as const)
  })
  const both = ['houses=unlimited` and `hotels=unlimited', failing((rest) => rest === SCARCE)] as const
  return new Map([...byChoice, ...byNumber, both].filter(([, parts]) => parts.length > 0))
}

function overruledTable(rulebook: Rulebook): string {
  const rows = [...overruledBy(rulebook)].map(([name, parts]) => `| \`${name}\` | ${parts.join(', ')} |`)
  return ['| otherwise | no longer holds |', '| --- | --- |', ...rows].join('\n')
}

interface Placed {
  readonly where: string
  readonly rests: readonly string[]
}

function clausesOf({ ruleTexts }: Rulebook): readonly Placed[] {
  return Object.entries(ruleTexts).flatMap(([id, rule]) =>
    partsOf(rule).flatMap(({ kind, text: { clauses = [] } }) =>
      clauses.map(({ rests }, at) => ({ where: `${id} ${kind} ${at + 1}`, rests })),
    ),
  )
}

function isOtherwise({ book }: Rulebook, { policy, id, sentence }: AnyChoice): boolean {
  const chosen: Readonly<Record<string, string | undefined>> = book.chosen
  return chosen[policy] !== undefined && chosen[policy] !== id && sentence !== UNASKED
}

/** Whether it fails where this name has this value, and had another. */
function failsWith(rest: string, name: string, value: string): boolean {
  const { name: its, values, isOneOf } = readRest(rest)
  return its === name && (values === null || values.includes(value) !== isOneOf)
}

/** Whether what a sentence rests on follows from a choice, and fails with it. */
function followingFails({ board, def, book }: Rulebook, { policy, id }: AnyChoice): (rest: string) => boolean {
  const { chapters, options } = def
  const chosen = { ...book.chosen, [policy]: id }
  const ground = new Ground({ board, options, chapters, chosen, numbers: book.numbers })
  return (rest) => FOLLOWING[policy]?.includes(readRest(rest).name) === true && !ground.holds(rest)
}

/** Both limits of a number, what is usual, and no limit where there need be none: all but what it is. */
function otherValues({ book }: Rulebook, { name, least, most, usual }: NumberDef): readonly string[] {
  const its = `${book.numbers[name]}`
  return [...new Set([least, usual ?? least, most].map(String))].filter((value) => value !== its)
}

/** Likewise of a number, of one in its list, and of what follows from it alone. */
function numberFails(rest: string, { name, list }: NumberDef, value: string): boolean {
  const its = readRest(rest).name
  if (name.startsWith('salary') && its === 'landingMore') return true
  return failsWith(rest, name, value) || (list && its.startsWith(name) && /^\d$/.test(its.slice(name.length)))
}

const BEGIN = '<!-- what is overruled: written by `npm run -s docs:house` -->'

/** A document with what every rulebook declares as it stands now, after its marker; throws if that is missing. */
export function withOverruled(document: string, rulebooks: readonly Rulebook[]): string {
  const from = document.indexOf(BEGIN)
  if (from < 0) throw new Error(`The document must hold the line "${BEGIN}".`)
  const tables = rulebooks.map((one) => `## ${one.def.title.en}\n\n${overruledTable(one)}\n`)
  return `${document.slice(0, from)}${BEGIN}\n\n${tables.join('\n')}`
}
