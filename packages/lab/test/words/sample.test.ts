import { rulebooks } from '@hausregeln/rulebooks'
import { bringLanguage } from '@hausregeln/rulebooks/texts/index.ts'
import { expect, it } from 'vitest'
import { sampleOf } from './sentences.ts'

/** A long game, with offers and an end. */
const SEED = 2

it.each(rulebooks)('what is said in a game of $book.id is what it was, in every language', async (rulebook) => {
  await bringLanguage('fr')
  await expect(sampleOf(rulebook, SEED)).toMatchFileSnapshot(`golden/${rulebook.book.id}.txt`)
})
