import { rulebooks } from '@hausregeln/rulebooks'
import { type Bases, openBook } from '@hausregeln/rulebooks/file/index.ts'
import { describe, expect, it } from 'vitest'
import type { KeptDraft } from '../keep/drafts.ts'
import { build, faultsIn, openedIn } from './build.ts'
import { redone, undone } from './history.ts'
import { decodeBook } from './link.ts'
import stored from './older-drafts.json' with { type: 'json' }

/**
 * Drafts as a browser kept them before what has to change with a wish was settled when they are put together, and their
 * links. They are never rewritten.
 */
interface Older {
  readonly kept: KeptDraft
  readonly link: string | null
}
const older: readonly Older[] = JSON.parse(JSON.stringify(stored))

const bases: Bases = (id) => rulebooks.find(({ book }) => book.id === id)

function put({ history: { now } }: KeptDraft) {
  const { origin } = now
  const rulebook = rulebooks.find(({ book }) => origin.kind === 'house' && book.id === origin.id)
  if (rulebook === undefined) throw new Error('The draft began with no rulebook of ours.')
  return { rulebook, built: build(now, { rulebook, file: null }, bases) }
}

describe('a draft of an earlier program', () => {
  it.each(older.filter(({ link }) => link !== null))(
    '$kept.id opens, with its steps, and plays by its link',
    async (one) => {
      const { history } = one.kept
      const { built, rulebook } = put(one.kept)
      expect(faultsIn(built)).toEqual([])
      const book = openedIn(built)?.rulebook.book
      expect(book?.identity()).not.toBe(rulebook.book.identity())
      expect(book?.chosen).toMatchObject(history.now.choices)
      expect(book?.numbers).toMatchObject(history.now.numbers)
      expect(redone(undone(history)).now).toEqual(history.now)
      const text = await decodeBook(one.link ?? '')
      const read = text.faults ? text : openBook(JSON.parse(text.value), bases)
      expect(read.faults).toBeUndefined()
      expect(read.faults ? null : read.value.rulebook.book.identity()).toBe(book?.identity())
    },
  )

  it('that is settled in another way today opens, and says in sentences what stands in its way', () => {
    const unsettled = older.filter(({ link }) => link === null)
    expect(unsettled.length).toBeGreaterThan(0)
    for (const { kept } of unsettled) {
      const { built } = put(kept)
      expect(built?.def).toBeDefined()
      expect(faultsIn(built).map(({ en }) => en)).toContain(
        '"liquidate": "sellBuildings" needs the chapter "building".',
      )
    }
  })
})
