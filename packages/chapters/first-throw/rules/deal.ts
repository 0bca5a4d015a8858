import { optionAt } from '@hausregeln/engine/core/action/by-name.ts'
import { OWN, popFrame, pushFrame } from '@hausregeln/engine/core/agenda.ts'
import type { FrameRule } from '@hausregeln/engine/core/book.ts'
import { Chance, chance } from '@hausregeln/engine/core/chance.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import { setOwner } from '@hausregeln/engine/kit/deeds.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { isAlive } from '@hausregeln/engine/kit/seats.ts'
import { DEAL_FRAME } from './vocabulary.ts'

/** Word of the frame: deeds dealt so far, round by round. */
const DEALT = OWN

/** By the rulebook; else short game and time limit begin with dealt deeds. */
export function dealsDeeds(l: GameView): boolean {
  if (l.book.policies.dealing !== 'byOption') return true
  return optionAt(l, l.book.places.shortGame) !== 0 || optionAt(l, l.book.places.timeLimit) !== 0
}

/** Puts the dealing of deeds on the agenda. */
export function openDeal(g: Game): void {
  pushFrame(g, DEAL_FRAME, 0)
}

/** How many deeds are dealt in all. */
function deedsToDeal({ book, s }: GameView): number {
  return book.policies.dealing === 'all' ? book.board.deeds : (book.numbers.dealtDeeds as number) * s.seats
}

/** Shuffled deeds are dealt to each player, who pays for them at once if they are not free. */
export const dealFrame: FrameRule = {
  kind: 'deal',
  words: ['dealt'],
  name: 'deal of deeds',
  exclusive: true,
  run(g, frame) {
    const dealt = g.s.frames[frame + DEALT]
    if (dealt === deedsToDeal(g)) return popFrame(g)
    const seat = dealt % g.s.seats
    if (isAlive(g, seat)) {
      if (!chance(g, Chance.deed, seat)) return
      const deed = g.s.outcome[0]
      g.emit?.('dealt', 'deal', seat, deed)
      if (g.book.policies.dealPrice) transfer(g, seat, BANK, g.book.board.price[deed], 'deal', deed)
      setOwner(g, deed, seat)
    }
    g.s.frames[frame + DEALT]++
  },
  leave: () => {},
}
