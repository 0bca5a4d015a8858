import { SPACES, withoutLooseJoiners } from './joiners.ts'
import { CLAIM_LENGTH, CODE_ALPHABET, CODE_LENGTH, LIMITS } from './limits.ts'
import { z } from './zod.ts'

/** One line of text without control characters, with no space at its ends. */
function line(most: number) {
  return z
    .string()
    .max(most * 2)
    .transform((text) => withoutLooseJoiners(text).replaceAll(SPACES, ' ').trim())
    .refine((text) => text.length > 0 && text.length <= most, `A text of 1 to ${most} characters is needed.`)
}

export const nameSchema = line(LIMITS.name)
export const titleSchema = line(LIMITS.title)
export const chatTextSchema = line(LIMITS.chat)
export const reasonSchema = line(LIMITS.reason)

/** A table's code, as it stands in links. */
export const codeSchema = z.string().regex(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`))

/** By which a seat is taken on another device, once. */
export const claimSchema = z.string().regex(new RegExp(`^[${CODE_ALPHABET}]{${CLAIM_LENGTH}}$`))

/** A person at this server, known by the token that is theirs alone. The id is public. */
export const guestSchema = z.object({ id: z.string().regex(/^[\w-]{16}$/), name: nameSchema })
export type Guest = z.infer<typeof guestSchema>

/**
 * `POST /api/guest`: a name; with the previous token in `Authorization`, the same person renamed. `renew`: all earlier
 * tokens of that person are no longer valid.
 */
export const guestRequestSchema = z.object({ name: nameSchema, renew: z.boolean().optional() })
export const guestAnswerSchema = z.object({ token: z.string(), guest: guestSchema })
export type GuestAnswer = z.infer<typeof guestAnswerSchema>

/** What a person's page adds to the dice: 16 bytes in hexadecimal digits. */
export const nonceSchema = z.string().regex(/^[0-9a-f]{32}$/)

/** Names the page of a person, so that a request that is sent again is carried out once. */
export const clientIdSchema = z.string().regex(/^[\w-]{16,32}$/)
