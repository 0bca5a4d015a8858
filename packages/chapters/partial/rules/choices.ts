import { usually } from '@hausregeln/engine/core/choice.ts'
import { estateFree } from '../../estate/rules/choices.ts'
import { eliminate, giveUp, payAsFarAsPossible } from './partial.ts'

/** Payment as far as possible. */
export const choices = [
  estateFree,
  usually(
    'shortfall',
    'payPart',
    ['partial'],
    { de: 'wird gezahlt, was da ist', en: 'pays what is there' },
    payAsFarAsPossible,
  ),
  usually('eliminate', 'isOut', ['partial'], { de: 'scheidet aus', en: 'is out' }, eliminate),
  usually(
    'resign',
    'givesUp',
    ['partial'],
    { de: 'scheidet aus; sein Geld geht an die Bank', en: 'is out, and the money goes to the bank' },
    giveUp,
  ),
] as const
