import { number, usually } from '@hausregeln/engine/core/choice.ts'
import { noteOwnLanding } from './own-space.ts'

/** Building and selling where the player has landed. */
export const choices = [
  usually(
    'buildsEvenly',
    'whereLanded',
    ['own-space'],
    {
      de: 'auf der eigenen Straße, auf der man gelandet ist',
      en: 'on a street of your own where you have landed',
    },
    'own',
  ),
  usually('ownDeed', 'noted', [], { de: 'wird gemerkt', en: 'is noted' }, noteOwnLanding),
] as const

export const numbers = [
  number('wholeGroupPrice', { de: 'Hauspreis für ganze Gruppen', en: 'Price of a house on a whole group' }, [0, 100], {
    unit: 'percent',
    usual: 50,
  }),
] as const
