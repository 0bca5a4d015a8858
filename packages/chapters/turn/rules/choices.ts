import { choice, number, otherwise, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { former } from '@hausregeln/engine/core/edition.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { firstTurn } from './turn.ts'

/** Rounds end at the place of the player who begins. */
function atStarter({ s }: Game): void {
  s.roundSeat = s.turnSeat
}

/** What the chapter on turns leaves to a rulebook. */
export const choices = [
  choice('open', 'firstSeat', [], firstTurn),
  usually('roundsEnd', 'atStarter', [], atStarter, { sentence: UNASKED }),
  usually('doublesOptional', 'mustThrow', [], false),
  choice('doublesOptional', 'mayEnd', [], true),
  usually('doublesAgain', 'throwAgain', [], true),
  choice('doublesAgain', 'nothing', [], false),
  usually('thirdDoubles', 'toJail', [], true),
  choice('thirdDoubles', 'harmless', [], false, { governs: ['thirdDoubles'] }),
  usually('sameDoublesTwice', 'harmless', [], false),
  choice('sameDoublesTwice', 'toJail', [], true),
  otherwise(
    'drawCard',
    'nothing',
    [],
    () => {
      throw new Error('no chapter says how cards are drawn')
    },
    { sentence: UNASKED },
  ),
  otherwise('startReached', 'salary', [], null),
  otherwise('milestone', 'nothing', [], null, { sentence: UNASKED }),
  otherwise('thirdDie', 'nothing', [], null),
  otherwise('doubleOne', 'asAny', [], null),
  otherwise('onesOnlyMoved', 'always', [], false, { sentence: UNASKED }),
] as const

export const formers = [
  /** Rounds ended at the first seat, whichever seat began. */
  former(
    1,
    choice('roundsEnd', 'atFirstSeat', [], () => {}, { sentence: UNASKED }),
  ),
  /** Two ones won nothing where they led to jail, or where doubles are a throw like any other. */
  former(1, choice('onesOnlyMoved', 'onlyMoved', [], true, { sentence: UNASKED })),
] as const

export const numbers = [
  number('doublesToJail', [1, 100], {
    arises: ({ is }) => is('doublesAgain', 'throwAgain') && is('thirdDoubles', 'toJail'),
    usual: 3,
  }),
] as const
