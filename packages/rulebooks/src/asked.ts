import type { Asked, BookDef, Choice, NumberDef, NumberValue, PolicyName, Rulebook } from '@hausregeln/engine'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'

type Settled = Readonly<Record<string, Choice | undefined>>
type NumbersByName = Readonly<Record<string, NumberValue>>

/** What a rulebook is to those who ask: as its definition settles its choices, with these numbers. */
export function askedOf(def: BookDef, numbers: NumbersByName, settled: Settled = settleChoices(def).settled): Asked {
  const usualOf = (option: string) => def.options.find(({ id }) => id === option)?.default
  const has = (option: string) => (usualOf(option) ?? 0) !== 0
  return {
    is: (policy, ...ids) => ids.includes(settled[policy]?.id ?? ''),
    isPlayed(policy) {
      const option = settled[policy]?.option
      return option !== undefined && (option === null || has(option))
    },
    offers: (option) => usualOf(option) !== undefined,
    has,
    hasChapter: (name) => def.chapters.some((chapter) => chapter.name === name),
    hasCard: (effect) => def.board.decks.some(({ cards }) => cards.some((card) => card.effect.do === effect)),
    hasSpace: (kind) => def.board.spaces.some((space) => space.kind === kind),
    number: (name) => (numbers[name] === 'unlimited' ? Number.POSITIVE_INFINITY : Number(numbers[name] ?? 0)),
    dealsInJail: def.chapters.some(({ dealsInJail = false }) => dealsInJail),
  }
}

/**
 * Whether the question of a policy arises in a rulebook: whether it is asked, the game knows such spaces or deals, and a
 * table can choose the option without which the answer does not come into play. `asked`: what it is asked for, if not the
 * rulebook as it is left to its table.
 */
export function arisesIn(
  { def, board, book }: Pick<Rulebook, 'def' | 'board'> & { readonly book: { readonly numbers: NumbersByName } },
  policy: PolicyName,
  asked: Asked | null = null,
): boolean {
  const found = policiesOf(def.chapters).get(policy)
  if (found === undefined) return false
  const { space, arises } = found
  const isThere = space === null || board.spaces.some(({ kind }) => kind === space)
  const { settled } = settleChoices(def)
  const option = settled[policy]?.option ?? null
  const isOffered = option === null || def.options.some(({ id }) => id === option)
  return isThere && isOffered && (arises?.(asked ?? askedOf(def, book.numbers, settled)) ?? true)
}

/** Whether a number means anything in a rulebook. */
export function numberArises({ arises, option }: Pick<NumberDef, 'arises' | 'option'>, asked: Asked): boolean {
  return (arises?.(asked) ?? true) && (option === null || asked.offers(option))
}
