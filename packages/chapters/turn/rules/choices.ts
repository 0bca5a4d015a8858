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
  choice('open', 'firstSeat', [], { de: 'der erste Platz', en: 'the first seat' }, firstTurn),
  usually('roundsEnd', 'atStarter', [], UNASKED, atStarter),
  usually('doublesOptional', 'mustThrow', [], { de: 'muss man noch einmal werfen', en: 'you must throw again' }, false),
  choice(
    'doublesOptional',
    'mayEnd',
    [],
    { de: 'darf man noch einmal werfen oder den Zug beenden', en: 'you may throw again or end the turn' },
    true,
  ),
  usually('doublesAgain', 'throwAgain', [], { de: 'wirft noch einmal', en: 'throw again' }, true),
  choice(
    'doublesAgain',
    'nothing',
    [],
    { de: 'ist ein Wurf wie jeder andere', en: 'are a throw like any other' },
    false,
  ),
  usually('thirdDoubles', 'toJail', [], { de: 'führt ins Gefängnis', en: 'lead to jail' }, true),
  choice(
    'thirdDoubles',
    'harmless',
    [],
    {
      de: 'ist ein Pasch wie jeder andere; sind mehr als acht Mieten offen, werden die eines Eigentümers zusammen verlangt',
      en: 'are doubles like any other; with more than eight open rents those of one owner are demanded together',
    },
    false,
    { governs: ['thirdDoubles'] },
  ),
  usually('sameDoublesTwice', 'harmless', [], { de: 'schadet nicht', en: 'do no harm' }, false),
  choice('sameDoublesTwice', 'toJail', [], { de: 'führt ins Gefängnis', en: 'lead to jail' }, true),
  otherwise('drawCard', 'nothing', [], UNASKED, () => {
    throw new Error('no chapter says how cards are drawn')
  }),
  otherwise('startReached', 'salary', [], { de: 'nichts', en: 'nothing' }, null),
  otherwise('milestone', 'nothing', [], UNASKED, null),
  otherwise('thirdDie', 'nothing', [], { de: 'keiner', en: 'none' }, null),
  otherwise(
    'doubleOne',
    'asAny',
    [],
    { de: 'sind ein Pasch wie jeder andere', en: 'are doubles like any other' },
    null,
  ),
  otherwise('onesOnlyMoved', 'always', [], UNASKED, false),
] as const

export const formers = [
  /** Rounds ended at the first seat, whoever had begun. */
  former(
    1,
    choice('roundsEnd', 'atFirstSeat', [], UNASKED, () => {}),
  ),
  /** Two ones won nothing where they led to jail, or where doubles are a throw like any other. */
  former(1, choice('onesOnlyMoved', 'onlyMoved', [], UNASKED, true)),
] as const

export const numbers = [
  number(
    'doublesToJail',
    { de: 'Pasche in einem Zug, die ins Gefängnis führen', en: 'Doubles in one turn that lead to jail' },
    [1, 100],
    { usual: 3 },
  ),
] as const
