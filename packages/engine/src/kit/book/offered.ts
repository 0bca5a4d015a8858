import type { NumberValue } from '../../core/choice.ts'
import type { PolicyName } from '../../core/policy.ts'
import type { basics, coreNumbers } from './basics.ts'

/**
 * All choices and numbers that a rulebook can name, for the types of its definition. A chapter adds its own:
 * `declare module '../../kit/book/offered.ts' { interface OfferedChoices { readonly purchase: typeof choices } }`.
 */
export interface OfferedChoices {
  readonly basics: typeof basics
}
export interface OfferedNumbers {
  readonly core: typeof coreNumbers
}

type OfferedChoice = OfferedChoices[keyof OfferedChoices][number]

/** The names of the choices of a policy. */
export type ChoiceId<P extends PolicyName> = Extract<OfferedChoice, { readonly policy: P }>['id']

/** The names of all numbers. */
export type NumberName = OfferedNumbers[keyof OfferedNumbers][number]['name']

/** The choices of a rulebook, by policy. */
export type Chosen = { readonly [P in PolicyName]?: ChoiceId<P> }

/** The numbers of a rulebook, by name. */
export type Numbers = { readonly [N in NumberName]?: NumberValue }
