import type { Asked, PolicyName, PolicyValues } from './policy.ts'
import { type Text, text } from './text.ts'
import type { OptionName, Slot } from './vocabulary.ts'

/** All numbers of a rulebook, by name. */
export type AllNumbers = Readonly<Record<string, NumberValue>>

/** What a choice puts into a book, where that is made of the book's numbers when it is compiled. */
export class Reckoned<Value> {
  readonly of: (numbers: AllNumbers) => Value
  constructor(of: (numbers: AllNumbers) => Value) {
    this.of = of
  }
}

/** A value of a choice that is made of numbers once, when a book is compiled: nothing is looked up in play. */
export function reckoned<Value>(of: (numbers: AllNumbers) => Value): Reckoned<Value> {
  return new Reckoned(of)
}

/** One of the ways in which a policy can be settled, offered by a chapter. */
export interface Choice<P extends PolicyName = PolicyName, Id extends string = string> {
  readonly policy: P
  readonly id: Id
  /** Chapters that it needs, by name; or choices, as `policy=id`. */
  readonly needs: readonly string[]
  /**
   * Completes the policy's question; `{bail}` stands for the number of that name. What the program's own choices say lies
   * in the words of their chapter, as `choice-policy-id`.
   */
  readonly sentence: Text
  /** What it says instead in rulebooks in which that sentence would not be true; null: it is always. */
  readonly says: ((asked: Asked) => Text) | null
  /** The table option without which it does not come into play, if there is one. */
  readonly option: OptionName | null
  readonly value: PolicyValues[P] | Reckoned<PolicyValues[P]>
  /** What holds where its chapter is chosen and nothing else is said. */
  readonly usual: boolean
  /** Whether it then gives way to what another chapter has as usual. */
  readonly last: boolean
  /** Slots that it cites beyond those of its chapter. */
  readonly slots: readonly Slot[]
  /** Slots of which it decides what happens: as a house rule it takes them from the paragraphs that they stand in. */
  readonly governs: readonly Slot[]
}
export type AnyChoice = { [P in PolicyName]: Choice<P> }[PolicyName]

/** The choice of every policy that is asked. */
export type Settled = { readonly [P in PolicyName]: Choice<P> }

type More = Partial<Pick<Choice, 'sentence' | 'slots' | 'governs' | 'says' | 'option'>>

/** A way in which a rulebook may settle a policy, if it says so. */
export function choice<const P extends PolicyName, const Id extends string>(
  policy: P,
  id: Id,
  needs: readonly string[],
  value: PolicyValues[P] | Reckoned<PolicyValues[P]>,
  { sentence = text(`choice-${policy}-${id}`), slots = [], governs = [], says = null, option = null }: More = {},
): Choice<P, Id> {
  return { policy, id, needs, sentence, value, usual: false, last: false, slots, governs, says, option }
}

/** A way in which a policy is settled wherever its chapter is chosen, unless the rulebook says otherwise. */
export function usually<const P extends PolicyName, const Id extends string>(
  ...given: Parameters<typeof choice<P, Id>>
): Choice<P, Id> {
  return { ...choice(...given), usual: true }
}

/** A way in which a policy is settled where neither the rulebook nor any other of its chapters settles it. */
export function otherwise<const P extends PolicyName, const Id extends string>(
  ...given: Parameters<typeof choice<P, Id>>
): Choice<P, Id> {
  return { ...choice(...given), usual: true, last: true }
}

/** A question that does not arise. */
export const UNASKED: Text = { de: '–', en: '–' }

/** A number, a list of them, or no limit at all. */
export type NumberValue = number | readonly number[] | 'unlimited'

/** A number that a rulebook may set: in whole units, within limits. */
export interface NumberDef<Name extends string = string> {
  readonly name: Name
  /** What the program's own numbers are called lies in the words of their chapter, as `number-name`. */
  readonly label: Text
  readonly least: number
  readonly most: number
  /** Of what it is a number, where that is said with it: money, per cent, pieces of the board, or a space. */
  readonly unit: Unit | null
  /** What holds where a rulebook does not say it; null: it must. `unlimited` it may be only where that is usual. */
  readonly usual: NumberValue | null
  /**
   * What it may begin with where its chapter has just come to a rulebook that does not say it; money for a game that
   * begins with 1,500.
   */
  readonly first: NumberValue | null
  /** Whether it is a list of such numbers. */
  readonly list: boolean
  /** Whether nothing is said of it where it is as usual: a house rule. */
  readonly quiet: boolean
  /** Slots that are cited where it is not the usual choice, and those whose outcome it then decides. */
  readonly slots: readonly Slot[]
  readonly governs: readonly Slot[]
  /** The option without which it means nothing, if there is one. */
  readonly option: OptionName | null
  /** Whether it means anything in a rulebook; null: in every one that has it. */
  readonly arises: ((asked: Asked) => boolean) | null
}

export type Unit = 'money' | 'percent' | 'house' | 'hotel' | 'space'

type NumberMore = Partial<Omit<NumberDef, 'name' | 'least' | 'most'>>

/** A number that a rulebook sets by this name. */
export function number<const Name extends string>(
  name: Name,
  [least, most]: readonly [number, number],
  {
    label = text(`number-${name}`),
    unit = null,
    usual = null,
    first = null,
    list = false,
    quiet = false,
    option = null,
    arises = null,
    slots = [],
    governs = [],
  }: NumberMore = {},
): NumberDef<Name> {
  return { name, label, least, most, unit, usual, first, list, quiet, option, arises, slots, governs }
}
