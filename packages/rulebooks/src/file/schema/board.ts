import { DECKS, LEVELS, SPACES } from '@hausregeln/engine'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { kindsOf } from '@hausregeln/engine/kit/book/policies.ts'
import type { PlainKind } from '@hausregeln/engine/kit/definition.ts'
import { houseChapters } from '../../house/chapters.ts'
import { FILE_LIMITS } from '../limits.ts'
import { z } from '../zod.ts'
import { deckSchema } from './cards.ts'
import { colourSchema, countOf, languageSchema, nameSchema, wordSchema } from './text.ts'

const money = z.int().min(0).max(MOST_MONEY)
const noun = z.string().min(1).max(FILE_LIMITS.name)

function plain<const Kind extends string>(kind: Kind) {
  return z.strictObject({ kind: z.literal(kind), name: nameSchema })
}

function deed<const Kind extends string>(kind: Kind, rents: string) {
  return z.strictObject({
    kind: z.literal(kind),
    name: nameSchema,
    group: wordSchema,
    price: z.int().min(1).max(MOST_MONEY),
    rents: z.array(money).min(1).max(LEVELS).describe(rents),
    house: money.optional().describe('Price of a building; streets only'),
    mortgage: money.optional().describe('Half the price unless said'),
    sale: money.optional().describe('What the bank gives for it; half the price unless said'),
    houseSale: money.optional().describe('What the bank gives for a building; half its price unless said'),
    commission: money.optional().describe('What a remote buyer pays to whose piece stands there'),
    at: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).optional(),
  })
}

/** Kinds of space that have nothing but a name: all that built-in chapters know beside the others here. */
const OTHERS: readonly string[] = ['start', 'street', 'station', 'utility', 'tax', 'cards']
const PLAIN_KINDS = Object.keys(kindsOf([...houseChapters.values()])).filter(
  (kind): kind is PlainKind => !OTHERS.includes(kind),
)

/** A space by its kind; the first is the start. */
const spaceSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    plain('start'),
    deed('street', 'Rents by what stands there, from nothing on'),
    deed('station', 'Rents by how many of the group its owner has, from one on'),
    deed('utility', 'What the throw is multiplied by, by how many of the group its owner has, from one on'),
    z.strictObject({ kind: z.literal('tax'), name: nameSchema, amount: money }),
    z.strictObject({
      kind: z.literal('cards'),
      name: nameSchema,
      deck: z
        .int()
        .min(0)
        .max(DECKS - 1),
    }),
    ...PLAIN_KINDS.map(plain<PlainKind>),
  ]),
)

/** The plural categories that languages know. */
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** What a kind of building is called. */
const gender = z.enum(['m', 'f', 'n'])
/** In a language that a book may lack; `few`: 2, 3 and 4 of them, where the language calls these otherwise. */
const furtherNoun = z.strictObject({ one: noun, few: noun.optional(), many: noun, gender: gender.optional() })
const nounSchema = z
  .object({
    de: z.strictObject({ one: noun, many: noun, gender }),
    en: z.strictObject({ one: noun, many: noun }),
  })
  .catchall(furtherNoun)

/** A board. Of a book that extends another, what is not said is the other's. */
export const boardSchema = z.strictObject({
  currency: nameSchema.optional(),
  currencyForms: z
    .record(languageSchema, z.partialRecord(z.enum(PLURALS), noun))
    .optional()
    .describe(
      'What so many are called, by language and plural category: {"en": {"one": "thaler", "other": "thalers"}}',
    ),
  chips: z
    .array(z.strictObject({ value: z.int().min(1).max(MOST_MONEY), colour: colourSchema }))
    .min(1)
    .max(FILE_LIMITS.chips)
    .optional()
    .describe('Pieces of money; the smallest divides every amount'),
  scenery: z.enum(['town', 'ground', 'map']).optional(),
  hasCities: z.boolean().optional(),
  jail: z
    .strictObject({ inside: nameSchema.optional(), visiting: nameSchema.optional(), noun: noun.optional() })
    .optional(),
  pieces: z
    .strictObject({
      house: nounSchema,
      hotel: nounSchema,
      block: z.strictObject({ houses: z.int().min(2).max(LEVELS), noun: nounSchema }).optional(),
    })
    .optional(),
  groups: z
    .record(wordSchema, z.strictObject({ name: nameSchema, colour: colourSchema }))
    .refine(countOf(0, FILE_LIMITS.groups), { params: { least: 0, most: FILE_LIMITS.groups } })
    .meta({ maxProperties: FILE_LIMITS.groups })
    .optional(),
  decks: z.array(deckSchema).max(DECKS).optional(),
  spaces: z.array(spaceSchema).min(1).max(SPACES).optional().describe('Around the board, from the start'),
})
