import { UNASKED } from '@hausregeln/engine/core/choice.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { allChoices, allPolicies } from '@hausregeln/rulebooks/house/chapters.ts'
import { describe, expect, it } from 'vitest'
import { allNumbers, hear, others, valuesOf } from './hear.ts'
import { readWitnesses } from './read.ts'

/** What happens on a kind of space that no board of ours has is seen on a board of its chapter's own test. */
const kinds = new Set(rulebooks.flatMap(({ board }) => board.spaces.map(({ kind }): string => kind)))
const isOnABoard = (kind: string | null | undefined) => kind === null || kind === undefined || kinds.has(kind)

const witnesses = await readWitnesses()

describe('each choice and number has a witness of its sentence', () => {
  it('all of them, and of nothing else', () => {
    const choices = allChoices
      .filter(({ policy, sentence }) => sentence.en !== UNASKED.en && isOnABoard(allPolicies.get(policy)?.space))
      .map(({ policy, id }) => `${policy}=${id}`)
    const heard = new Set(witnesses.map(({ of }) => of))
    expect([...choices, ...allNumbers.keys()].filter((one) => !heard.has(one))).toEqual([])
    const known = new Set([...choices, ...allNumbers.keys()])
    expect([...heard].filter((of) => !known.has(of))).toEqual([])
  })

  it.each(witnesses.map((witness) => [witness.of, witness] as const))(
    '%s: it is so, and not otherwise',
    (_, witness) => {
      for (const value of valuesOf(witness)) {
        expect([value, hear(witness, value)]).toEqual([value, null])
        for (const [other, book] of others(witness, value))
          expect([value, other, hear(witness, value, book) === null]).toEqual([value, other, false])
      }
    },
  )
})
