import { type Bot, NOTHING } from '@hausregeln/bots'
import { type Game, may, readAction, type Shown, type Terms } from '@hausregeln/engine'
import { idOfProgram, type Said } from './seatPrograms.ts'
import type { TableState } from './state.ts'

/** A question to a program: its seat, the number of it, and whether the seat must decide. */
export interface Question {
  readonly seat: number
  readonly at: number
  readonly must: boolean
}

/**
 * Which programs are asked now, and until when they are waited for. Bots wait until all have answered: each decides on
 * what is there, as in the laboratory.
 */
export class ProgramTurns {
  /** Questions that have not been answered. */
  open: readonly Question[] = []
  #key = ''
  #since = 0

  /** `has`: who is there; `at`: entries of the record; `now`: in lived milliseconds. */
  changed(state: TableState, game: Game, at: number, has: (id: string) => boolean, now: number): void {
    this.open = game.s.over === 0 && game.s.awaiting === 0 ? questions(state, game, at, has) : []
    const key = this.open.map(({ seat }) => `${at} ${seat}`).join()
    if (key !== this.#key) this.#since = now
    this.#key = key
  }

  rest(): void {
    this.open = []
    this.#key = ''
  }

  /** When the time of those that are asked is up; null: nobody is asked. */
  until(milliseconds: number): number | null {
    return this.open.length === 0 ? null : this.#since + milliseconds
  }
}

function questions({ programs }: TableState, game: Game, at: number, has: (id: string) => boolean): Question[] {
  const asked = game.s.must | may(game)
  return Object.entries(programs).flatMap(([name, program]) => {
    const seat = Number(name)
    const isAsked = ((asked >>> seat) & 1) === 1 && program.out === null && program.said?.at !== at
    return isAsked && has(idOfProgram(program)) ? [{ seat, at, must: ((game.s.must >>> seat) & 1) === 1 }] : []
  })
}

/**
 * A bot that decides what the program on its seat has said to the question on which the game stands, if it has said
 * any.
 */
export function voiced(house: Bot, said: Said | null, at: number): Bot {
  if (said === null || said.at !== at || !('action' in said)) return house
  const read = (l: Shown, seat: number, terms: Terms) => {
    if (said.action === null) return null
    const action = readAction(l, seat, said.action, terms)
    return typeof action === 'number' ? action : null
  }
  return {
    name: house.name,
    begin: () => undefined,
    decide: (l, seat, terms) => read(l, seat, terms) ?? house.decide(l, seat, terms),
    // A seat that must decide has chosen among all that is legal.
    consider: (l, seat, terms) => ((l.s.must >>> seat) & 1 ? NOTHING : (read(l, seat, terms) ?? NOTHING)),
  }
}
