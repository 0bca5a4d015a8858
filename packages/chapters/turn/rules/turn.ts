import { pushFrame, STAGE, TURN_FRAME, topFrame, topKind, topStage } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule, FrameRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { rollDice } from '@hausregeln/engine/kit/dice.ts'
import { firstFrom, nextAlive, passesRound } from '@hausregeln/engine/kit/seats.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { advance, sendToJail } from './moving.ts'
import { Again, CARD_RENT, OWN_LANDING, RELEASED, SECOND_MOVE, Turn } from './stages.ts'
import { BEFORE_THROW, inOwnTurn } from './when.ts'

// Constants of this module for the hot path, see core/agenda.ts.
const { ready, thrown, released, move, land, rentThrow, card, resolved, done, ended, fallen } = Turn
const STAGE_WORD = STAGE
const CARD_RENT_WORD = CARD_RENT
const SECOND_MOVE_WORD = SECOND_MOVE
const OWN_LANDING_WORD = OWN_LANDING
const RELEASED_WORD = RELEASED
const TURN = TURN_FRAME

/** The bottom of the agenda: whose turn it is, and how far it has come. */
export const turnFrame: FrameRule = {
  kind: 'turn',
  words: ['cardRent', 'secondMove', 'ownLanding', 'released'],
  stages: Turn,
  name: 'turn',
  exclusive: false,
  run: runTurn,
  leave(g, frame, seat) {
    const { frames, turnSeat } = g.s
    if (turnSeat === seat) frames[frame + STAGE] = Turn.ended
    else if (frames[frame + STAGE] === Turn.rentThrow && ownerHere(g) === seat) frames[frame + STAGE] = Turn.resolved
  },
}

/** Owner of the deed on which the seat on turn stands. */
function ownerHere(l: GameView): number {
  return l.s.owner[l.book.board.deedAt[l.s.place[l.s.turnSeat]]]
}

/** Goes from stage to stage as long as the turn stays on top: a way back through the agenda costs more than a stage. */
function runTurn(g: Game, frame: number): void {
  const s = g.s
  const words = s.frames
  const at = frame + STAGE_WORD
  const depth = s.depth
  do {
    const seat = s.turnSeat
    if (s.doomed !== 0 && (s.open & g.book.holding) === 0) eliminateNext(g)
    // Tried in this order: first what every turn comes to.
    else
      switch (words[at]) {
        case thrown:
          carryOutThrow(g, frame, seat)
          break
        case resolved:
          if (words[frame + SECOND_MOVE_WORD] !== 0 && g.book.policies.thirdDie?.resolved(g, frame, seat)) break
          words[at] = s.again !== 0 ? ready : done
          s.must = 1 << seat
          return
        case ended:
          g.book.policies.turnEnded(g)
          if (s.over === 0 && s.depth === depth) beginTurn(g, frame, nextAlive(g, seat))
          break
        case released:
          s.jail[seat] = 0
          g.emit?.('freed', 'jailThird', seat)
          words[at] = move
          break
        case move:
          moveByDice(g, frame, seat)
          break
        case land:
          carryOutSpace(g, frame, seat)
          break
        case rentThrow:
          g.book.policies.rentThrow(g, frame, seat)
          break
        case card:
          g.book.policies.drawCard(g, frame, seat)
          break
        case fallen:
          // Others' demands lapse with the first throw of a turn: it repeats no doubles.
          carryOutDice(g, frame, seat, false)
          break
        default:
          s.must = 1 << seat
          return
      }
  } while ((s.must | s.over | s.awaiting) === 0 && s.depth === depth)
}

function moveByDice(g: Game, frame: number, seat: number): void {
  const s = g.s
  const { depth } = s
  s.frames[frame + STAGE_WORD] = land
  advance(g, seat, s.dieA + s.dieB)
  // What the start has laid on the agenda comes first.
  if (s.depth === depth) carryOutSpace(g, frame, seat)
}

function carryOutSpace(g: Game, frame: number, seat: number): void {
  const { landings, board } = g.book
  const space = g.s.place[seat]
  const kind = board.kind[space]
  // The same call for properties, for cards, and for the rest: V8 inlines where it sees one target only.
  if (board.deedAt[space] >= 0) landings[kind](g, frame, seat)
  else if (board.deckAt[space] >= 0) landings[kind](g, frame, seat)
  else landings[kind](g, frame, seat)
}

/** Eliminations take effect here, where nothing else runs and no rent is open: in turn order from the seat on turn. */
function eliminateNext(g: Game): void {
  const seat = firstFrom(g, g.s.doomed, g.s.turnSeat)
  g.s.doomed &= ~(1 << seat)
  g.book.policies.eliminate(g, seat)
}

/** The dice are thrown. If demands lapse with them that have kept somebody who is to leave, that comes first. */
function carryOutThrow(g: Game, frame: number, seat: number): void {
  const s = g.s
  const withSpeedDie = g.book.policies.thirdDie?.inUse(g, seat) ?? false
  if (!rollDice(g, withSpeedDie)) return
  const repeats = g.book.policies.sameDoublesTwice && repeatsDoubles(g)
  s.dieA = s.outcome[0]
  s.dieB = s.outcome[1]
  s.dieC = s.outcome[2]
  s.throwsMade++
  s.arrived[seat] = s.throwsMade
  s.throwsOfTurn++
  g.emit?.('threw', 'throw', seat, s.dieA, s.dieB, s.dieC)
  if (s.open !== 0) for (const matter of g.book.matters) matter.onThrow?.(g, seat)
  if (s.doomed !== 0 && (s.open & g.book.holding) === 0) {
    s.frames[frame + STAGE_WORD] = fallen
    return
  }
  carryOutDice(g, frame, seat, repeats)
}

