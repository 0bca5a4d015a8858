import { OWN, popFrame, pushFrame, SEAT, STAGE, topFrame, topKind } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule, FrameRule } from '@hausregeln/engine/core/book.ts'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { aliveCount, firstFrom } from '@hausregeln/engine/kit/seats.ts'
import { mostPayable } from '@hausregeln/engine/kit/surcharge.ts'
import { openAuction, PIECE } from '../../auction-open/rules/auction-open.ts'
import { contenders, HOTEL, PRICE, WINNER } from '../../auction-open/rules/pieces.ts'
import { checkGround, nextIsHotel, onGround, stock } from '../../building/rules/levels.ts'
import { raise } from '../../building/rules/raise.ts'
import { SHORTAGE_FRAME } from './vocabulary.ts'

/**
 * Words of the frame beside those of an auction: the street ordered for, the seats still to be asked, those that want a
 * piece.
 */
const ORDERED = OWN
const ASKED = OWN + 2
const WANTED = OWN + 3

/** Stages: the others are asked; the pieces are shared out one by one; a winner places; a piece was auctioned. */
const ASKING = 0
const SHARING = 1
const PLACING = 2
const AUCTIONED = 3

/** The seats of a mask that could order a piece at this moment, as for time: a bit a seat. */
function inTime(l: GameView, mask: number): number {
  const { turnSeat, throwsOfTurn } = l.s
  const { lapsedOrders } = l.s.parts.shortage
  const tooLate = l.book.policies.buildsAnyTime || throwsOfTurn === 0 ? 0 : ~(1 << turnSeat)
  return mask & ~tooLate & ~lapsedOrders
}

/**
 * `seat` orders a piece for `deed`: true if the stock does not serve it together with all others that could order one.
 */
export function fallsShort(g: Game, seat: number, deed: number, hotel: boolean): boolean {
  const left = stock(g, hotel)
  if (left >= aliveCount(g)) return false
  const others = contenders(g, inTime(g, g.s.alive & ~(1 << seat)), hotel)
  if (others === 0 || left >= 1 + popCount(others)) return false
  openShortage(g, seat, deed, hotel, others)
  return true
}

/** `seat` has ordered a piece for `deed`, and the stock does not serve it and `others`. */
function openShortage(g: Game, seat: number, deed: number, hotel: boolean, others: number): void {
  const frame = pushFrame(g, SHORTAGE_FRAME, seat)
  g.s.frames[frame + ORDERED] = deed
  g.s.frames[frame + HOTEL] = hotel ? 1 : 0
  g.s.frames[frame + ASKED] = others
  g.s.frames[frame + WINNER] = NOBODY
  g.emit?.('shortage', 'shortage', seat, deed, stock(g, hotel))
}

export const shortageFrame: FrameRule = {
  kind: 'shortage',
  words: ['ordered', 'hotel', 'asked', 'wanted', 'winner', 'price'],
  name: 'building shortage',
  exclusive: true,
  run(g, frame) {
    switch (g.s.frames[frame + STAGE]) {
      case ASKING:
        g.s.must = g.s.frames[frame + ASKED]
        if (g.s.must === 0) closeAsking(g, frame)
        return
      case SHARING:
        return share(g, frame)
      case AUCTIONED:
        return takeAuctioned(g, frame)
      default:
        g.s.must = 1 << g.s.frames[frame + WINNER]
    }
  },
  leave(g, frame, seat) {
    const words = g.s.frames
    words[frame + ASKED] &= ~(1 << seat)
    words[frame + WANTED] &= ~(1 << seat)
    if (words[frame + SEAT] === seat) words[frame + SEAT] = NOBODY
    if (words[frame + WINNER] !== seat) return
    words[frame + WINNER] = NOBODY
    words[frame + STAGE] = SHARING
  },
}

/** All are asked. If nobody else wants a piece, the order is carried out as any other. */
function closeAsking(g: Game, frame: number): void {
  const words = g.s.frames
  const orderer = words[frame + SEAT]
  const deed = words[frame + ORDERED]
  if (words[frame + WANTED] === 0) {
    popFrame(g)
    if (orderer !== NOBODY) raise(g, orderer, deed, g.book.board.housePrice[deed])
    return
  }
  if (orderer !== NOBODY) words[frame + WANTED] |= 1 << orderer
  words[frame + STAGE] = SHARING
}

