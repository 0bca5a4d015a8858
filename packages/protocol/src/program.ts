import { z } from './zod.ts'

/** Why a program at a table was not heard: too slow, no answer, nothing legal, or too loud. */
export const PROGRAM_FAULTS = ['slow', 'nonsense', 'illegal', 'flood'] as const
export type ProgramFault = (typeof PROGRAM_FAULTS)[number]

/** By which a program takes a seat, as often as it likes: who draws it shows it to the program alone. */
export const programTokenSchema = z.string().regex(/^[\w-]{32,64}$/)

const PROGRAM = 'program-'

/** What stands for a program where people are named by their ids; `mark`: eight letters or digits. */
export function programId(mark: string): string {
  return `${PROGRAM}${mark.slice(0, 8)}`
}

/** Whether this is no person's id. */
export function isProgramId(id: string): boolean {
  return id.startsWith(PROGRAM)
}

/** A program that plays a seat: who it is among those who are there, and what has become of it. */
export const seatProgramSchema = z.object({
  id: z.string(),
  /** Decisions that the built-in bot made in its place, because of a fault of its own. */
  faults: z.int(),
  /** It is not asked any more: what its last fault was. */
  out: z.enum(PROGRAM_FAULTS).optional(),
})
export type SeatProgram = z.infer<typeof seatProgramSchema>

/** The first line of a program at a table, by `/api/tables/:code/bot`. */
export const programHelloSchema = z.object({
  type: z.literal('hello'),
  door: z.int(),
  token: programTokenSchema,
})
