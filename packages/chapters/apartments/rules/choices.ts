import { type AllNumbers, number, reckoned, usually } from '@hausregeln/engine/core/choice.ts'
import { LEVELS } from '@hausregeln/engine/core/limits.ts'
import type { Ladder } from '@hausregeln/engine/kit/ground.ts'
import { noteOwnLanding } from '../../turn/rules/own-landing.ts'

function ladderOf({ highest, leastOfOthers }: AllNumbers): Ladder {
  return { highest: highest as readonly number[], leastOfOthers: leastOfOthers as readonly number[] }
}

/** Building by a ladder, in the group where the player has landed. */
export const choices = [
  usually('buildsEvenly', 'byLadder', ['apartments'], 'own'),
  usually('ladder', 'byPlots', ['apartments'], reckoned(ladderOf)),
  usually('ownDeed', 'landing', [], noteOwnLanding),
] as const

const levels = [0, LEVELS - 1] as const

export const numbers = [
  number('highest', levels, {
    list: true,
    first: [0, 1, 2, 4],
  }),
  number('leastOfOthers', levels, { list: true, first: [0, 0, 0, 1, 1] }),
] as const
