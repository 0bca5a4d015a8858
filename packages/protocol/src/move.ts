import { type Move, readMove } from '@hausregeln/engine'
import { z } from './zod.ts'

/** A move as the engine reads it; its sentence is kept when it is none. */
export const moveSchema = z.unknown().transform((data, context): Move => {
  try {
    return readMove(data)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'This is no move.' })
    return z.NEVER
  }
})
