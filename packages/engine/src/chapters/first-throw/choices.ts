import { choice, number } from '../../core/choice.ts'
import type { Game } from '../../core/game.ts'
import { dealsDeeds, openDeal } from './deal.ts'
import { openFirstThrow } from './first-throw.ts'

/** The first throw says who begins, once the deeds are dealt that a short or timed game begins with. */
function openFirstThrowAndDeal(g: Game): void {
  openFirstThrow(g)
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
  ),
] as const

export const dealNumbers = [
  number('dealtDeeds', { de: 'Grundstücke, die verteilt werden', en: 'Properties dealt to each' }, [0, 10], {
    usual: 2,
  }),
] as const

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly 'first-throw': typeof choices
    readonly deal: typeof dealChoices
  }
  interface OfferedNumbers {
    readonly deal: typeof dealNumbers
  }
}
