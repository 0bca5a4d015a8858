import { findRulebook } from '@hausregeln/rulebooks'
import { describeBookFault, openBook } from '@hausregeln/rulebooks/file/index.ts'
import { finishedBooks } from '@hausregeln/rulebooks/finished/index.ts'
import { expect, it } from 'vitest'
import { tryBook } from '../src/trial.ts'

it.each(finishedBooks.map((book) => [book.id, book] as const))(
  'the finished book %s can be played, says what it is for, and its games end',
  async (id, { load }) => {
    const read = openBook((await load()).default, findRulebook)
    expect((read.faults ?? []).map((fault) => describeBookFault(fault, 'en'))).toEqual([])
    if (read.faults) return
    const { rulebook, about } = read.value
    expect(rulebook.book.id).toBe(id)
    expect(about?.de).not.toBe(about?.en)
    expect(tryBook(rulebook, 2, 150, 1)).toMatchObject({ ended: 2, broken: null })
  },
)
