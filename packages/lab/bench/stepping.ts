import { newGame, type Packed } from '@hausregeln/engine'
import { NumberedActions } from '../src/gym/actions.ts'
import { AGENT, Lane } from '../src/gym/lane.ts'
import { openGym, openGymProgram } from '../src/gym/serve.ts'
import { rulebookNamed, type Table } from '../src/table.ts'
import { median, timed } from './clock.ts'
import type { Effort } from './effort.ts'
import { SEATS } from './games.ts'

/** Games at a time, as Python plays them. */
const LANES = 256
const ROUNDS = 500
/** Steps between two looks at the clock, in each game. */
const STRETCH = 64

/** Something that goes on at random by a step in each of its games. */
type Stepper = () => void

/**
 * Random steps a second. `rules`: of one game, and only what the rules take for them: an action that is carried out, and
 * what is legal then. Otherwise of the environment with all that it tells, but without Python.
 */
export async function stepping(rulebook: string, rules: boolean, effort: Effort): Promise<number> {
  const table: Table = {
    rulebook,
    seats: new Array<string>(SEATS).fill(AGENT),
    options: {},
    seed: 1,
    maxRounds: ROUNDS,
    outside: [AGENT],
  }
  const step = rules ? byRules(table) : await byGym(table)
  const play = (seconds: number) => {
    let [steps, spent] = [0, 0]
    while (spent < seconds) {
      spent += timed(() => {
        for (let i = 0; i < STRETCH; i++) step()
      })
      steps += STRETCH * LANES
    }
    return steps / spent
  }
  play(effort.warmUp)
  return median(Array.from({ length: effort.repetitions }, () => play(effort.seconds)))
}

async function byGym(table: Table): Promise<Stepper> {
  const gym = openGym(await openGymProgram(), table, { games: LANES })
  const { mask } = gym.arrays
  const actions = gym.actions.list.length
  const chosen = new Int32Array(LANES)
  return () => {
    for (let lane = 0; lane < LANES; lane++) chosen[lane] = drawn(mask, lane * actions, actions)
    gym.step(chosen)
  }
}

function byRules(table: Table): Stepper {
  const { book } = rulebookNamed(table.rulebook)
  const actions = new NumberedActions(book, SEATS)
  const { length } = actions.list
  const marks = { mask: new Uint8Array(length), packed: new Int32Array(length) }
  const lane = new Lane(newGame(book, { seats: SEATS, seed: 0 }), table, { first: 0, stride: 1 })
  lane.restart(table.seed)
  return () => {
    for (let i = 0; i < LANES; i++) {
      actions.mark(lane.game.shown, lane.seat, lane.must, marks, 0)
      lane.act(marks.packed[drawn(marks.mask, 0, length)] as Packed)
    }
  }
}

let generator = 1

/** The number of one of the marked actions, each as likely as the others. */
function drawn(mask: Uint8Array, at: number, length: number): number {
  let count = 0
  for (let number = 0; number < length; number++) count += mask[at + number] as number
  generator = (Math.imul(generator, 1664525) + 1013904223) >>> 0
  let left = Math.floor((generator / 2 ** 32) * count)
  for (let number = 0; number < length; number++) if (mask[at + number] === 1 && left-- === 0) return number
  throw new Error('nothing is legal')
}
