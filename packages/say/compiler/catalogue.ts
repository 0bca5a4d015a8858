import { REFERENCE } from '../src/languages.ts'
import { type Kind, kindNamed } from './kinds.ts'
import { type Fault, type Message, pieces } from './message.ts'
import { readMessages } from './read.ts'

/** The messages of one place (a chapter, a room of the page …) in all languages that it has. */
export interface Catalogue {
  /** Its folder, as faults name it and as others import it. */
  readonly folder: string
  readonly languages: ReadonlyMap<string, ReadonlyMap<string, Message>>
  /** What arguments are where no comment of a message says it: by name, as the reference language’s file says. */
  readonly kinds: ReadonlyMap<string, string>
  /** Another catalogue whose messages may be said here, and the module folder by which it is imported. */
  readonly common: { readonly catalogue: Catalogue; readonly from: string } | null
  readonly telling: Telling
  /** Groups whose texts no code says: they are read by key, and lie in a module apart from the others. */
  readonly apart: readonly string[]
  /** Whether its modules import nothing but their shape: those of a package that stands on no other. */
  readonly isAlone: boolean
}

/**
 * How words are told their arguments: by name, in one object; or one after the other, in the order in which comments of
 * the reference language list them.
 */
export type Telling = 'byName' | 'inOrder'

export interface Source {
  readonly folder: string
  /** The text of each file, by language. */
  readonly files: Readonly<Record<string, string>>
  readonly common?: Catalogue['common']
  readonly telling?: Telling
  readonly apart?: readonly string[]
  readonly isAlone?: boolean
}

/** Whether a message is of a group that lies in a module apart. */
export function isApart({ apart }: Catalogue, key: string): boolean {
  return apart.includes(key.split('-')[0] ?? '')
}

/** Whether there is something that code says: a module for each language. */
export function isTold(catalogue: Catalogue): boolean {
  return [...(catalogue.languages.get(REFERENCE)?.keys() ?? [])].some((key) => !isApart(catalogue, key))
}

/** Reads the files of a catalogue. */
export function readCatalogue({
  folder,
  files,
  common = null,
  telling = 'byName',
  apart = [],
  isAlone = false,
}: Source): { catalogue: Catalogue; faults: Fault[] } {
  const faults: Fault[] = []
  const languages = new Map<string, ReadonlyMap<string, Message>>()
  let kinds: ReadonlyMap<string, string> = new Map()
  for (const [language, text] of Object.entries(files)) {
    const read = readMessages(`${folder}/${language}.ftl`, text)
    faults.push(...read.faults)
    if (language === REFERENCE) kinds = read.kinds
    languages.set(language, new Map(read.messages.map((message) => [message.key, message])))
  }
  return { catalogue: { folder, languages, kinds, common, telling, apart, isAlone }, faults }
}

/** A message that is said within another: of this catalogue, or of the common one. */
export function findSaid(
  { languages, common }: Catalogue,
  language: string,
  key: string,
): { message: Message; isCommon: boolean } | null {
  const own = languages.get(language)?.get(key)
  if (own !== undefined) return { message: own, isCommon: false }
  const other = common?.catalogue.languages.get(language)?.get(key)
  return other === undefined ? null : { message: other, isCommon: true }
}

/** What an argument of a message is; null: nobody says it. What the reference language’s comment says counts for all. */
export function kindOf(catalogue: Catalogue, key: string, argument: string): Kind | null {
  const message = catalogue.languages.get(REFERENCE)?.get(key)
  const said = message?.notes.kinds.get(argument) ?? catalogue.kinds.get(argument)
  if (said !== undefined) return kindNamed(said, argument)
  return catalogue.common === null ? null : kindOf(catalogue.common.catalogue, key, argument)
}

export interface Use {
  readonly argument: string
  /** Whether it is shown; otherwise it is only asked. */
  readonly isShown: boolean
  /** The catalogue and the key of the message in which it stands: it may be one that is said within this one. */
  readonly catalogue: Catalogue
  readonly key: string
}

/** The arguments of a message in a language, those of messages that are said within it as well. */
export function usesOf(
  catalogue: Catalogue,
  language: string,
  message: Message,
  within: readonly string[] = [],
): Use[] {
  const { key } = message
  return [...pieces(message.pattern)].flatMap((piece): Use[] => {
    if ('shown' in piece) return [{ argument: piece.shown, isShown: true, catalogue, key }]
    if ('asked' in piece) return [{ argument: piece.asked, isShown: false, catalogue, key }]
    if ('counted' in piece)
      return [piece.counted, piece.noun].map((argument) => ({ argument, isShown: true, catalogue, key }))
    if (!('said' in piece) || within.includes(piece.said)) return []
    const found = findSaid(catalogue, language, piece.said)
    if (found === null) return []
    const home = found.isCommon && catalogue.common !== null ? catalogue.common.catalogue : catalogue
    return usesOf(home, language, found.message, [...within, key])
  })
}

/** What a message is told: each argument with its type, from all languages; numbers of the rulebook are told by nobody. */
export function argumentsOf(catalogue: Catalogue, key: string): ReadonlyMap<string, string> {
  const types = new Map<string, string>()
  for (const [language, messages] of catalogue.languages) {
    const message = messages.get(key)
    if (message === undefined) continue
    for (const { argument, catalogue: home, key: place } of usesOf(catalogue, language, message)) {
      const kind = kindOf(home, place, argument)
      if (kind !== null && kind.type !== '') types.set(argument, kind.type)
    }
  }
  return new Map(listedFirst(catalogue, key, [...types]))
}

/** In the order in which the comment above the message lists them. */
function listedFirst<T>({ languages }: Catalogue, key: string, told: readonly (readonly [string, T])[]) {
  const listed = [...(languages.get(REFERENCE)?.get(key)?.notes.kinds.keys() ?? [])]
  return told.toSorted(([a], [b]) => listed.indexOf(a) - listed.indexOf(b))
}
