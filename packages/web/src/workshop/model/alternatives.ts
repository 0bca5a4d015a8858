import type { AnyChoice, BookFault, Choice, PolicyName, Text } from '@hausregeln/engine'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import type { Bases } from '@hausregeln/rulebooks/file/index.ts'
import { allChoices } from '@hausregeln/rulebooks/house/chapters.ts'
import { fillNumbers } from '@hausregeln/rulebooks/numbers.ts'
import { inEach, inLanguage, type Told } from '@hausregeln/rulebooks/texts/language.ts'
import { type Built, build, faultsIn, type Source } from './build.ts'
import type { Draft } from './draft.ts'
import { questions } from './policies.ts'
import { numberedBy } from './sentences.ts'
import { withChoice } from './settle.ts'

/** A way in which a rule can be settled, and what it would bring. */
export interface Alternative {
  readonly id: string
  readonly sentence: Told
  readonly isChosen: boolean
  /** What comes along with it: chapters by their gist or title, other choices as sentences. */
  readonly brings: readonly Told[]
  /** Why it cannot be played as things stand. */
  readonly faults: readonly BookFault[]
}

/** All ways in which a policy can be settled, those that can be played first; each was tried. */
export function alternativesOf(
  draft: Draft,
  source: Source,
  bases: Bases,
  now: Built,
  policy: PolicyName,
): readonly Alternative[] {
  const chosen = settleChoices(now.def).settled[policy]?.id
  const seen = new Set<string>()
  const all = allChoices.filter((one) => one.policy === policy && !seen.has(one.id) && seen.add(one.id))
  const known = new Set(faultsIn(now).map(({ en }) => en))
  const tried = all.map((one) => {
    const then = withChoice(draft, source, policy, one.id, bases)
    return tryOne(one, chosen, build(then, source, bases))
  })
  return tried.sort((a, b) => Number(a.faults.length > 0) - Number(b.faults.length > 0))

  function tryOne(one: AnyChoice, before: string | undefined, then: Built | null): Alternative {
    return {
      id: one.id,
      sentence: withoutBlanks(fillNumbers(numberedBy(then?.def ?? now.def), one.sentence)),
      isChosen: one.id === before,
      brings: then === null ? [] : broughtBy(now, then, policy),
      faults: faultsIn(then).filter(({ en }) => one.id !== before && !known.has(en)),
    }
  }
}

/** Numbers that nobody has said yet are left out of a sentence. */
function withoutBlanks(sentence: Told): Told {
  return inEach((language) => inLanguage(sentence, language).replace(/\{\w+\}/g, '…'))
}

/** What is in the later of two that was not in the former, beside the policy itself. */
function broughtBy(before: Built, after: Built, policy: PolicyName): readonly Told[] {
  const had = new Set(before.def.chapters.map(({ name }) => name))
  const chapters = after.def.chapters.flatMap(({ name, title, gist }): Text[] => {
    const text = title ?? gist
    return had.has(name) || text === undefined ? [] : [text]
  })
  const [was, is] = [settleChoices(before.def).settled, settleChoices(after.def).settled]
  const told = numberedBy(after.def)
  const choices = questions.flatMap(({ policy: other, question }): Told[] => {
    const now: Choice | undefined = is[other]
    if (other === policy || now === undefined || was[other]?.id === now.id || now.usual) return []
    const answer = fillNumbers(told, now.sentence)
    return [{ de: `${question.de}: ${answer.de}`, en: `${question.en}: ${answer.en}` }]
  })
  return [...chapters, ...choices]
}
