import { choice, number, otherwise, reckoned, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { ATTEMPTS, BAIL } from '@hausregeln/engine/kit/book/jail-numbers.ts'
import { jailRule } from '@hausregeln/engine/kit/jail.ts'
import { rollOut } from './jail-roll.ts'

/** The way out of jail by doubles, a card, or bail. */
export const choices = [
  usually(
    'jail',
    'rollOut',
    ['jail-roll'],
    {
      de: 'Pasch ({attempts} Versuche), Freikarte oder {bail} vor dem Wurf; nach dem letzten Fehlwurf sind {lastBail} Pflicht',
      en: 'doubles ({attempts} attempts), a jail card, or {bail} before the throw; after the last failure {lastBail} must be paid',
    },
    reckoned((numbers) => jailRule(rollOut, numbers)),
  ),
  choice('bailInLastTurn', 'refused', [], { de: 'nicht mehr möglich', en: 'no longer possible' }, false),
  choice('bailInLastTurn', 'allowed', [], { de: 'noch möglich', en: 'still possible' }, true),
  otherwise('bailInLastTurn', 'nothing', [], UNASKED, false),
] as const

export const numbers = [
  { ...ATTEMPTS, governs: ['jailThird', 'jailDoubles'] },
  BAIL,
  number('lastBail', { de: 'Freikauf nach dem letzten Fehlwurf', en: 'Bail after the last failure' }, [0, MOST_MONEY], {
    unit: 'money',
    first: 50,
    governs: ['jailThird'],
  }),
] as const
