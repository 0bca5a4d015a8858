import { DECK_CARDS } from '@hausregeln/engine'
import { MOST_FACTOR, MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { FILE_LIMITS } from '../limits.ts'
import { z } from '../zod.ts'
import { nameSchema, textSchema } from './text.ts'

const amount = z.int().min(0).max(MOST_MONEY)
const verb = <Do extends string>(name: Do, meaning: string) => z.literal(name).describe(meaning)

/** What a card does, by its verb; amounts are positive, the verb says who pays. */
const effectSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: verb('advanceTo', 'On to a space, counted from 0'), space: z.int().min(0).max(63) }),
  z.strictObject({
    do: verb('nextUtility', 'On to the next utility, whose rent is the throw times the factor'),
    factor: z.int().min(1).max(MOST_FACTOR),
  }),
  z.strictObject({
    do: verb('nextStation', 'On to the next station, whose rent is taken so many times'),
    times: z.int().min(1).max(100),
  }),
  z.strictObject({ do: verb('back', 'So many steps back'), steps: z.int().min(1).max(63) }),
  z.strictObject({ do: verb('toJail', 'To jail') }),
  z.strictObject({ do: verb('jailFree', 'Out of jail, once; the card is kept until then') }),
  z.strictObject({ do: verb('receive', 'Money from the bank'), amount }),
  z.strictObject({ do: verb('pay', 'Money to the bank'), amount }),
  z.strictObject({ do: verb('receiveEach', 'Money from each other player'), amount }),
  z.strictObject({ do: verb('payEach', 'Money to each other player'), amount }),
  z.strictObject({ do: verb('nothing', 'Nothing') }),
  z.strictObject({ do: verb('sitOut', 'The next turn is left out') }),
  z.strictObject({ do: verb('throwAgain', 'Another throw') }),
  z.strictObject({ do: verb('opposite', 'To the space on the other side of the board') }),
  z.strictObject({
    do: verb('repairs', 'Money to the bank for each house and each hotel'),
    house: amount,
    hotel: amount,
  }),
])

/** A deck: its cards in the order to which records refer. */
export const deckSchema = z.strictObject({
  name: nameSchema,
  cards: z
    .array(z.strictObject({ effect: effectSchema, text: textSchema(FILE_LIMITS.cardText) }))
    .min(1)
    .max(DECK_CARDS),
})
