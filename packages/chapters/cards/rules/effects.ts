import { STAGE } from '@hausregeln/engine/core/agenda.ts'
import { Space } from '@hausregeln/engine/core/board.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { Fee, feeAccount, owe, transfer } from '@hausregeln/engine/kit/money.ts'
import { hotelLevel } from '../../building/rules/levels.ts'
import { advanceTo, retreat, sendToJail } from '../../turn/rules/moving.ts'
import { CARD_RENT, Turn } from '../../turn/rules/stages.ts'
import { collectFromEach, payEach } from './pay-each.ts'

/** What cards do, however they are drawn. */
export const commonEffects = {
  advanceTo(g, frame, seat, space) {
    advanceTo(g, seat, space)
    g.s.frames[frame + STAGE] = Turn.land
  },
  nextUtility: (g, frame, seat, factor) => advanceToNext(g, frame, seat, Space.utility, factor),
  nextStation: (g, frame, seat, times) => advanceToNext(g, frame, seat, Space.station, -times),
  back(g, frame, seat, steps) {
    retreat(g, seat, steps)
    g.s.frames[frame + STAGE] = Turn.land
  },
  toJail: (g, frame, seat) => sendToJail(g, frame, seat, 'goToJail'),
  receive: (g, _frame, seat, amount) => transfer(g, BANK, seat, amount, 'cards'),
  pay(g, _frame, seat, amount) {
    owe(g, seat, feeAccount(g, Fee.card), amount, 'cards')
  },
  receiveEach: (g, _frame, seat, amount) => collectFromEach(g, seat, amount),
  payEach: (g, _frame, seat, amount) => payEach(g, seat, amount),
  repairs(g, _frame, seat, house, hotel) {
    owe(g, seat, feeAccount(g, Fee.card), repairs(g, seat, house, hotel), 'cards')
  },
  nothing() {},
} as const satisfies Chapter['effects']

/** On to the next space of a kind; `cardRent` is what is owed there if another owns it. */
function advanceToNext(g: Game, frame: number, seat: number, kind: number, cardRent: number): void {
  const { spaces, kind: kinds } = g.book.board
  const from = g.s.place[seat]
  let ahead = 1
  while (ahead < spaces && kinds[(from + ahead) % spaces] !== kind) ahead++
  advanceTo(g, seat, (from + ahead) % spaces)
  g.s.frames[frame + CARD_RENT] = cardRent
  g.s.frames[frame + STAGE] = Turn.land
}

function repairs(g: Game, seat: number, house: number, hotel: number): number {
  let sum = 0
  for (let deed = 0; deed < g.book.board.deeds; deed++) {
    if (g.s.owner[deed] !== seat) continue
    const level = g.s.level[deed]
    sum += level === hotelLevel(g) ? hotel : level * house
  }
  return sum
}
