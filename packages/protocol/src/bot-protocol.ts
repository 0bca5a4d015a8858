import { legalActionSchema, namedActionSchema, positionSchema } from './position.ts'
import { programHelloSchema } from './program.ts'
import { z } from './zod.ts'

const number = z.int()
const event = z.looseObject({ type: z.string(), slot: z.string(), rule: z.string() })
const space = z.object({
  space: number,
  kind: z.string(),
  name: z.string(),
  deed: number.nullable(),
  deck: number.nullable(),
  tax: number,
})
const deed = z.object({
  deed: number,
  space: number,
  name: z.string(),
  kind: z.string(),
  group: number,
  price: number,
  mortgage: number,
  house: number,
  houseSale: number,
  rents: z.array(number).describe('By level; of stations and utilities by how many the owner has, less one.'),
})

/** What does not change in a game of a rulebook. */
export const boardSchema = z.object({
  rulebook: z.string(),
  version: number,
  identity: z.string(),
  spaces: z.array(space),
  deeds: z.array(deed),
  groups: z.array(z.object({ group: number, name: z.string(), deeds: z.array(number) })),
  decks: z.array(z.object({ deck: number, name: z.string(), cards: z.array(z.looseObject({ do: z.string() })) })),
  numbers: z.record(z.string(), z.unknown()),
  choices: z.record(z.string(), z.string()),
})

/** What a bot is told, a line each. */
export const toBotSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('game'),
    door: z.literal(1).describe('The version of what is said at the door.'),
    game: number,
    seat: number,
    players: number,
    seed: number.describe('For the bot’s own chance; no dice follow from it.'),
    maxRounds: number.describe('A game that has not ended then is given up.'),
    options: z.record(z.string(), number),
    board: boardSchema,
  }),
  z.object({
    type: z.literal('decide'),
    id: number,
    must: z.boolean().describe('Whether the seat must decide; else its action may be null.'),
    events: z.array(event).describe('What has happened since the bot was told last.'),
    state: positionSchema,
    legal: z.array(legalActionSchema),
  }),
  z.object({
    type: z.literal('refused'),
    id: number,
    why: z.enum(['slow', 'flood', 'nonsense', 'illegal']),
    sentence: z.string(),
  }),
  z.object({
    type: z.literal('over'),
    reason: z.string().nullable().describe('null: the game was given up.'),
    winners: z.array(number),
    events: z.array(event),
    state: positionSchema,
  }),
  z.object({
    type: z.literal('goodbye').describe('At a table online: nothing more follows.'),
    reason: z.string(),
    sentence: z.string(),
    retry: z.boolean().describe('Whether to connect again.'),
  }),
])

/** What a bot answers, a line each. */
export const fromBotSchema = z.object({
  id: number.optional().describe('Of the question: needed if answers may come late.'),
  action: namedActionSchema.nullable(),
})

/** The published JSON Schema of all of it. */
export function botProtocolSchema(): object {
  const of = (schema: z.ZodType) => z.toJSONSchema(schema, { reused: 'inline' })
  return {
    title: 'Hausregeln: what bots are told and answer, version 1',
    toBot: of(toBotSchema),
    fromBot: of(fromBotSchema),
    hello: of(programHelloSchema),
  }
}
