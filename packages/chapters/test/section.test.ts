import { Layout } from '@hausregeln/engine/core/state/layout.ts'
import { bytes, type Kept, type Seen, type Spec, signed, words } from '@hausregeln/engine/core/state/section.ts'
import { State } from '@hausregeln/engine/core/state/state.ts'
import { defineBook, type Game, type GameView, newGame, stateHash } from '@hausregeln/engine/index.ts'
import { describe, expect, it } from 'vitest'
import { tinyBook } from '../testing/tiny-book.ts'

const spec = {
  name: 'sample',
  numbers: ['owed'],
  turnNumbers: ['used'],
  tables: { held: bytes(8) },
  turn: { sold: signed(8) },
  own: ['bid'],
  secret: ['riddle'],
} as const satisfies Spec

/** What the compiler lets a chapter do with its section, and a rule of legality, a bot or a page not. Never called. */
export function typesOf(
  kept: Kept<typeof spec>,
  seen: Seen<typeof spec>,
  gameView: GameView,
  game: Game,
): readonly unknown[] {
  kept.owed = kept.used + kept.riddle
  kept.held[3] = 25
  kept.sold[3] = -1
  kept.bid[2] = 77
  game.s.parts.rent.demandCount++
  game.s.parts['auction-sealed'].bid[2] = 77
  // @ts-expect-error a rule of legality writes no number
  seen.owed = 1
  // @ts-expect-error … nor into a table
  seen.held[3] = 1
  // @ts-expect-error … nor into one of the turn
  seen.sold[3] = 1
  // @ts-expect-error … sees no number of a seat's own
  const bid = seen.bid
  // @ts-expect-error … and none that nobody sees
  const riddle = seen.riddle
  // @ts-expect-error there is no such word
  const misspelt = kept.owned
  // @ts-expect-error a table is not put in another's place
  kept.held = new Uint8Array(8)
  // @ts-expect-error the view writes nothing of a chapter's
  gameView.s.parts.rent.demandCount = 1
  // @ts-expect-error … nor into its tables
  gameView.s.parts.rent.demands[0] = 1
  // @ts-expect-error … sees no sealed bid
  const others = gameView.s.parts['auction-sealed'].bid
  // @ts-expect-error … and no section of which it has never heard
  const unknown = gameView.s.parts.nobody
  // @ts-expect-error a view has no secrets
  const secrets = gameView.s.secrets
  return [bid, riddle, misspelt, others, unknown, secrets]
}

/** Many sections. */
const many = Array.from({ length: 60 }, (_, index): Spec => ({ ...spec, name: `section ${index}` }))

describe('sections', () => {
  it('lie in the order of a layout’s making, and are hashed alike in any order', () => {
    const there = new State(new Layout(many, {}))
    const back = new State(new Layout(many.toReversed(), {}))
    expect(there.layout.fingerprint).not.toBe(back.layout.fingerprint)
    for (const { parts } of [there, back]) {
      const sections = parts as unknown as Readonly<Record<string, Kept<typeof spec>>>
      const [first, last] = [sections['section 0'], sections['section 59']]
      if (first === undefined || last === undefined) throw new Error('a section is missing')
      first.owed = 7
      last.held[5] = 9
      last.bid[3] = 11
      first.riddle = 13
    }
    expect(there.bytes).not.toEqual(back.bytes)
    expect(stateHash(there)).toBe(stateHash(back))
    expect(stateHash(there)).not.toBe(stateHash(new State(there.layout)))
  })

  it('have a fingerprint that is the same for the same words at the same places', () => {
    const { fingerprint } = new Layout([spec], {})
    expect(new Layout([{ ...spec }], {}).fingerprint).toBe(fingerprint)
    expect(new Layout([{ ...spec, numbers: ['owes'] }], {}).fingerprint).not.toBe(fingerprint)
    expect(new Layout([{ ...spec, tables: { held: words(2) } }], {}).fingerprint).not.toBe(fingerprint)
    expect(new Layout([spec], { someOption: 0 }).fingerprint).not.toBe(fingerprint)
    expect(new Layout([spec], {}, ['some matter']).fingerprint).not.toBe(fingerprint)
  })

  it('are refused where a row of bytes does not end with a word, or a word has its name twice', () => {
    expect(() => new Layout([{ name: 'odd', tables: { rows: bytes(18, 9) } }], {})).toThrow('do not end with a word')
    expect(() => new Layout([{ name: 'twice', numbers: ['same', 'same'] }], {})).toThrow('the same number')
  })

  it('of one name are one: two chapters that keep different things under it are refused', () => {
    const { def } = tinyBook()
    const stranger = { name: 'stranger', slots: [], section: { name: 'rent', numbers: ['other'] } }
    expect(() => defineBook({ ...def, chapters: [...def.chapters, stranger] })).toThrow(
      'The chapters "rent" and "stranger" both have the section "rent".',
    )
  })

  it('tell whether anything is open in a bit of the state', () => {
    const g = newGame(tinyBook().book, { seats: 2, seed: 1 })
    expect(Object.keys(g.book.openBits).length).toBe(g.book.matters.length)
    expect(g.s.open).toBe(0)
  })
})
