import type { State } from '@hausregeln/engine/core/state/state.ts'
import type { Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { THROW_TIME } from '@hausregeln/engine/kit/scene/dice.ts'
import { pays } from '@hausregeln/engine/kit/scene/kit.ts'
import { type Beat, oneBeat, type Scenes } from '@hausregeln/engine/kit/scene/scene.ts'
import { SETTLE_TIME, walkTime, wayKind, wayPath } from '@hausregeln/engine/kit/scene/way.ts'

/** Milliseconds for which it is seen whose turn begins. */
const TURN_TIME = 400
const START = 0

/** What the start pays belongs to the moment in which the piece passes it. */
const ON_THE_WAY: readonly Slot[] = ['salary']

export const scenes: Scenes = {
  turnBegan: ({ seat, round }) =>
    oneBeat(
      TURN_TIME,
      (s) => {
        s.turnSeat = seat
        s.round = round
      },
      { own: { seat, sound: 'yourTurn' } },
    ),
  threw: ({ dieA, dieB, dieC }) => ({
    beats: [
      {
        length: THROW_TIME,
        heard: { sound: 'throw' },
        show: (s) => {
          s.dieA = dieA
          s.dieB = dieB
          s.dieC = dieC
          s.throwsMade++
        },
      },
      { length: SETTLE_TIME, tells: true },
    ],
  }),
  moved: ({ seat, from, to }, [next], board) => {
    const walk = (a: number, b: number, more?: (s: State) => void): Beat => {
      const { length: steps } = wayPath(a, b, board.spaces, wayKind(a, b, board.spaces, false))
      return {
        length: walkTime(steps),
        heard: { sound: 'step', times: steps },
        show: (s) => {
          more?.(s)
          s.place[seat] = b
        },
      }
    }
    const settled: Beat = { length: SETTLE_TIME, tells: true }
    if (next?.type !== 'moneyMoved' || !ON_THE_WAY.includes(next.slot)) return { beats: [walk(from, to), settled] }
    return { beats: [walk(from, START), walk(START, to, (s) => pays(s, next)), settled], takes: 1 }
  },
}
