import '#words'
import * as lists from '@hausregeln/chapters/rules.ts'
import type { AnyChoice, Chapter } from '@hausregeln/engine'
import { basics } from '@hausregeln/engine/kit/book/basics.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'

const all: readonly Readonly<Record<string, Chapter>>[] = Object.values(lists)

/** All built-in chapters by their names: what a file can name. Where code begins, it needs another chapter. */
export const houseChapters: ReadonlyMap<string, Chapter> = new Map(
  all.flatMap((exported) => Object.values(exported)).map((chapter) => [chapter.name, chapter]),
)

/** All that built-in chapters ask of rulebooks, by name. */
export const allPolicies = policiesOf([...houseChapters.values()])

/** Everything that can be chosen, from any chapter. */
export const allChoices: readonly AnyChoice[] = [
  ...new Set([...[...houseChapters.values()].flatMap(({ choices = [] }) => choices), ...basics]),
]
