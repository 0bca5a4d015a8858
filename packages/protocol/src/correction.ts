import { type Correction, type Entry, isPlain, type PlainEntry, type Refusal, readEntry } from '@hausregeln/engine'
import { z } from './zod.ts'

/** An entry as records have it; its sentence is kept when it is none. */
export const entrySchema = z.record(z.string(), z.unknown()).transform((data, context): Entry => {
  try {
    return readEntry(data)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'This is no entry.' })
    return z.NEVER
  }
})

const plainSchema = entrySchema.transform((entry, context): PlainEntry => {
  if (isPlain(entry)) return entry
  context.addIssue({ code: 'custom', message: 'A withdrawal or a correction stands in the place of nothing.' })
  return z.NEVER
})

/** What the keeper of a game on a real board may try out, and then `keep`. */
export const correctionSchema = entrySchema.transform((entry, context): Correction => {
  if ('host' in entry && entry.host === 'correct') return entry
  context.addIssue({ code: 'custom', message: 'This is no correction.' })
  return z.NEVER
})

const number = z.int().min(0)
/** A state as everybody may see it (`State.bytes`), base64. */
const view = z.base64()

/** An entry that the keeper looks at again: as it was made, what counts in its place now, and the state before it. */
export const lookedUpSchema = z.object({ number, before: view, made: entrySchema, entries: z.array(plainSchema) })
export type WireLookedUp = z.infer<typeof lookedUpSchema>

/** How a correction would go: completed, with the first entry that it makes impossible, and the state that it leads to. */
export const attemptSchema = z.object({
  correction: correctionSchema,
  fault: z
    .object({
      number,
      index: number,
      entry: plainSchema,
      refusal: z.custom<Refusal>((data) => typeof data === 'string'),
      entries: z.array(plainSchema),
      before: view,
    })
    .nullable(),
  view,
})
export type WireAttempt = z.infer<typeof attemptSchema>
