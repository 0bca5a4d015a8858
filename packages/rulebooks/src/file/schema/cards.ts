import { DECK_CARDS } from '@hausregeln/engine'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import {
  type CardEffect,
  type CardField,
  type EffectName,
  effectDef,
  effectNames,
} from '@hausregeln/engine/kit/effects.ts'
import { FILE_LIMITS } from '../limits.ts'
import { z } from '../zod.ts'
import { nameSchema, textSchema } from './text.ts'

/** Spaces, steps and factors have the limits of any board; money has the one of all amounts. */
function fieldSchema({ unit, least, most }: CardField) {
  return z
    .int()
    .min(least)
    .max(unit === 'perPiece' ? MOST_MONEY : most)
}

/** What one of the effects looks like: its name, and numbers. */
type OneEffect = z.ZodObject<{ do: z.ZodLiteral<EffectName> }>

/** What a card does, by its verb; amounts are positive, the verb says who pays. */
const effectSchema: z.ZodType<CardEffect> = z.lazy(
  () =>
    z.discriminatedUnion(
      'do',
      effectNames.map((name) => {
        const { means, fields } = effectDef(name)
        const numbers = Object.entries(fields).map(([field, one]) => [field, fieldSchema(one)])
        return z.strictObject({ do: z.literal(name).describe(means), ...Object.fromEntries(numbers) })
      }) as [OneEffect, ...OneEffect[]],
    ) as z.ZodType<CardEffect>,
)

/** A deck: its cards in the order to which records refer. */
export const deckSchema = z.strictObject({
  name: nameSchema,
  cards: z
    .array(z.strictObject({ effect: effectSchema, text: textSchema(FILE_LIMITS.cardText) }))
    .min(1)
    .max(DECK_CARDS),
})
