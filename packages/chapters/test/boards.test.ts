import type { ActionRule, FrameRule } from '@hausregeln/engine/core/book.ts'
import { BookError } from '@hausregeln/engine/index.ts'
import type { BoardDef, CardEffect, DeedDef, SpaceDef } from '@hausregeln/engine/kit/definition.ts'
import { describe, expect, it } from 'vitest'
import { longerBoard, tinyBook, tinyChapters } from '../testing/tiny-book.ts'

const { board } = tinyBook()

/** The faults of a tiny book with this board in place of its own; nothing where it can be played. */
function faultsOf(damaged: unknown): readonly string[] {
  try {
    tinyBook({ board: damaged as BoardDef })
    return []
  } catch (error) {
    if (error instanceof BookError) return error.faults
    throw error
  }
}

/** The tiny board with another space in a place, given as what is other about it. */
function withSpace(at: number, space: object): unknown {
  return { ...board, spaces: board.spaces.map((old, index) => (index === at ? { ...old, ...space } : old)) }
}

function withCards(...effects: readonly unknown[]): unknown {
  const cards = effects.map((effect) => ({ text: { de: 'Karte', en: 'card' }, effect }))
  return { ...board, decks: [{ name: { de: 'Karten', en: 'cards' }, cards }] }
}

const with1 = (effect: CardEffect | object) => withCards({ do: 'nothing' }, effect)
const without = (kind: SpaceDef['kind']) => {
  const rest = { kind: 'parking', name: { de: 'Rast', en: 'rest' } }
  const spaces = board.spaces.map((space) => (space.kind === kind ? rest : space))
  const used = new Set(spaces.flatMap((space) => ('group' in space ? [space.group] : [])))
  const groups = Object.fromEntries(Object.entries(board.groups).filter(([id]) => used.has(id)))
  return { ...board, spaces, groups }
}

