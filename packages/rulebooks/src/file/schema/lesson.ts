import { MAX_AMOUNT, SEATS } from '@hausregeln/engine'
import { FILE_LIMITS } from '../limits.ts'
import { z } from '../zod.ts'
import { nameSchema, ruleIdSchema, textSchema, wordSchema } from './text.ts'

/** The version of the format of lessons. */
export const LESSON_FORMAT = 1

/** What a step can point at: a part of the table. */
export const LOOKS = ['question', 'board', 'players', 'holdings', 'shares', 'actions', 'log'] as const

const LESSON_LIMITS = { steps: 40, answers: 12, entries: 40, sets: 60 } as const

const text = textSchema(FILE_LIMITS.cardText)
const seat = z
  .int()
  .min(0)
  .max(SEATS - 1)
const amount = z.int().min(0).max(MAX_AMOUNT)
const space = z.int().min(0).max(63)
const rules = z.array(ruleIdSchema).min(1).max(6)

const seatSchema = z.strictObject({
  name: z.string().min(1).max(FILE_LIMITS.name).describe('What the player is called; the first is the one who learns'),
  cash: amount.optional().describe('What the player has; as at the beginning unless said'),
  space: space.optional().describe('Where the piece stands: 0 is the start, and usual'),
})

const deedSchema = z.strictObject({
  space: space.describe('The space that the deed is for'),
  owner: seat,
  level: z.int().min(1).max(9).optional().describe('Houses that stand on it; one more than the most houses is a hotel'),
  mortgaged: z.literal(true).optional(),
})

const setSchema = z.strictObject({
  what: wordSchema.describe('What else the keeper of a real game may set right: laps, shares, jail …'),
  of: z.int().min(0).max(MAX_AMOUNT).describe('Whose or which, as in a record'),
  value: z.int().min(-MAX_AMOUNT).max(MAX_AMOUNT),
})

const entrySchema = z
  .record(z.string().max(FILE_LIMITS.name), z.unknown())
  .describe('A move, or {"outcome": …} for dice and cards, as in a record')
const follows = z.array(entrySchema).max(LESSON_LIMITS.entries)

/** How the table stands at the beginning: the first seat has the turn. What is not said is as in a new game. */
const positionSchema = z.strictObject({
  seats: z.array(seatSchema).min(2).max(SEATS),
  options: z.record(wordSchema, z.int()).optional().describe('What the table has chosen of what is left to it'),
  deeds: z.array(deedSchema).max(64).optional(),
  set: z.array(setSchema).max(LESSON_LIMITS.sets).optional(),
  before: follows.optional().describe('What has happened since: moves, dice and cards'),
})

const number = z.union([amount, z.array(amount).length(2)]).describe('A number, or the least and the most')

/** A move as a record says it, of the one who learns; what it leaves out may be anything. */
const answerSchema = z.strictObject({
  do: z.string().regex(/^[a-z][a-zA-Z0-9]*$/),
  deed: number.optional(),
  amount: number.optional(),
  matter: number.optional(),
  space: number.optional(),
  choice: number.optional(),
  issuer: number.optional(),
  number: number.optional(),
})

const wrongSchema = z.strictObject({
  if: answerSchema.describe('What was answered'),
  says: text.describe('What is said of it; the game shows what comes of it'),
  rules: rules.optional(),
  follows: follows.optional().describe('What follows on it, instead of what follows on the right answer'),
})

const stepSchema = z.strictObject({
  says: text.describe('The sentences of the step; `{bail}` stands for the number of that name'),
  rules: rules.optional().describe('The paragraphs behind it'),
  look: z.enum(LOOKS).optional().describe('The part of the table that it is about'),
  answers: z
    .array(answerSchema)
    .min(1)
    .max(LESSON_LIMITS.answers)
    .optional()
    .describe('What is right; a step without is only read'),
  wrong: z.array(wrongSchema).max(LESSON_LIMITS.answers).optional(),
  otherwise: text.optional().describe('What is said of any other answer'),
  follows: follows.optional().describe('What follows: the moves of the others, dice and cards, in their order'),
})

/** A lesson: a position, what chance brings, and what is to be done, step by step. */
export const lessonSchema = z.strictObject({
  title: nameSchema,
  about: text.describe('What can be done after it, in a line'),
  position: positionSchema,
  steps: z.array(stepSchema).min(1).max(LESSON_LIMITS.steps),
})

/** A lesson as a file of its own names its format and its rulebook. */
export const lessonFileSchema = z.strictObject({
  $schema: z.string().max(300).optional(),
  format: z.literal(LESSON_FORMAT),
  book: z
    .union([z.string().min(1).max(FILE_LIMITS.name), z.record(z.string(), z.unknown())])
    .describe("The rulebook: the name of a built-in one, or what stands in a rulebook's file"),
  ...lessonSchema.shape,
})

export type Lesson = z.infer<typeof lessonSchema>
export type LessonFile = z.infer<typeof lessonFileSchema>
export type LessonStep = Lesson['steps'][number]
export type LessonAnswer = z.infer<typeof answerSchema>
export type Look = (typeof LOOKS)[number]

/** The published schema, as JSON Schema. */
export function lessonJsonSchema(): object {
  return z.toJSONSchema(lessonFileSchema, { io: 'input' })
}
