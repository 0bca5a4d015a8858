import { SEATS } from '@hausregeln/engine'
import { FILE_LIMITS } from '@hausregeln/rulebooks/file/limits.ts'
import { choicesOfFile, numbersOfFile } from '@hausregeln/rulebooks/file/schema/rules.ts'
import { z } from '@hausregeln/rulebooks/file/zod.ts'
import { MEASURES } from './measures.ts'

/** The version of the format. */
export const EXPERIMENT_FORMAT = 1

/** What an experiment takes at most. */
const EXPERIMENT_LIMITS = {
  sides: 512,
  games: 10_000_000,
  rounds: 100_000,
  name: 200,
  entries: 100_000,
} as const

const seat = z
  .int()
  .min(0)
  .max(SEATS - 1)
const amount = z.int().min(0).max(100_000_000)
const text = z.string().min(1).max(EXPERIMENT_LIMITS.name)

const bookSchema = z
  .union([z.string().min(1).max(EXPERIMENT_LIMITS.name), z.record(z.string(), z.unknown())])
  .describe("The rulebook: the name of a built-in one, or what stands in a rulebook's file")
const optionsSchema = z
  .record(z.string().max(FILE_LIMITS.name), z.int())
  .describe('What the table has chosen of what the rulebook leaves to it')
const botsSchema = z.array(z.string().min(1).max(EXPERIMENT_LIMITS.name)).min(1).max(SEATS)

const seatSchema = z.strictObject({
  cash: z
    .union([amount, z.array(amount).length(2)])
    .describe('What the player has, or the least and the most it can be: any amount between is as likely'),
  space: z.int().min(0).max(63).optional().describe('Where the piece stands: 0 is the start, and usual'),
  jail: z.int().min(0).max(20).optional().describe('In jail, with so many turns there used up'),
  out: z.boolean().optional().describe('Whether the player has left the game'),
})

const deedSchema = z.strictObject({
  space: z.int().min(0).max(63).describe('The space that the deed is for'),
  owner: seat,
  level: z.int().min(0).max(9).optional().describe('Houses that stand on it; one more than the most houses is a hotel'),
  mortgaged: z.boolean().optional(),
})

/** A position entered by hand: what is not said is as at the beginning. Cards that nobody has seen are shuffled. */
const handPositionSchema = z.strictObject({
  turn: seat.describe('Whose turn begins'),
  round: z.int().min(1).max(EXPERIMENT_LIMITS.rounds).optional(),
  seats: z.array(seatSchema).min(2).max(SEATS),
  deeds: z.array(deedSchema).max(64).optional(),
  jailCards: z
    .array(z.strictObject({ deck: z.int().min(0).max(2), seat }))
    .max(3)
    .optional(),
})

/** A position of a recorded game. */
const recordedPositionSchema = z.strictObject({
  record: z
    .union([z.string().min(1), z.array(z.string()).min(1).max(EXPERIMENT_LIMITS.entries)])
    .describe('The record, as it stands in its file; in a JSON file as its lines'),
  entry: z.int().min(0).max(EXPERIMENT_LIMITS.entries).optional().describe('After so many entries; usually after all'),
})

export const positionSchema = z.union([recordedPositionSchema, handPositionSchema])

const goodsSchema = z.strictObject({
  cash: amount.optional(),
  spaces: z.array(z.int().min(0).max(63)).max(64).optional().describe('Deeds, by the spaces that they are for'),
  jailCards: z.array(z.int().min(0).max(2)).max(3).optional().describe('Decks whose jail card is given'),
  shares: z
    .strictObject({ issuer: seat.describe('In whom'), number: z.int().min(1).max(1000) })
    .optional()
    .describe('Shares, where a rulebook has them'),
})

const tradeSchema = z.strictObject({ from: seat, to: seat, give: goodsSchema, get: goodsSchema })

const named = z
  .union([text, z.object({ de: text, en: text }).catchall(text)])
  .describe('A name, the same in every language or one in each')
const chaptersSchema = z.array(z.string().min(1).max(FILE_LIMITS.name)).max(64)

const rulesOfSide = {
  book: bookSchema,
  choices: choicesOfFile.optional().describe('House rules: choices in which the side differs from the rulebook'),
  numbers: numbersOfFile.optional().describe('House rules: numbers in which it differs'),
  chapters: chaptersSchema.optional().describe('House rules: chapters beside those of the rulebook'),
  without: chaptersSchema.optional().describe('House rules: chapters that the side does without'),
  options: optionsSchema.optional(),
  bots: botsSchema.describe('Who plays: a bot for each place'),
}