/** The dice lie: doubles, jail, move. `repeats`: they are the doubles of the throw before. */
function carryOutDice(g: Game, frame: number, seat: number, repeats: boolean): void {
  const s = g.s
  s.frames[frame + CARD_RENT_WORD] = 0
  s.frames[frame + OWN_LANDING_WORD] = 0
  if (s.jail[seat] > 0) return g.book.policies.jail.threw(g, frame, seat)
  const isDoubles = s.dieA === s.dieB
  const ones = isDoubles && s.dieA === 1 ? g.book.policies.doubleOne : null
  // Two ones count as they lie, wherever these doubles lead.
  if (ones !== null && !g.book.policies.onesOnlyMoved) ones(g, seat)
  if (isDoubles && g.book.policies.doublesAgain) {
    s.doubles++
    if (repeats) return sendToJail(g, frame, seat, 'sameDoubles')
    if (s.doubles === g.book.numbers.doublesToJail && g.book.policies.thirdDoubles)
      return sendToJail(g, frame, seat, 'thirdDoubles')
    s.again = 1
    if (ones !== null && g.book.policies.onesOnlyMoved) ones(g, seat)
  } else {
    s.doubles = 0
    s.again = 0
  }
  if (s.dieC !== 0 && g.book.policies.thirdDie?.move(g, frame, seat)) return
  moveByDice(g, frame, seat)
}

/** Whether the dice that have just fallen show the doubles of the throw before, in the same turn. */
function repeatsDoubles({ s }: Game): boolean {
  return s.doubles > 0 && s.outcome[0] === s.dieA && s.outcome[1] === s.dieB
}

/** The turn passes to `seat`. */
export function beginTurn(g: Game, frame: number, seat: number): void {
  const s = g.s
  if (passesRound(g, seat)) s.round++
  s.turnSeat = seat
  openTurn(g, frame)
}

/** A turn of the seat on turn begins. */
function openTurn(g: Game, frame: number): void {
  const s = g.s
  s.turns++
  s.throwsOfTurn = 0
  s.doubles = 0
  s.again = 0
  const words = s.frames
  words[frame + STAGE_WORD] = ready
  words[frame + CARD_RENT_WORD] = 0
  words[frame + SECOND_MOVE_WORD] = 0
  words[frame + OWN_LANDING_WORD] = 0
  words[frame + RELEASED_WORD] = 0
  s.forgetTurn()
  const seat = s.turnSeat
  g.emit?.('turnBegan', 'turnOrder', seat, s.round)
  if (s.parts.turn.skips[seat] > 0) return sitOut(g, frame, seat)
  if (s.jail[seat] > 0) return g.book.policies.jail.turnBegan(g, frame, seat)
  // The next stage waits for this seat; to say so here spares a way around the loop in every turn.
  if (s.doomed === 0) s.must = 1 << seat
}

/** A turn that a card has taken away. */
function sitOut(g: Game, frame: number, seat: number): void {
  g.s.parts.turn.skips[seat]--
  g.s.frames[frame + STAGE] = Turn.ended
  g.emit?.('satOut', 'cards', seat, 1)
}

/** Lays the turn of the starting seat, which is already on turn, on an empty agenda. */
export function firstTurn(g: Game): void {
  g.book.policies.roundsEnd(g)
  openTurn(g, pushFrame(g, TURN_FRAME, g.s.turnSeat))
}

/** Common to all that only the seat on turn may do, when nothing else runs. */
export function checkOnTurn(l: GameView, seat: number): Refusal | null {
  if (topKind(l) !== TURN) return whatRuns(l, seat)
  if (seat !== l.s.turnSeat) return 'notYourTurn'
  return null
}

/** Names what runs above the turn. */
function whatRuns(l: GameView, seat: number): Refusal {
  if (topKind(l) === DEBT_FRAME) return 'debtFirst'
  return ((l.s.must >>> seat) & 1) === 1 ? 'mustDecideFirst' : 'auctionRuns'
}

/** Stage of the turn, when the turn is on top. */
export function turnStage(l: GameView): number {
  return topStage(l)
}

export const throwDice: ActionRule = {
  name: 'throw',
  listed: BEFORE_THROW,
  check(l, seat) {
    const refusal = checkOnTurn(l, seat)
    if (refusal !== null) return refusal
    const stage = turnStage(l)
    if (stage === done) return 'turnIsDone'
    if (stage !== ready) return 'mustDecideFirst'
    return l.s.jail[seat] > 0 ? l.book.policies.jail.checkThrow(l, seat) : null
  },
  apply(g) {
    g.s.frames[topFrame(g) + STAGE_WORD] = thrown
  },
}

export const endTurn: ActionRule = {
  name: 'endTurn',
  listed: inOwnTurn(ready, done),
  check(l, seat) {
    const refusal = checkOnTurn(l, seat)
    if (refusal !== null) return refusal
    const stage = turnStage(l)
    if (stage === ready) return whyThrow(l)
    return stage === done ? null : 'mustDecideFirst'
  },
  apply(g) {
    g.s.frames[topFrame(g) + STAGE_WORD] = ended
  },
}

/** Before a throw: why the turn cannot end without it, or null. */
function whyThrow(l: GameView): Refusal | null {
  if (l.s.throwsOfTurn === 0) return 'mustThrow'
  if (l.s.again === Again.ordered) return 'cardThrowsAgain'
  if (l.s.again === Again.bound) return 'mustThrowAfterBusiness'
  return l.book.policies.doublesOptional ? null : 'mustThrowAgain'
}
