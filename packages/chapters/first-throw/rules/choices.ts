import { choice, number, otherwise } from '@hausregeln/engine/core/choice.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import type { Asked } from '@hausregeln/engine/core/policy.ts'
import { type Text, text } from '@hausregeln/engine/core/text.ts'
import { firstTurn } from '../../turn/rules/turn.ts'
import { dealsDeeds, openDeal } from './deal.ts'
import { openFirstThrow } from './first-throw.ts'

/** The first throw says who begins, once the deeds are dealt that a short or timed game begins with. */
function openFirstThrowAndDeal(g: Game): void {
  openFirstThrow(g)
  if (dealsDeeds(g)) openDeal(g)
}

/** The first seat begins, once the deeds are dealt. */
function openFirstSeatAndDeal(g: Game): void {
  firstTurn(g)
  if (dealsDeeds(g)) openDeal(g)
}

/** Who begins. */
export const choices = [choice('open', 'firstThrow', ['first-throw'], openFirstThrow)] as const

const DEALT_BY_OPTION: Text = text('choice-open-firstThrowAndDeal')
const DEALT: Text = text('answer-firstThrowDealt')

/** Deeds are dealt at every table, or only in games that a table may choose. */
function begunAndDealt({ is }: Asked): Text {
  return is('dealing', 'byOption') ? DEALT_BY_OPTION : DEALT
}

/** The same, and deeds are dealt before. */
export const dealChoices = [
  choice('open', 'firstThrowAndDeal', ['first-throw', 'deal'], openFirstThrowAndDeal, {
    governs: ['deal'],
    says: begunAndDealt,
  }),
  choice('open', 'firstSeatAndDeal', ['deal'], openFirstSeatAndDeal, { governs: ['deal'] }),
  choice('dealing', 'some', ['deal'], 'some', { governs: ['deal'] }),
  choice('dealing', 'all', ['deal'], 'all', {
    governs: ['deal'],
  }),
  choice('dealPrice', 'free', ['deal'], false, { governs: ['deal'] }),
  otherwise('dealing', 'byOption', [], 'byOption'),
  otherwise('dealPrice', 'paid', [], true),
] as const

export const dealNumbers = [
  number('dealtDeeds', [0, 10], {
    arises: ({ is, offers }) => is('dealing', 'some') || offers('shortGame') || offers('timeLimit'),
    usual: 2,
    governs: ['deal'],
  }),
] as const
