import { OWN, popFrame, SEAT } from '@hausregeln/engine/core/agenda.ts'
import type { FrameRule } from '@hausregeln/engine/core/book.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { afterThis } from '@hausregeln/engine/core/leave.ts'
import { BANK, NOBODY } from '@hausregeln/engine/core/limits.ts'
import { returnJailCard, setJailCard } from '@hausregeln/engine/kit/decks.ts'
import { interest, setOwner } from '@hausregeln/engine/kit/deeds.ts'
import { owe } from '@hausregeln/engine/kit/money.ts'
import { aliveCount } from '@hausregeln/engine/kit/seats.ts'
import { lapseBuildings } from '../../building/rules/raise.ts'
import { markFresh } from '../../mortgage/rules/fresh.ts'
import { ESTATE_FRAME } from './vocabulary.ts'

/** Words of the frame: the deeds still to be auctioned, a bit a deed. */
const LOW = OWN
const HIGH = OWN + 1

/** The heir gets deeds and jail cards; the bank auctions the deeds, bare and mortgage-free, and takes the cards back. */
export function estateToHeir(g: Game, seat: number, heir: number): void {
  for (let deck = 0; deck < g.book.board.decks; deck++) {
    if (g.s.jailCard[deck] !== seat) continue
    if (heir === BANK) returnJailCard(g, deck)
    else {
      setJailCard(g, deck, heir)
      g.emit?.('jailCardKept', 'bankruptToPlayer', heir, deck)
    }
  }
  if (heir === BANK) estateToBank(g, seat)
  else inherit(g, seat, heir)
}

/**
 * All deeds change hands with their buildings. The interest on all mortgaged ones is due at once; what cannot be paid
 * is a debt to the bank.
 */
export function inherit(g: Game, seat: number, heir: number): void {
  let due = 0
  for (let deed = 0; deed < g.book.board.deeds; deed++) {
    if (g.s.owner[deed] !== seat) continue
    setOwner(g, deed, heir)
    if (g.s.mortgaged[deed] === 0) continue
    due += interest(g, deed)
    markFresh(g, deed)
  }
  if (due > 0) owe(g, heir, BANK, due, 'transferInterest')
}

function estateToBank(g: Game, seat: number): void {
  let low = 0
  let high = 0
  for (let deed = 0; deed < g.book.board.deeds; deed++) {
    if (g.s.owner[deed] !== seat) continue
    lapseBuildings(g, deed)
    g.s.mortgage(deed, 0)
    setOwner(g, deed, NOBODY)
    if (deed < 32) low |= 1 << deed
    else high |= 1 << (deed - 32)
  }
  // With one player left the game is over, and nobody bids.
  if ((low | high) === 0 || aliveCount(g) === 1) return
  const frame = afterThis(g, ESTATE_FRAME, seat)
  g.s.frames[frame + LOW] = low
  g.s.frames[frame + HIGH] = high
}

/** Everything that the leaver owned is free again; buildings lapse, jail cards go back. */
export function estateIsFree(g: Game, seat: number): void {
  returnJailCards(g, seat)
  for (let deed = 0; deed < g.book.board.deeds; deed++) {
    if (g.s.owner[deed] !== seat) continue
    lapseBuildings(g, deed)
    g.s.mortgage(deed, 0)
    setOwner(g, deed, NOBODY)
  }
}

/** The jail cards that a seat holds go back under their decks. */
export function returnJailCards(g: Game, seat: number): void {
  for (let deck = 0; deck < g.book.board.decks; deck++) if (g.s.jailCard[deck] === seat) returnJailCard(g, deck)
}

function lowestBit(mask: number): number {
  return mask === 0 ? 32 : 31 - Math.clz32(mask & -mask)
}

export const estateFrame: FrameRule = {
  kind: 'estate',
  words: ['low', 'high'],
  name: 'estate',
  exclusive: true,
  run: auctionNext,
  leave: () => {},
}

/** The bank auctions the deeds of a bankrupt one by one. */
function auctionNext(g: Game, frame: number): void {
  const words = g.s.frames
  const deed = words[frame + LOW] !== 0 ? lowestBit(words[frame + LOW]) : 32 + lowestBit(words[frame + HIGH])
  if (deed >= 64) return popFrame(g)
  if (deed < 32) words[frame + LOW] &= ~(1 << deed)
  else words[frame + HIGH] &= ~(1 << (deed - 32))
  g.emit?.('estateAuctioned', 'estate', words[frame + SEAT], deed)
  g.book.policies.estateAuction(g, deed)
}
