import type { Policy, PolicyName, Text } from '@hausregeln/engine'
import { type Theme, themeOf } from '@hausregeln/engine/kit/book/themes.ts'
import { allPolicies, houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'

/** What can be asked of a built-in rulebook, whether its chapters ask it or not. */
export interface Question {
  readonly policy: PolicyName
  readonly question: Text
  readonly theme: Theme
}

/** All questions that anybody asks, in the order in which rulebooks are compared. */
export const questions: readonly Question[] = [...allPolicies].flatMap(([policy, asked]) => {
  const { question } = asked
  return question === null ? [] : [{ policy, question, theme: themeIn(policy, asked) }]
})

/** What a policy is about: what it says itself, else what the chapter is about that asks it. */
function themeIn(policy: PolicyName, { theme }: Policy): Theme {
  const chapter = [...houseChapters.values()].find(({ policies = {} }) => Object.hasOwn(policies, policy))
  return themeOf(theme ?? chapter?.theme)
}
