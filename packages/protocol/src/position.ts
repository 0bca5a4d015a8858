import { POSITION_VERSION } from '@hausregeln/engine'
import { z } from './zod.ts'

const number = z.int()
const seats = z.array(number).describe('Seats, counted from 0.')
const seatOrNull = number.nullable()
const words = z.record(z.string(), z.union([number, z.array(number), z.array(z.array(number))]))

const seatSchema = z.object({
  seat: number,
  inGame: z.boolean(),
  cash: number,
  space: number,
  jail: number.nullable().describe('null: free; else how many of its turns there it has used up.'),
  laps: number.describe('How often it has passed or reached the start, up to 100.'),
  wealth: number.describe('As the rulebook counts it for a ranking.'),
})

/** A game as named fields, as one seat may know it. */
export const positionSchema = z.object({
  version: z.literal(POSITION_VERSION),
  rulebook: z.string(),
  seat: number.describe('Whose view this is; -1: a spectator’s.'),
  round: number,
  turns: number,
  turn: z.object({
    seat: number,
    throws: number,
    doubles: number,
    dice: z.array(number).length(3).describe('The last throw for a move; the third is 0 without a speed die.'),
  }),
  seats: z.array(seatSchema),
  bank: number.describe('What the bank has taken in less what it has paid.'),
  pot: number,
  deeds: z.array(z.object({ deed: number, owner: seatOrNull, level: number, mortgaged: z.boolean() })),
  houses: number.describe('Left at the bank.'),
  hotels: number,
  decks: z.array(
    z.object({
      unseen: number.describe('Cards on top that nobody has seen since the shuffle.'),
      seen: z.array(number).describe('Cards under them, in their order.'),
      jailCard: seatOrNull.describe('Who holds the jail card of this deck.'),
    }),
  ),
  question: z.object({
    frame: z.string(),
    must: seats.describe('Seats that must decide.'),
    may: seats.describe('Seats that may act on an open matter, and need not.'),
    chance: z.string().nullable(),
  }),
  agenda: z
    .array(z.object({ frame: z.string(), seat: number, stage: z.union([z.string(), number]), words }))
    .describe('What is under way, the turn first, what is asked last.'),
  open: z.array(z.looseObject({ kind: z.string(), matter: number })).describe('Offers, rent demands and the like.'),
  options: z.record(z.string(), number),
  chapters: z.record(z.string(), words).describe('What each chapter of the rulebook keeps.'),
  own: z.record(z.string(), z.record(z.string(), number)).describe('What this seat alone knows.'),
  over: z.object({ reason: z.string(), winners: seats }).nullable(),
})

const amounts = z.object({ min: number, max: number })
const possessions = z.object({ seat: number, cash: amounts, deeds: z.array(number), jailCards: z.array(number) })
const named = {
  deed: number.optional(),
  space: number.optional(),
  choice: number.optional(),
  matter: number.optional(),
  issuer: number.optional(),
  number: number.optional(),
}

/** A legal action: of an amount its limits, of an offer what there is to be offered. */
export const legalActionSchema = z.strictObject({
  do: z.string(),
  ...named,
  amount: amounts.optional(),
  terms: z.strictObject({ give: possessions, get: z.array(possessions) }).optional(),
})

const goods = z
  .object({ cash: number.min(0).optional(), deeds: z.array(number).optional(), jailCards: z.array(number).optional() })
  .catchall(z.strictObject({ issuer: number, number }))
  .describe('Beside these a lot under its name, such as shares.')

/** An action as it is answered. */
export const namedActionSchema = z.strictObject({
  do: z.string(),
  ...named,
  amount: number.optional(),
  terms: z.strictObject({ to: number, give: goods, get: goods, counters: number.optional() }).optional(),
})
