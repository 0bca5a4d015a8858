import { FILE_LIMITS } from '../limits.ts'
import { PATTERNS } from '../patterns.ts'
import { z } from '../zod.ts'

/** A language by its tag: `de`, `pl`. */
export const languageSchema = z.string().regex(PATTERNS.language)
const { languages } = FILE_LIMITS

/** What people read: the same in every language, or a text a language; in one that is missing another stands in. */
export function textSchema(most: number) {
  const text = z.string().min(1).max(most)
  const perLanguage = z
    .record(languageSchema, text)
    .refine(countOf(1, languages), { params: { least: 1, most: languages } })
  return z.union([text, perLanguage.meta({ minProperties: 1, maxProperties: languages })])
}

/** Whether a table has so many fields. */
export function countOf(least: number, most: number): (table: object) => boolean {
  return (table) => {
    const count = Object.keys(table).length
    return count >= least && count <= most
  }
}

/** The name of something. */
export const nameSchema = textSchema(FILE_LIMITS.name)

/** A colour as the web writes it: `#174ba9`. */
export const colourSchema = z.string().regex(PATTERNS.colour)

/** A word of the program: of a chapter, a slot, a group. */
export const wordSchema = z.string().regex(PATTERNS.word)

/** The id of a paragraph: `K-2.2`. */
export const ruleIdSchema = z.string().regex(PATTERNS.rule)
