import { LANGUAGES, REFERENCE } from '../src/languages.ts'
import { argumentsOf, type Catalogue, findSaid, isApart, kindOf, type Use, usesOf } from './catalogue.ts'
import type { Need } from './code.ts'
import type { Kind } from './kinds.ts'
import { type Fault, isSame, type Message, type Piece, pieces } from './message.ts'
import { categoriesOf, isJust } from './plurals.ts'
import { codesOf } from './writer.ts'

/** What is wrong in a catalogue. `whole`: languages that must say everything. */
export function check(catalogue: Catalogue, whole: readonly string[] = WHOLE): Fault[] {
  const reference = catalogue.languages.get(REFERENCE) ?? new Map<string, Message>()
  const faults: Fault[] = []
  for (const language of whole)
    for (const [key, { line }] of reference)
      if (!catalogue.languages.get(language)?.has(key))
        faults.push({
          file: fileOf(catalogue, language),
          line: 1,
          what: `${key} is missing (${REFERENCE}.ftl:${line}).`,
        })
  for (const [language, messages] of catalogue.languages)
    for (const message of messages.values()) faults.push(...faultsOf(catalogue, language, message))
  return faults
}

const WHOLE = Object.entries(LANGUAGES).flatMap(([language, { whole }]) => (whole ? [language] : []))

function fileOf({ folder }: Catalogue, language: string): string {
  return `${folder}/${language}.ftl`
}

/** A key that is a message cannot be the group of others. */
function groupFault({ languages }: Catalogue, language: string, key: string): string[] {
  const inside = [...(languages.get(language)?.keys() ?? [])].find((other) => other.startsWith(`${key}-`))
  return inside === undefined ? [] : [`it is a message, and ${inside} would be in a group of that name.`]
}

/** Words that are told several things in order need a comment that says which order that is. */
function orderFaults(catalogue: Catalogue, { key, notes }: Message): string[] {
  if (catalogue.telling === 'byName') return []
  const told = [...argumentsOf(catalogue, key).keys()]
  const unlisted = told.length > 1 ? told.filter((name) => !notes.kinds.has(name)) : []
  return unlisted.map((name) => `a comment above it must list its arguments in order; $${name} is not listed.`)
}

/** What is read by its key is the same whatever happens. */
function apartFaults(catalogue: Catalogue, { key }: Message): string[] {
  const isTold = isApart(catalogue, key) && codesOf(catalogue, key).some(({ text }) => text === null)
  return isTold ? ['it is read by its key and told nothing: only gaps can be in it.'] : []
}

/** What a package that stands on no other cannot import. */
const FROM_ELSEWHERE: readonly Need[] = ['number', 'list', 'of', 'bits', 'BANK', 'POT', 'voice', 'common']

/** Modules that stand alone have groups of nothing, and what they show is told as it is shown. */
function aloneFaults(catalogue: Catalogue, { key }: Message): string[] {
  if (!catalogue.isAlone) return []
  const needs = codesOf(catalogue, key).flatMap((code) => FROM_ELSEWHERE.filter((need) => code.needs.has(need)))
  const faults = [...new Set(needs)].map((need) => `its module imports nothing, and this would need “${need}”.`)
  return key.includes('-') ? [...faults, 'its module has no groups: a key without a hyphen would do.'] : faults
}

/** Whether a message is said within itself, however deep. */
function saysItself(catalogue: Catalogue, language: string, message: Message): boolean {
  const seen = new Set<string>()
  const reaches = ({ pattern }: Message): boolean =>
    [...pieces(pattern)].some((piece) => {
      if (!('said' in piece)) return false
      if (piece.said === message.key) return true
      const found = seen.has(piece.said) ? null : findSaid(catalogue, language, piece.said)
      seen.add(piece.said)
      return found !== null && reaches(found.message)
    })
  return reaches(message)
}

function faultsOf(catalogue: Catalogue, language: string, message: Message): Fault[] {
  const { key, line, pattern } = message
  const whats = [
    ...groupFault(catalogue, language, key),
    ...(language === REFERENCE ? orderFaults(catalogue, message) : []),
    ...(language === REFERENCE ? apartFaults(catalogue, message) : []),
    ...(language === REFERENCE ? aloneFaults(catalogue, message) : []),
    ...(saysItself(catalogue, language, message) ? ['it is said within itself.'] : []),
    ...strangers(catalogue, language, message),
    ...[...pieces(pattern)].flatMap((piece) => pieceFaults(catalogue, language, key, piece)),
    ...(language === REFERENCE ? [] : besideReference(catalogue, language, message)),
  ]
  return [...new Set(whats)].map((what) => ({ file: fileOf(catalogue, language), line, what: `${key}: ${what}` }))
}

/** What a message names and nobody knows. */
function strangers(catalogue: Catalogue, language: string, { key, pattern }: Message): string[] {
  return [...pieces(pattern)].flatMap((piece) => {
    const told = 'shown' in piece ? [piece.shown] : 'counted' in piece ? [piece.counted, piece.noun] : []
    const unknown = ['asked' in piece ? [piece.asked] : told].flat().filter((name) => !kindOf(catalogue, key, name))
    const faults = unknown.map((name) => `nobody says what $${name} is: a comment “# $${name} (kind)” would.`)
    if ('said' in piece && findSaid(catalogue, language, piece.said) === null)
      faults.push(`{ ${piece.said} } is not in this language.`)
    return faults
  })
}

