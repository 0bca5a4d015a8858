import { optionAt } from '@hausregeln/engine/core/action/by-name.ts'
import { STAGE, topFrame } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { LAST_NUMBER, pips, type ThirdDieRule } from '@hausregeln/engine/kit/dice.ts'
import { bankPays } from '@hausregeln/engine/kit/money.ts'
import { advance, advanceTo, lap, reachStart } from '../../turn/rules/moving.ts'
import { CARD_RENT, SECOND_MOVE, Turn } from '../../turn/rules/stages.ts'
import { checkOnTurn, turnStage } from '../../turn/rules/turn.ts'
import { inOwnTurn } from '../../turn/rules/when.ts'
import { stages } from './stages.ts'

/** The face after the numbers; both faces above it are Mr. M. */
const BUS = LAST_NUMBER + 1

/** Choices of the bus: one white die, the other, or both. */
const BY_FIRST = 0
const BY_SECOND = 1
const BY_BOTH = 2

/** The speed die, where the table plays with it: from the throw after a player has first passed the start. */
export const speedDieByOption: ThirdDieRule = {
  inUse(l, seat) {
    return optionAt(l, l.book.places.speedDie) !== 0 && l.s.laps[seat] > 0 && l.s.jail[seat] === 0
  },
  move(g, frame, seat) {
    const { dieA, dieB, dieC, frames } = g.s
    if (dieC > BUS) {
      frames[frame + SECOND_MOVE] = 1
      return false
    }
    if (dieC === BUS) frames[frame + STAGE] = stages.bus
    else if (dieA === dieB && dieB === dieC) frames[frame + STAGE] = stages.triple
    else {
      advance(g, seat, pips(dieA, dieB, dieC), 'speedDie')
      frames[frame + STAGE] = Turn.land
    }
    return true
  },
  resolved(g, frame, seat) {
    g.s.frames[frame + SECOND_MOVE] = 0
    const space = nextForMrM(g, seat)
    if (space < 0) return false
    g.s.frames[frame + CARD_RENT] = 0
    advanceTo(g, seat, space, 'speedMrM')
    g.s.frames[frame + STAGE] = Turn.land
    return true
  },
}

/** The same at every table. */
export const speedDieAlways: ThirdDieRule = {
  ...speedDieByOption,
  inUse: (l, seat) => l.s.laps[seat] > 0 && l.s.jail[seat] === 0,
}

/** What everybody gets at the start more than without the speed die. */
export function grantStartBonus(g: Game): void {
  if (g.book.chosen.thirdDie !== 'always' && optionAt(g, g.book.places.speedDie) === 0) return
  for (let seat = 0; seat < g.s.seats; seat++) bankPays(g, seat, g.book.numbers.startBonus as number, 'speedBonus')
}

/**
 * Mr. M goes on to the next unowned property, or, if there is none, to the next one of another player; -1 without
 * either. The space where the piece stands is not ahead of it, so a property just left unsold is not the next.
 */
function nextForMrM(l: GameView, seat: number): number {
  const { spaces, deedAt } = l.book.board
  let others = -1
  for (let ahead = 1; ahead < spaces; ahead++) {
    const space = (l.s.place[seat] + ahead) % spaces
    const deed = deedAt[space]
    if (deed < 0) continue
    if (l.s.owner[deed] === NOBODY) return space
    if (others < 0 && l.s.owner[deed] !== seat) others = space
  }
  return others
}

function checkStage(l: GameView, seat: number, stage: number): Refusal | null {
  const refusal = checkOnTurn(l, seat)
  if (refusal !== null) return refusal
  return turnStage(l) === stage ? null : 'notNow'
}

export const chooseMove: ActionRule = {
  name: 'chooseMove',
  listed: inOwnTurn(stages.bus),
  most: () => BY_BOTH + 1,
  check(l, seat, choice) {
    const refusal = checkStage(l, seat, stages.bus)
    if (refusal !== null) return refusal
    return choice <= BY_BOTH ? null : 'noSuchMove'
  },
  apply(g, seat, choice) {
    const { dieA, dieB } = g.s
    const steps = choice === BY_FIRST ? dieA : choice === BY_SECOND ? dieB : dieA + dieB
    // Before the move: the start may lay something on the agenda.
    g.s.frames[topFrame(g) + STAGE] = Turn.land
    advance(g, seat, steps, 'speedBus')
  },
}

/** Three equal numbers: any space. The jump passes nothing; the start pays if it is chosen. */
export const jumpTo: ActionRule = {
  name: 'jumpTo',
  listed: inOwnTurn(stages.triple),
  check(l, seat, space) {
    const refusal = checkStage(l, seat, stages.triple)
    if (refusal !== null) return refusal
    return space < l.book.board.spaces ? null : 'noSuchMove'
  },
  apply(g, seat, space) {
    const from = g.s.place[seat]
    g.s.frames[topFrame(g) + STAGE] = Turn.land
    g.s.place[seat] = space
    g.emit?.('moved', 'speedTriple', seat, from, space)
    if (space === 0) {
      lap(g, seat)
      reachStart(g, seat, true)
    }
  },
}
