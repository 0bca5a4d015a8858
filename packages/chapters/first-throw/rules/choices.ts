import { choice, number, otherwise } from '@hausregeln/engine/core/choice.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
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
export const choices = [
  choice('open', 'firstThrow', ['first-throw'], { de: 'der höchste Wurf', en: 'the highest throw' }, openFirstThrow),
] as const

/** The same, and deeds are dealt before. */
export const dealChoices = [
  choice(
    'open',
    'firstThrowAndDeal',
    ['first-throw', 'deal'],
    {
      de: 'der höchste Wurf; im kurzen Spiel und dem auf Zeit werden zuvor Grundstücke verteilt',
      en: 'the highest throw; in the short and the timed game, properties are dealt before it',
    },
    openFirstThrowAndDeal,
    { governs: ['deal'] },
  ),
  choice(
    'open',
    'firstSeatAndDeal',
    ['deal'],
    {
      de: 'der erste Platz; zuvor werden Grundstücke verteilt, wo das gilt',
      en: 'the first seat; properties are dealt before, where that holds',
    },
    openFirstSeatAndDeal,
    { governs: ['deal'] },
  ),
  choice(
    'dealing',
    'some',
    ['deal'],
    { de: '{dealtDeeds} Grundstücke an jeden verteilt', en: '{dealtDeeds} properties are dealt to each player' },
    'some',
    { governs: ['deal'] },
  ),
  choice('dealing', 'all', ['deal'], { de: 'alle Grundstücke verteilt', en: 'all properties are dealt' }, 'all', {
    governs: ['deal'],
  }),
  choice('dealPrice', 'free', ['deal'], { de: 'kosten nichts', en: 'cost nothing' }, false, { governs: ['deal'] }),
  otherwise(
    'dealing',
    'byOption',
    [],
    { de: 'Grundstücke verteilt, wo es der Tisch will', en: 'properties are dealt where the table wants it' },
    'byOption',
  ),
  otherwise('dealPrice', 'paid', [], { de: 'werden sofort bezahlt', en: 'are paid for at once' }, true),
] as const

export const dealNumbers = [
  number('dealtDeeds', { de: 'Grundstücke, die verteilt werden', en: 'Properties dealt to each' }, [0, 10], {
    usual: 2,
    governs: ['deal'],
  }),
] as const
