import type { Policies } from './known.ts'
import { type Text, text } from './text.ts'
import type { OptionName, Slot } from './vocabulary.ts'

/** What a rulebook is where its table has chosen nothing: what its questions and answers depend on. */
export interface Asked {
  /** Whether a policy is settled by one of these choices. */
  is(policy: string, ...ids: readonly string[]): boolean
  /** Whether the choice of a policy comes into play without the table choosing anything. */
  isPlayed(policy: string): boolean
  /** Whether the table can choose an option, and whether it has it without choosing. */
  offers(option: OptionName): boolean
  has(option: OptionName): boolean
  /** Whether a chapter is among its own, by name. */
  hasChapter(name: string): boolean
  /** Whether a card of its board does this: `jailFree`. */
  hasCard(effect: string): boolean
  /** Whether its board has a space of a kind: `utility`. */
  hasSpace(kind: string): boolean
  /** A number of the rulebook; 0 where it has none, or more than one; infinity where it is unlimited. */
  number(name: string): number
  /** Whether players who sit in jail can deal at all. */
  readonly dealsInJail: boolean
}

/** What is asked of every rulebook that has the chapter: a question, answered by a choice of the kind `Value`. */
export interface Policy<Value = unknown> {
  /** To be completed by the sentence of a choice; null: nobody asks it. */
  readonly question: Text | null
  /** Whether nothing is said of it where all is as usual: only house rules raise it. */
  readonly quiet: boolean
  /** What it is about, if not what its chapter is about: see kit/book/themes.ts. */
  readonly theme: string | null
  /** The slots of what is decided, where the choice itself does not say: see `Choice.governs`. */
  readonly governs: readonly Slot[]
  /** Whether the question arises in a rulebook that asks it; null: always. */
  readonly arises: ((asked: Asked) => boolean) | null
  /** The policy with which it is put together when a book is compiled: what was chosen there comes first. */
  readonly joins: string | null
  /** The kind of space on which its choice says what happens: see `onSpace`; and one on which something is missing where it is `nothing`. */
  readonly space: string | null
  readonly serves: string | null
  /** Never there: carries the type. */
  readonly value?: Value
}

export type PolicyDetails = Partial<Pick<Policy, 'quiet' | 'theme' | 'governs' | 'arises' | 'joins' | 'serves'>>

/**
 * A question that a chapter asks; what is chosen lies in `Book.policies` under its name. `asks`: that name, where the words
 * of the chapter have the question as `question-name`; or the question itself; null: nobody asks it.
 */
export function policy<Value>(
  asks: string | Text | null,
  { quiet = false, theme = null, governs = [], arises = null, joins = null, serves = null }: PolicyDetails = {},
): Policy<Value> & { readonly space: null } {
  const question = typeof asks === 'string' ? text(`question-${asks}`) : asks
  return { question, quiet, theme, governs, arises, joins, serves, space: null }
}

/** The policies of a chapter, by name. */
export type PoliciesOf = Readonly<Record<string, Policy>>

type AnyPolicies = Policies[keyof Policies]
type NamesOf<Own> = Own extends PoliciesOf ? keyof Own & string : never
type ValueIn<Own, Name> = Own extends PoliciesOf
  ? Name extends keyof Own
    ? Own[Name] extends Policy<infer Value>
      ? Value
      : never
    : never
  : never

type SpacesIn<Own> = Own extends PoliciesOf ? Extract<Own[keyof Own]['space'], string> : never
/** The kinds of space that there are. */
export type SpaceKindName = SpacesIn<AnyPolicies>

/** The names of all policies. */
export type PolicyName = NamesOf<AnyPolicies>

/** What choices put into a compiled book, by policy. One whose chapter a rulebook lacks is not there: ask only where it is. */
export type PolicyValues = { readonly [P in PolicyName]: ValueIn<AnyPolicies, P> }
