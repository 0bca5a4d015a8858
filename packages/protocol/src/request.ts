import { type Adjustment, type Correction, type HostEntry, readEntry, type Undo } from '@hausregeln/engine'
import { chatTextSchema, claimSchema, nameSchema, nonceSchema, reasonSchema } from './identity.ts'
import { moveSchema } from './move.ts'
import { programTokenSchema } from './program.ts'
import { colourSchema, PIECES, PROPOSALS, settingsSchema } from './table.ts'
import { z } from './zod.ts'

const seat = z.int().min(0).max(7)
const bot = z.string().max(20)
const amount = z
  .int()
  .min(0)
  .max(2 ** 22)

/**
 * What a keeper may enter beside moves and outcomes: withdrawals, corrections, adjustments, that somebody resigns, and
 * that all have agreed to stop.
 */
export const keeperEntrySchema = z.record(z.string(), z.unknown()).transform((data, context): KeeperEntry => {
  try {
    const entry = readEntry(data)
    if ('host' in entry && isKeepers(entry)) return entry
    context.addIssue({
      code: 'custom',
      message: 'A keeper withdraws, corrects, adjusts, lets somebody resign, or stops the game.',
    })
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'This is no entry.' })
  }
  return z.NEVER
})
export type KeeperEntry = Undo | Correction | Adjustment | Extract<HostEntry, { host: 'resign' | 'stop' }>

const KEEPERS: readonly HostEntry['host'][] = ['undo', 'correct', 'adjust', 'resign', 'stop']

function isKeepers(entry: HostEntry): entry is KeeperEntry {
  return KEEPERS.includes(entry.host)
}

/** Everything that a person may ask of a table. Each is carried out once, or refused and has changed nothing. */
export const requestSchema = z.discriminatedUnion('ask', [
  // Before the game.
  z.object({ ask: z.literal('sit'), seat, nonce: nonceSchema }),
  z.object({ ask: z.literal('stand') }),
  z.object({ ask: z.literal('seatBot'), seat, bot }),
  /** Bots sit down on all seats that are free. */
  z.object({ ask: z.literal('fillSeats'), bot }),
  /** Somebody at a real board who has no device: the keeper acts for this seat. */
  z.object({ ask: z.literal('seatPerson'), seat, name: nameSchema }),
  z.object({ ask: z.literal('clearSeat'), seat }),
  /** Somebody without a seat is taken from the table, before the game or while it goes on. */
  z.object({ ask: z.literal('remove'), guest: z.string().max(16) }),
  /** Whom the host has taken from the table may come back. */
  z.object({ ask: z.literal('admit'), guest: z.string().max(16) }),
  /** A piece, a colour or both for your own seat; the host may choose for seats that nobody has on a device. */
  z.object({
    ask: z.literal('mark'),
    seat: seat.optional(),
    piece: z.enum(PIECES).optional(),
    colour: colourSchema.optional(),
  }),
  z.object({ ask: z.literal('configure'), settings: settingsSchema }),
  z.object({ ask: z.literal('start') }),
  // In the game.
  z.object({ ask: z.literal('move'), move: moveSchema }),
  z.object({ ask: z.literal('resign') }),
  /** A bot plays your own seat; the host may ask it for a person who is away. */
  z.object({ ask: z.literal('standIn'), seat, bot }),
  /** You play your own seat again. */
  z.object({ ask: z.literal('return') }),
  /** `seat`: of whom is to be host, of whom is away and a bot is to play for, or of the bot whose place is asked for. */
  z.object({ ask: z.literal('propose'), what: z.enum(PROPOSALS), seat: seat.optional() }),
  /** With `what` and `move`, or `id`, of the proposal that is answered, no answer counts for another one. */
  z.object({
    ask: z.literal('answer'),
    agree: z.boolean(),
    what: z.enum(PROPOSALS).optional(),
    move: z.int().optional(),
    id: z.int().optional(),
  }),
  /** Another person at the table becomes its host. */
  z.object({ ask: z.literal('giveHost'), seat }),
  /** A code that the page has drawn: the first who enters it takes the seat, as long as it counts. */
  z.object({ ask: z.literal('offerSeat'), seat, claim: claimSchema }),
  /** A token that the page has drawn: the program that has it plays the seat of a bot, or your own. */
  z.object({ ask: z.literal('seatProgram'), seat, token: programTokenSchema }),
  /** The program plays no more: the bot does, or, on your own seat, you do. */
  z.object({ ask: z.literal('clearProgram'), seat }),
  // The host of a game on a real board.
  z.object({ ask: z.literal('give'), outcome: z.array(amount).min(1).max(3) }),
  z.object({ ask: z.literal('keep'), entry: keeperEntrySchema }),
  /** What a player has tapped is made, as the bank has seen it. */
  z.object({ ask: z.literal('confirm'), move: moveSchema }),
  /** What was tapped for a seat, your own or, for the keeper, anybody's, is not made. */
  z.object({ ask: z.literal('drop'), seat }),
  /** All slips are in and are turned over. */
  z.object({ ask: z.literal('reveal') }),
  // Talk.
  z.object({ ask: z.literal('say'), text: chatTextSchema }),
  z.object({ ask: z.literal('mute'), guest: z.string().max(16), muted: z.boolean() }),
  /** Without a line: the table itself. */
  z.object({ ask: z.literal('report'), line: z.int().min(1).optional(), reason: reasonSchema }),
  // After the game.
  /** `rulebook`: one of the built-in ones, where the same people want to play by another. */
  z.object({ ask: z.literal('rematch'), rulebook: z.string().max(40).optional() }),
])
export type Request = z.infer<typeof requestSchema>
