import type { NumberValue } from '../../core/choice.ts'
import { type Saying, sayingOf, type Told } from '../../core/saying.ts'
import type { Text } from '../../core/text.ts'
import { quoted } from './quoted.ts'

/** Where in a rulebook something stands, from the outside in: `['board', 'spaces', 3, 'price']`. */
export type Place = readonly (string | number)[]

/** What a sentence calls by the name that programs use; a choice is named `policy=id`. */
export interface Mention {
  readonly kind: 'chapter' | 'policy' | 'choice' | 'number' | 'option' | 'kind' | 'effect' | 'group'
  readonly name: string
  /** How it stands in the sentence. */
  readonly as: string
  /** What people call it, where the rulebook says that. */
  readonly words?: Text
}

/**
 * What would settle a fault: a chapter in or out, a choice, a number; null: nothing is said of it any more. Of the board: a
 * chip of 1 among its money.
 */
export type Remedy =
  | { readonly part: 'chapters'; readonly name: string; readonly value: boolean }
  | { readonly part: 'choices'; readonly name: string; readonly value: string | null }
  | { readonly part: 'numbers'; readonly name: string; readonly value: NumberValue | null }
  | { readonly part: 'board'; readonly name: 'chips'; readonly value: 1 }

/** Why a rulebook cannot be played: a sentence, and the place of which it speaks. */
export interface BookFault extends Text {
  readonly at: Place
  /** The sentence by its key, with what it is told: so it is said in further languages. */
  readonly key?: string
  readonly told?: Told
  /** What the sentence calls as programs do, so that it can be told in the words of people. */
  readonly names?: readonly Mention[]
  /** What would settle it, likeliest first: any one of them. */
  readonly remedies?: readonly Remedy[]
}

type More = Pick<BookFault, 'names' | 'remedies'>

/** A fault at a place. */
export function fault(at: Place, { key, told }: Saying, more: More = {}): BookFault {
  return Object.defineProperties({ at, key, told, ...more }, SAID) as BookFault
}

/** Said when it is read: a language may be brought later. */
const SAID = {
  de: { enumerable: true, get: said('de') },
  en: { enumerable: true, get: said('en') },
}

function said(language: 'de' | 'en') {
  return function (this: object): string {
    return sayingOf(this)?.[language] ?? ''
  }
}

/** Something that a sentence names in quotes. */
export function mention(kind: Mention['kind'], name: string, as = quoted(name)): Mention {
  return { kind, name, as }
}

/** Something for which the rulebook itself has words. */
export function mentionWords(kind: Mention['kind'], name: string, words: Text | undefined): Mention {
  return { kind, name, as: quoted(name), ...(words !== undefined && { words }) }
}

/** A choice that a sentence names by its id alone. */
export function mentionId(policy: string, id: string): Mention {
  return mention('choice', `${policy}=${id}`, quoted(id))
}

/** A choice that a sentence names with its policy. */
export function mentionChoice(policy: string, id: string): Mention {
  return mention('choice', `${policy}=${id}`, `${quoted(policy)}: ${quoted(id)}`)
}

/** A chapter in, or out. */
export function chapterRemedy(name: string, isIn: boolean): Remedy {
  return { part: 'chapters', name, value: isIn }
}

/** A policy settled so. */
export function choiceRemedy(policy: string, id: string | null): Remedy {
  return { part: 'choices', name: policy, value: id }
}

/** A number said so. */
export function numberRemedy(name: string, value: NumberValue | null): Remedy {
  return { part: 'numbers', name, value }
}

/** A place as a path that can be read and typed: `board.spaces[3].price`. */
export function pathOf(place: Place): string {
  return place.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`
    if (!/^[A-Za-z_$][\w$]{0,79}$/.test(step)) return `${path}[${quoted(step)}]`
    return path === '' ? step : `${path}.${step}`
  }, '')
}
