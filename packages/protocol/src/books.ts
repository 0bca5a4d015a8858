import { codeSchema } from './identity.ts'
import { z } from './zod.ts'

/** Names a rulebook that the server keeps: SHA-256 of its file, in hexadecimal digits. */
export const markSchema = z.string().regex(/^[0-9a-f]{64}$/)

/** What a rulebook is called, by language: in German and English at least. */
const bookTitleSchema = z.object({ de: z.string(), en: z.string() }).catchall(z.string())

/** What is told of a rulebook that somebody has brought. */
export const ownRulesSchema = z.object({
  mark: markSchema,
  title: bookTitleSchema,
  /** The built-in rulebook that it is compared with, and in how many things it differs. */
  base: z.string(),
  differences: z.int().min(0),
})
export type OwnRules = z.infer<typeof ownRulesSchema>

/** `POST /api/books`: the book is kept. `rulebook`: its own id; `identity`: the hash of its rules. */
export const bookMadeSchema = z.object({ book: markSchema, rulebook: z.string(), identity: z.string() })
export type BookMade = z.infer<typeof bookMadeSchema>

/** What is wrong with a rulebook's file: where, and a sentence in both languages. */
export const faultSchema = z.object({ at: z.array(z.union([z.string(), z.int()])), de: z.string(), en: z.string() })
export const badBookSchema = z.object({ reason: z.string(), sentence: z.string(), faults: z.array(faultSchema) })

/**
 * `GET /api/books/:mark`: the file, which stands alone, and the layout by which the server tells states of its games.
 */
export const keptBookSchema = z.object({
  rules: ownRulesSchema,
  layout: z.string(),
  file: z.record(z.string(), z.unknown()),
})
export type KeptBook = z.infer<typeof keptBookSchema>

/** `POST /api/links`: a short link; null: it does not expire. */
export const linkMadeSchema = z.object({ code: codeSchema, expires: z.number().nullable() })
export type LinkMade = z.infer<typeof linkMadeSchema>

/** `GET /api/links`: the guest's own, the latest first. */
export const linkListSchema = z.object({
  links: z.array(linkMadeSchema.extend({ title: bookTitleSchema, made: z.number() })),
})
export type OwnLink = z.infer<typeof linkListSchema>['links'][number]
