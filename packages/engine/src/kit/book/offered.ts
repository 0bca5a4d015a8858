import type { NumberValue } from '../../core/choice.ts'
import type { OfferedChoices, OfferedNumbers } from '../../core/known.ts'
import type { PolicyName } from '../../core/policy.ts'

type OfferedChoice = OfferedChoices[keyof OfferedChoices][number]

/** The names of the choices of a policy. */
export type ChoiceId<P extends PolicyName> = Extract<OfferedChoice, { readonly policy: P }>['id']

/** The names of all numbers. */
export type NumberName = OfferedNumbers[keyof OfferedNumbers][number]['name']

/** The choices of a rulebook, by policy. */
export type Chosen = { readonly [P in PolicyName]?: ChoiceId<P> }

/** The numbers of a rulebook, by name. */
export type Numbers = { readonly [N in NumberName]?: NumberValue }
