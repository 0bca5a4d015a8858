import { number, usually } from '@hausregeln/engine/core/choice.ts'
import { noteOwnLanding } from '../../turn/rules/own-landing.ts'

/** Building and selling where the player has landed. */
export const choices = [
  usually('buildsEvenly', 'whereLanded', ['own-space'], 'own'),
  usually('ownDeed', 'noted', [], noteOwnLanding),
] as const

export const numbers = [
  number('wholeGroupPrice', [0, 100], {
    arises: ({ is }) => is('buildsEvenly', 'whereLanded'),
    unit: 'percent',
    usual: 50,
  }),
] as const
