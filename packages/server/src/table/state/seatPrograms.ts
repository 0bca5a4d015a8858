import { createHash } from 'node:crypto'
import { MOST_FAULTS } from '@hausregeln/bots/external/introduction.ts'
import { type ProgramFault, programId, type SeatProgram } from '@hausregeln/protocol'
import type { FactOf } from '../steps/step.ts'
import type { TableState } from './state.ts'

/** What a program has said to a question, or that the built-in bot decides in its place. */
export interface Said {
  /** Entries of the record when it was asked: the question. */
  readonly at: number
  /** As it has answered, null for nothing; absent: the built-in bot decides. */
  readonly action?: unknown
}

/** The program of a seat, which plays in the place of the bot there. */
export interface ProgramOfSeat {
  /** Of its token: nobody who reads a table's log can use it. */
  readonly digest: string
  readonly faults: number
  readonly out: ProgramFault | null
  readonly said: Said | null
}

/** What is kept of a token. */
export function digestOfToken(table: string, token: string): string {
  return createHash('sha256').update(`${table} program ${token}`).digest('hex')
}

/** What stands for a program among those who are there. */
export function idOfProgram({ digest }: ProgramOfSeat): string {
  return programId(createHash('sha256').update(digest).digest('hex'))
}

/** A program as everybody at the table sees it. */
export function programShown(program: ProgramOfSeat): SeatProgram {
  const { faults, out } = program
  return { id: idOfProgram(program), faults, ...(out !== null && { out }) }
}

/** The seat of the program with this id; null: its token is no longer valid. */
export function seatOfProgram({ programs }: TableState, id: string): number | null {
  const found = Object.entries(programs).find(([, program]) => idOfProgram(program) === id)
  return found === undefined ? null : Number(found[0])
}

type ProgramFact = FactOf<'programSat' | 'programLeft' | 'programSaid' | 'programFailed'>

/** Takes a fact about a program into the state. What was there before may be kept elsewhere: it stays as it is. */
export function evolveProgram(state: TableState, fact: ProgramFact): void {
  const { seat } = fact
  const before = state.programs[seat]
  if (fact.fact === 'programSaid' && !state.voiced.includes(seat)) state.voiced = [...state.voiced, seat]
  if (fact.fact === 'programLeft') return clearProgram(state, seat)
  const program = fact.fact === 'programSat' ? newProgram(fact.digest) : before && after(before, fact)
  if (program !== undefined) state.programs = { ...state.programs, [seat]: program }
}

/** No program plays this seat any more. */
export function clearProgram(state: TableState, seat: number): void {
  const { [seat]: _, ...others } = state.programs
  state.programs = others
}

function newProgram(digest: string): ProgramOfSeat {
  return { digest, faults: 0, out: null, said: null }
}

function after(before: ProgramOfSeat, fact: FactOf<'programSaid' | 'programFailed'>): ProgramOfSeat {
  if (fact.fact === 'programSaid') return { ...before, said: { at: fact.at, action: fact.action } }
  const faults = before.faults + 1
  const out = fact.why === 'flood' || faults >= MOST_FAULTS ? fact.why : null
  return { ...before, faults, out, said: { at: fact.at } }
}
