import { optionAt } from '@hausregeln/engine/core/action/by-name.ts'
import { STAGE } from '@hausregeln/engine/core/agenda.ts'
import type { Landing } from '@hausregeln/engine/core/book.ts'
import type { Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { Fee, feeAccount, owe } from '@hausregeln/engine/kit/money.ts'
import { sendToJail } from '../../turn/rules/moving.ts'
import { Again, Turn } from '../../turn/rules/stages.ts'
import { takePot } from './pot.ts'

/** A space where nothing happens, by this rule. */
const restBy =
  (slot: Slot): Landing =>
  (g, frame, seat) => {
    g.s.frames[frame + STAGE] = Turn.resolved
    g.emit?.('visited', slot, seat, g.s.place[seat])
  }

/** The start has paid when it was reached. */
export const restAtStart = restBy('salaryLand')
export const rest = restBy('parking')
/** Just visiting. */
export const visitJail = restBy('jailVisit')

export const payTax: Landing = (g, frame, seat) => {
  g.s.frames[frame + STAGE] = Turn.resolved
  owe(g, seat, feeAccount(g, Fee.tax), g.book.board.taxAt[g.s.place[seat]], 'tax')
}

/** Frei Parken: a player who lands there wins the pot, where the table plays with one. */
export const winPot: Landing = (g, frame, seat) => {
  rest(g, frame, seat)
  takePot(g, seat)
}

export const goToJail: Landing = (g, frame, seat) => sendToJail(g, frame, seat, 'goToJail')

/** A space where doubles give no further throw, by this rule. */
export const withoutFurtherThrow =
  (slot: Slot, landing: Landing): Landing =>
  (g, frame, seat) => {
    if (g.s.again === Again.byDoubles) {
      g.s.again = Again.none
      g.emit?.('noFurtherThrow', slot, seat)
    }
    landing(g, frame, seat)
  }

export const drawHere: Landing = (g, frame) => {
  g.s.frames[frame + STAGE] = Turn.card
}

const passCards = restBy('cards')

/** Card spaces mean something only where the table has chosen to play with cards. */
export const drawByOption: Landing = (g, frame, seat) => {
  if (optionAt(g, g.book.places.cards) === 0) passCards(g, frame, seat)
  else drawHere(g, frame, seat)
}
