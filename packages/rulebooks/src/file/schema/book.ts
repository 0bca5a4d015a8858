import { OPTIONS } from '@hausregeln/engine'
import { BASES } from '../bases.ts'
import { FILE_LIMITS } from '../limits.ts'
import { PATTERNS } from '../patterns.ts'
import { z } from '../zod.ts'
import { boardSchema } from './board.ts'
import { chapterSchema, choicesOfFile, numbersOfFile } from './rules.ts'
import { countOf, nameSchema, ruleIdSchema, textSchema, wordSchema } from './text.ts'

/** The version of the format. */
export const BOOK_FORMAT = 1

const MOST_OPTION = 1_000_000
const text = textSchema(FILE_LIMITS.paragraph)

/** What a sentence rests on: a chapter, a choice, a number, an option, or what the board is. */
const restSchema = z.string().regex(PATTERNS.rest)
const clauseSchema = z.strictObject({
  text: text.describe('`{bail}` stands for the number of that name'),
  rests: z.array(restSchema).max(FILE_LIMITS.slots).describe('What has to be so for it to hold'),
})
const part = z.union([text, z.array(clauseSchema).min(1).max(FILE_LIMITS.slots)])

/** What is left to the table: 0 and 1 for no and yes, or an amount. */
const optionSchema = z.strictObject({
  id: wordSchema,
  name: nameSchema.optional().describe('As in the book that is extended unless said'),
  rule: ruleIdSchema.optional().describe('The paragraph that leaves it to the table'),
  min: z.int().min(0).max(MOST_OPTION),
  max: z.int().min(0).max(MOST_OPTION),
  default: z.int().min(0).max(MOST_OPTION),
})

/** A paragraph: what it says, by where that comes from, and the slots of the rules that cite it. */
const paragraphSchema = z.strictObject({
  title: nameSchema,
  source: part.optional().describe('The rule'),
  adopted: part.optional().describe('Taken over from another book'),
  filled: part.optional().describe('Filled in where the source is silent'),
  option: part.optional().describe('What the table may choose …'),
  offers: z.array(wordSchema).min(1).max(OPTIONS).optional().describe('… by these options'),
  reading: part.optional().describe('How an unclear place is read'),
  house: part.optional().describe('A house rule, which no source knows'),
  slots: z.array(wordSchema).max(FILE_LIMITS.slots).optional(),
  tells: z.array(restSchema).max(FILE_LIMITS.slots).optional().describe('What it settles, where others say otherwise'),
  beside: z.array(ruleIdSchema).max(FILE_LIMITS.slots).optional().describe('Paragraphs that it adds to'),
})

const chapterList = z.array(chapterSchema).max(FILE_LIMITS.chapters)

/** A rulebook as a file: all of it is data. */
export const bookFileSchema = z.strictObject({
  $schema: z.string().max(300).optional(),
  format: z.literal(BOOK_FORMAT),
  id: z.string().regex(PATTERNS.id).describe('The name by which programs know it'),
  version: z.int().min(1).max(1_000_000),
  title: nameSchema,
  about: textSchema(FILE_LIMITS.cardText).optional().describe('What it is for, in a line'),
  extends: z.enum(BASES).optional().describe('The book from which it differs; one that stands alone has none'),
  chapters: chapterList.min(1).optional().describe('All chapters of a book that stands alone, in their order'),
  without: chapterList.optional().describe('Chapters of the other book that it leaves out'),
  with: chapterList.optional().describe('Chapters that it has beside those of the other book'),
  choices: choicesOfFile.optional(),
  numbers: numbersOfFile.optional(),
  options: z.array(optionSchema).max(OPTIONS).optional().describe('All that is left to the table'),
  board: boardSchema.optional(),
  paragraphs: z
    .record(ruleIdSchema, paragraphSchema)
    .refine(countOf(0, FILE_LIMITS.paragraphs), { params: { least: 0, most: FILE_LIMITS.paragraphs } })
    .meta({ maxProperties: FILE_LIMITS.paragraphs })
    .optional(),
})

/** A rulebook as a file, once it is checked. */
export type BookFile = z.infer<typeof bookFileSchema>
export type BoardFile = NonNullable<BookFile['board']>
export type ParagraphFile = NonNullable<BookFile['paragraphs']>[string]
/** A text of a file: one for all languages, or one a language. */
export type TextFile = z.infer<typeof nameSchema>

/** The published schema, as JSON Schema. */
export function bookJsonSchema(): object {
  return z.toJSONSchema(bookFileSchema, { io: 'input' })
}