describe('a board that cannot be played is refused with a sentence', () => {
  const cases: readonly (readonly [string, unknown, string | RegExp])[] = [
    [
      'no station for a card that leads to the next one',
      { ...(without('station') as BoardDef), decks: (with1({ do: 'nextStation', times: 2 }) as BoardDef).decks },
      'Card 1 of deck 0 leads to the next station, and the board has none.',
    ],
    [
      'no utility for a card that leads to the next one',
      { ...(without('utility') as BoardDef), decks: (with1({ do: 'nextUtility', factor: 10 }) as BoardDef).decks },
      'Card 1 of deck 0 leads to the next utility, and the board has none.',
    ],
    [
      'a card that leads back to its own space',
      withCards({ do: 'advanceTo', space: 2 }),
      'The cards drawn on space 2 lead back there without end.',
    ],
    [
      'cards that lead back to their own space while the jail card is kept',
      withCards({ do: 'advanceTo', space: 2 }, { do: 'jailFree' }),
      'The cards drawn on space 2 lead back there without end.',
    ],
    [
      '1,000 steps back',
      with1({ do: 'back', steps: 1000 }),
      /^The way back of card 1 of deck 0 must be a whole number/,
    ],
    ['no step back', with1({ do: 'back', steps: 0 }), /^The way back of card 1 of deck 0 must be a whole number/],
    ['one space', { ...board, spaces: [{ kind: 'jail', name: { de: 'J', en: 'J' } }] }, /at least 12 spaces/],
    ['no start', withSpace(0, { kind: 'parking' }), 'Space 0 must be the start.'],
    ['two starts', withSpace(8, { kind: 'start' }), 'Space 8 is a second start: the start is space 0.'],
    ['no jail', without('jail'), 'A board needs a jail.'],
    ['too few rents of a street', withSpace(1, { rents: [10, 50] }), 'Space 1 needs 6 to 10 rents, not 2.'],
    ['too few rents of a station', withSpace(5, { rents: [] }), 'Space 5 needs 1 to 10 rents, not 0.'],
    ['too many rents', withSpace(9, { rents: new Array(11).fill(4) }), 'Space 9 needs 1 to 10 rents, not 11.'],
    ['a negative price', withSpace(1, { price: -100 }), /^The price of space 1 must be a whole number from 1 to/],
    ['a price in fractions', withSpace(1, { price: 99.5 }), /, not 99\.5\.$/],
    ['a price in words', withSpace(1, { price: '100' }), /, not "100"\.$/],
    ['a rent in words', withSpace(1, { rents: [1, 2, 3, 'four', 5, 6] }), /^Rent 3 of space 1 .* not "four"\.$/],
    [
      'an odd price whose half nobody says',
      withSpace(1, { price: 55 }),
      /^Half the price of space 1 is not a whole amount/,
    ],
    ['no price for a house', withSpace(1, { house: undefined }), 'Street 1 has no price for a house.'],
    ['an unknown effect', with1({ do: 'explode' }), 'Card 1 of deck 0 has an unknown effect: "explode".'],
    ['an unknown kind', withSpace(4, { kind: 'volcano' }), 'Space 4 is of an unknown kind: "volcano".'],
    [
      'sitting out where nobody can',
      with1({ do: 'sitOut' }),
      'Card 1 of deck 0 says "sitOut", which no chapter of this rulebook carries out.',
    ],
    ['a card without an amount', with1({ do: 'pay' }), /^The amount of card 1 of deck 0 must be a whole number/],
    ['a card to nowhere', with1({ do: 'advanceTo', space: 'length' }), /leads to space "length", which does not exist/],
    ['a deck that is missing', withSpace(2, { deck: 4 }), 'Space 2 draws from deck 4, which does not exist.'],
    ['a deck without cards', withCards(), 'Deck 0 needs 1 to 32 cards.'],
    ['nothing but a jail card', withCards({ do: 'jailFree' }), /nothing left once its get-out-of-jail card is kept/],
    [
      'a group that is missing',
      withSpace(1, { group: 'green' }),
      'Space 1 belongs to group "green", which does not exist.',
    ],
    [
      'a group without properties',
      { ...board, groups: { ...board.groups, green: board.groups.red } },
      'Group "green" has no property.',
    ],
    [
      'a group of several kinds',
      withSpace(9, { group: 'stations' }),
      /^Group "stations" mixes .*: "station", "utility"\.$/,
    ],
    ['a name in one language', withSpace(3, { name: { de: 'rot' } }), 'Space 3 has no name in German and English.'],
    ['no list of spaces', { ...board, spaces: 12 }, 'A board needs a list of spaces.'],
    ['chips of no value', { ...board, chips: [{ value: 0, colour: 'gray' }] }, /^The value of chip 0/],
    [
      'chapters that deal in any amounts, and chips',
      { ...(withSpace(9, { rents: [5, 10] }) as BoardDef), chips: [{ value: 5, colour: 'gray' }] },
      'The chapter "mortgage" deals in any amount, but the smallest chip is 5.',
    ],
  ]
  for (const [what, damaged, sentence] of cases)
    it(what, () => {
      const faults = faultsOf(damaged)
      if (typeof sentence === 'string') expect(faults).toContain(sentence)
      else expect(faults).toContainEqual(expect.stringMatching(sentence))
    })

  it('but one whose cards lead on to cards and then out again can be played', () => {
    const cards = (board.spaces as readonly SpaceDef[])[2]
    const two = board.spaces.map((space, at) => (at === 4 && cards !== undefined ? cards : space))
    const effects = [{ do: 'back', steps: 2 }, { do: 'nothing' }] as const
    expect(faultsOf({ ...(withCards(effects[0]) as BoardDef), spaces: two })).toEqual([])
    expect(faultsOf({ ...(withCards(...effects) as BoardDef), spaces: two })).toEqual([])
    const circle = withCards({ do: 'advanceTo', space: 4 }, { do: 'advanceTo', space: 2 }) as BoardDef
    expect(faultsOf({ ...circle, spaces: two })).toEqual([
      'The cards drawn on space 2 and 4 lead back there without end.',
    ])
  })

  it('and one with a longer ring, and one whose odd price says its halves', () => {
    const odd: Partial<DeedDef> = { price: 55, mortgage: 27, sale: 27 }
    expect(faultsOf(longerBoard)).toEqual([])
    expect(faultsOf(withSpace(1, odd))).toEqual([])
  })
})

describe('chapters that do not go together are refused with a sentence', () => {
  const faults = (chapters: Parameters<typeof tinyBook>[0]) => {
    try {
      return tinyBook(chapters) && []
    } catch (error) {
      return (error as BookError).faults
    }
  }
  const trade = { name: 'barter', slots: [] }

  it('one that is chosen twice', () => {
    expect(faults({ chapters: [...tinyChapters, trade, trade] })).toContain('The chapter "barter" is chosen twice.')
  })

  it('two that claim the same frame or action', () => {
    const frame: FrameRule = { kind: 'turn', name: 'turn', exclusive: false, run: () => {}, leave: () => {} }
    const action: ActionRule = { name: 'throw', check: () => null, apply: () => {} }
    const other = { name: 'other turn', slots: [], frames: [frame], actions: [action] }
    expect(faults({ chapters: [...tinyChapters, other] })).toEqual([
      'The chapters "turn" and "other turn" both have the frame "turn".',
      'The chapters "turn" and "other turn" both have the action "throw".',
    ])
  })

  it('none about turns', () => {
    const rest = tinyChapters.filter(({ name }) => name !== 'turn')
    expect(faults({ chapters: rest })).toContain('No chapter says how a turn goes: "turn" is missing.')
  })
})
