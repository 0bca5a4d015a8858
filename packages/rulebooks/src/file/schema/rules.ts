import type { AnyChoice, NumberDef, PolicyName } from '@hausregeln/engine'
import { offeredBy } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { allPolicies, houseChapters } from '../../house/chapters.ts'
import { z } from '../zod.ts'

const chapters = [...houseChapters.values()]
const MOST_LIST = 40

function choiceSchema(policy: PolicyName, choices: readonly AnyChoice[]) {
  const ids = [...new Set(choices.filter((one) => one.policy === policy).map(({ id }) => id))]
  const sentences = choices.filter((one) => one.policy === policy).map(({ id, sentence }) => `${id}: ${sentence.en}`)
  const question = allPolicies.get(policy)?.question?.en ?? policy
  return z
    .enum(ids as [string, ...string[]])
    .optional()
    .describe(`${question} … ${sentences.join('; ')}`)
}

/** How each policy is settled: whatever any built-in chapter offers. */
function choicesSchema() {
  const offered = offeredBy(chapters)
  const policies = [...allPolicies.keys()].filter((policy) => offered.some((one) => one.policy === policy))
  return z.strictObject(Object.fromEntries(policies.map((policy) => [policy, choiceSchema(policy, offered)])))
}

function numberSchema({ least, most, list, usual, label }: NumberDef) {
  const one = z.int().min(least).max(most)
  const value = list
    ? z
        .array(one)
        .min(Array.isArray(usual) && usual.length === 0 ? 0 : 1)
        .max(MOST_LIST)
    : one
  return (usual === 'unlimited' ? z.union([value, z.literal('unlimited')]) : value).optional().describe(label.en)
}

/** All numbers that built-in chapters have, within their limits. */
function numbersSchema() {
  return z.strictObject(Object.fromEntries(numbersOf(chapters).map((one) => [one.name, numberSchema(one)])))
}

// Made when the first file is read, as other large parts of the format are: most who load this read none.
export const choicesOfFile = z.lazy(choicesSchema)
export const numbersOfFile = z.lazy(numbersSchema)
/** The built-in chapters by name. */
export const chapterSchema = z.enum([...houseChapters.keys()] as [string, ...string[]])