/** While the stock does not serve all who want a piece, the next one is auctioned; else each may place one. */
function share(g: Game, frame: number): void {
  const words = g.s.frames
  const hotel = words[frame + HOTEL] === 1
  const left = stock(g, hotel)
  const wanting = contenders(g, words[frame + WANTED], hotel)
  words[frame + WANTED] = wanting
  if (wanting === 0 || left === 0) return popFrame(g)
  if (popCount(wanting) <= left) return serve(g, frame, firstFrom(g, wanting, g.s.turnSeat))
  words[frame + STAGE] = AUCTIONED
  g.emit?.('pieceAuctioned', 'shortage', words[frame + SEAT], left)
  openAuction(g, PIECE, wanting)
}

function takeAuctioned(g: Game, frame: number): void {
  const words = g.s.frames
  const winner = words[frame + WINNER]
  if (winner === NOBODY) return lapse(g, frame)
  g.emit?.('pieceWon', 'shortage', winner, words[frame + PRICE])
  words[frame + WANTED] &= ~(1 << winner)
  words[frame + STAGE] = PLACING
}

/** Nobody has bid: the order lapses, and the player who made it orders nothing more in this turn. */
function lapse(g: Game, frame: number): void {
  const orderer = g.s.frames[frame + SEAT]
  popFrame(g)
  if (orderer !== NOBODY) g.s.parts.shortage.lapsedOrders |= 1 << orderer
}

/** The stock serves all that are left: this seat places a piece at its printed price. */
function serve(g: Game, frame: number, seat: number): void {
  const words = g.s.frames
  words[frame + WANTED] &= ~(1 << seat)
  words[frame + WINNER] = seat
  words[frame + PRICE] = 0
  words[frame + STAGE] = PLACING
}

function isAsked(l: GameView, seat: number): Refusal | null {
  if (topKind(l) !== SHORTAGE_FRAME) return 'notAskedForPieces'
  const frame = topFrame(l)
  const asked = l.s.frames[frame + STAGE] === ASKING ? l.s.frames[frame + ASKED] : 0
  return ((asked >>> seat) & 1) === 1 ? null : 'notAskedForPieces'
}

/** The price that the winner pays: the bid, or the printed price where the stock serves all. */
function priceFor(l: GameView, frame: number, deed: number): number {
  return l.s.frames[frame + PRICE] || l.book.board.housePrice[deed]
}

export const want: ActionRule = {
  name: 'want',
  listed: { during: ['shortage'] },
  check: isAsked,
  apply(g, seat) {
    const frame = topFrame(g)
    g.s.frames[frame + ASKED] &= ~(1 << seat)
    g.s.frames[frame + WANTED] |= 1 << seat
    g.emit?.('wanted', 'shortage', seat, g.s.frames[frame + ORDERED])
  },
}

export const leaveIt: ActionRule = {
  name: 'leaveIt',
  listed: { during: ['shortage'] },
  check: isAsked,
  apply(g, seat) {
    const frame = topFrame(g)
    g.s.frames[frame + ASKED] &= ~(1 << seat)
    g.emit?.('notWanted', 'shortage', seat, g.s.frames[frame + ORDERED])
  },
}

export const place: ActionRule = {
  name: 'place',
  listed: (book) => ({ during: ['shortage'], ...onGround(book) }),
  check(l, seat, deed) {
    if (topKind(l) !== SHORTAGE_FRAME) return 'notAskedForPieces'
    const frame = topFrame(l)
    if (l.s.frames[frame + STAGE] !== PLACING || l.s.frames[frame + WINNER] !== seat) return 'notAskedForPieces'
    const refusal = checkGround(l, seat, deed)
    if (refusal !== null) return refusal
    if (nextIsHotel(l, deed) !== (l.s.frames[frame + HOTEL] === 1)) return 'noPieceLeft'
    return l.book.board.housePrice[deed] <= (l.s.frames[frame + PRICE] || mostPayable(l, seat)) ? null : 'bidBelowPiece'
  },
  apply(g, seat, deed) {
    const frame = topFrame(g)
    const price = priceFor(g, frame, deed)
    g.s.frames[frame + WINNER] = NOBODY
    g.s.frames[frame + STAGE] = SHARING
    raise(g, seat, deed, price)
  },
}