const sideSchema = z.strictObject({
  name: named.optional(),
  ...rulesOfSide,
  position: positionSchema.optional().describe('What is played from, instead of the beginning'),
})

const common = {
  $schema: z.string().max(300).optional(),
  format: z.literal(EXPERIMENT_FORMAT),
  title: named.optional(),
  games: z.int().min(1).max(EXPERIMENT_LIMITS.games).describe('Games of each side, at most'),
  seed: z
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .describe('What chance begins from: the same seed, the same figures'),
  maxRounds: z
    .int()
    .min(1)
    .max(EXPERIMENT_LIMITS.rounds)
    .optional()
    .describe('A game that has not ended after so many rounds is given up; usually 500'),
  byWealth: z.boolean().optional().describe('Whether a game that is given up is won by the richest player then'),
  pace: z
    .strictObject({ throw: z.number().min(0).max(3600), decision: z.number().min(0).max(3600) })
    .optional()
    .describe('Seconds that people take for a throw with all that follows, and for a decision; usually 10 and 10'),
}

const compareSchema = z.strictObject({
  kind: z.literal('compare'),
  ...common,
  sides: z.array(sideSchema).min(1).max(EXPERIMENT_LIMITS.sides).describe('All are compared with the first'),
  rotate: z.boolean().optional().describe('Whether bots change seats from game to game; usually where they differ'),
  measure: z.enum(MEASURES).optional().describe('What decides; usually the length'),
  stops: z.boolean().optional().describe('Whether it stops as soon as that is decided; usually so'),
  curve: z
    .string()
    .min(1)
    .max(FILE_LIMITS.name)
    .optional()
    .describe(
      'The number whose curve the sides are: each has a value of it among its house rules, the first may lack it',
    ),
  margin: z.number().min(0).optional().describe('Differences that matter to nobody: rounds, or a share from 0 to 1'),
})

const fromSchema = z.strictObject({
  kind: z.literal('from'),
  ...common,
  book: bookSchema.optional().describe('Of a position by hand; a recorded game names its own'),
  choices: choicesOfFile.optional(),
  numbers: numbersOfFile.optional(),
  chapters: chaptersSchema.optional(),
  without: chaptersSchema.optional(),
  options: optionsSchema.optional(),
  bots: botsSchema.optional().describe('Who plays on; usually steady at all places'),
  position: positionSchema,
  ask: z
    .enum(['chances', 'whatIf', 'trade'])
    .describe('How it goes on; what each action of the moment does to it; or a deal'),
  seat: z
    .int()
    .min(0)
    .max(7)
    .optional()
    .describe(
      'Whose actions are tried, where that is asked: anybody who may act; usually who has an offer to answer, or must decide',
    ),
  trade: tradeSchema.optional().describe('The deal, where one is asked for'),
})

const aboutSchema = z.strictObject({
  kind: z.literal('book'),
  ...common,
  ...rulesOfSide,
  styles: z
    .array(z.string().min(1).max(EXPERIMENT_LIMITS.name))
    .max(12)
    .optional()
    .describe('Bots by which the findings are checked: each plays all places in as many games'),
  groups: z
    .array(z.string().min(1).max(EXPERIMENT_LIMITS.name))
    .max(12)
    .optional()
    .describe('Groups of whose worth the answer tells, instead of lengths'),
})

/** An experiment as data: what a shell's file, a link and a page have in common. */
export const experimentSchema = z.discriminatedUnion('kind', [compareSchema, fromSchema, aboutSchema])

export type Experiment = z.infer<typeof experimentSchema>
export type CompareExperiment = z.infer<typeof compareSchema>
export type FromExperiment = z.infer<typeof fromSchema>
export type BookExperiment = z.infer<typeof aboutSchema>
export type SideData = z.infer<typeof sideSchema>
export type PositionData = z.infer<typeof positionSchema>
export type HandPosition = z.infer<typeof handPositionSchema>
export type TradeData = z.infer<typeof tradeSchema>

/** The published schema, as JSON Schema. */
export function experimentJsonSchema(): object {
  return z.toJSONSchema(experimentSchema, { io: 'input' })
}