function pieceFaults(catalogue: Catalogue, language: string, key: string, piece: Piece): string[] {
  if ('shown' in piece) {
    const kind = kindOf(catalogue, key, piece.shown)
    return kind !== null && kind.show === undefined && kind.text === undefined
      ? [`$${piece.shown} can only be asked, not shown.`]
      : []
  }
  if (!('asked' in piece)) return []
  const { asked, cases, otherwise } = piece
  const kind = kindOf(catalogue, key, asked)
  if (kind === null) return []
  if (kind.select === undefined) return [`$${asked} cannot be asked: it has no cases.`]
  const names = [...cases, otherwise].map(({ when }) => when)
  if ('plural' in kind.select) return pluralFaults(language, asked, names)
  const known = kind.select.cases
  return names
    .filter((name) => name !== 'other' && !known.includes(`${name}`))
    .map((name) => `$${asked} is never “${name}”, but ${known.join(', ')}.`)
}

function pluralFaults(language: string, asked: string, names: readonly (string | number)[]): string[] {
  const wanted = categoriesOf(language)
  const faults = names
    .filter((name) => typeof name === 'string' && name !== 'other' && !wanted.includes(name))
    .map((name) => `the language has no plural “${name}” ($${asked}).`)
  const lacking = wanted.filter((category) => {
    if (names.includes(category)) return false
    return !names.some((name) => typeof name === 'number' && isJust(language, category, name))
  })
  if (names.at(-1) !== 'other') faults.push(`the last case of $${asked} must be *[other].`)
  return [...faults, ...lacking.map((category) => `the plural “${category}” of $${asked} is missing.`)]
}

/** What differs from the reference language and should not. */
function besideReference(catalogue: Catalogue, language: string, message: Message): string[] {
  const { key, notes, pattern } = message
  const other = catalogue.languages.get(REFERENCE)?.get(key)
  if (other === undefined) return [`there is no such message in ${REFERENCE}.ftl.`]
  const [mine, theirs] = [usesOf(catalogue, language, message), usesOf(catalogue, REFERENCE, other)]
  const shown = new Set(mine.filter(({ isShown }) => isShown).map(({ argument }) => argument))
  const missing = theirs
    .filter(({ argument, isShown }) => isShown && !shown.has(argument))
    .map(({ argument }) => argument)
  const faults = [...new Set(missing)]
    .filter((name) => !notes.without.has(name) && isTold(kindOf(catalogue, key, name)))
    .map((name) => `$${name} is missing; a comment “# without $${name}” allows it.`)
  return [...faults, ...idle(notes.without, shown), ...alike(message, other, pattern)]
}

/** Whether something is lost where an argument is not shown: what a rulebook knows by itself may be left out. */
function isTold(kind: Kind | null): boolean {
  return kind?.type !== '' || kind.text !== undefined
}

function idle(without: ReadonlySet<string>, shown: ReadonlySet<Use['argument']>): string[] {
  return [...without].filter((name) => shown.has(name)).map((name) => `it is said to be without $${name}, and has it.`)
}

/** A text that is that of the reference language counts as missing, unless it is said to be the same. */
function alike({ notes }: Message, other: Message, pattern: Message['pattern']): string[] {
  const same = isSame(pattern, other.pattern) && /\p{L}/u.test(textOf(pattern))
  if (same === notes.same) return []
  return [
    same
      ? `it says what ${REFERENCE}.ftl says: it is missing, or a comment “# same” says that it is the same.`
      : `it is said to be the same as in ${REFERENCE}.ftl, and is not.`,
  ]
}

function textOf(pattern: Message['pattern']): string {
  return [...pieces(pattern)].map((piece) => ('text' in piece ? piece.text : '')).join('')
}

/** What may be meant, and may not: `one` is said of 0 as well in some languages, and the number is not shown. */
export function warningsOf(catalogue: Catalogue): Fault[] {
  return [...catalogue.languages].flatMap(([language, messages]) =>
    new Intl.PluralRules(language).select(0) !== 'one'
      ? []
      : [...messages.values()].flatMap((message) => zeroWarnings(catalogue, language, message)),
  )
}

function zeroWarnings(catalogue: Catalogue, language: string, { key, line, pattern }: Message): Fault[] {
  return [...pieces(pattern)].flatMap((piece) => {
    if (!('asked' in piece)) return []
    const { select } = kindOf(catalogue, key, piece.asked) ?? {}
    const one = piece.cases.find(({ when }) => when === 'one')
    if (select === undefined || !('plural' in select) || one === undefined) return []
    const says = [...pieces(one.pattern)].some(
      (inside) => ('shown' in inside && inside.shown === piece.asked) || 'counted' in inside,
    )
    if (says || piece.cases.some(({ when }) => when === 0)) return []
    const what = `${key}: [one] is said of 0 as well and does not show $${piece.asked}; [0] or [1] would tell them apart.`
    return [{ file: fileOf(catalogue, language), line, what }]
  })
}
