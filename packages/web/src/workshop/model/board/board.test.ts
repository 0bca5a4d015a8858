import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import { describe, expect, it } from 'vitest'
import { differencesOf } from '../../../rules/described/differences.ts'
import { build, faultsIn } from '../build.ts'
import { withoutDifference } from '../differences.ts'
import { type BoardFile, type Draft, newDraft } from '../draft.ts'
import { effectOf, VERBS, withCard, withCardAdded, withCardRemoved } from './cards.ts'
import { alikeGroups, freeGroupId, withGroup } from './groups.ts'
import { withName } from './names.ts'
import { textFor } from './printed.ts'
import { suggestedRents } from './rents.ts'
import { withShift } from './shift.ts'
import {
  isProperty,
  LEAST_SPACES,
  MOST_SPACES,
  newSpace,
  spacesOf,
  withKind,
  withSpace,
  withSpaceAdded,
  withSpaceMoved,
  withSpaceRemoved,
} from './spaces.ts'

const classic = rulebooks[0]
if (classic === undefined) throw new Error('There are no rulebooks.')
const board = boardFile(classic.board)
const name = (so: BoardFile, at: number) => JSON.stringify(spacesOf(so)[at]?.name)

/** Where the first card that leads to a space leads, by that space's name. */
function targets(so: BoardFile): string[] {
  return (so.decks ?? []).flatMap(({ cards }) =>
    cards.flatMap(({ effect }) => (effect.do === 'advanceTo' ? [name(so, effect.space)] : [])),
  )
}

function faults(so: BoardFile): readonly string[] {
  const draft = { ...newDraft({ kind: 'house', id: 'classic' }), board: so }
  const source = { rulebook: classic ?? never(), file: null }
  return faultsIn(build(draft, source, () => classic)).map(({ en }) => en)
}

function never(): never {
  throw new Error('There are no rulebooks.')
}

describe('the spaces of a board', () => {
  it('are added, moved and removed, and cards lead where they did', () => {
    const more = withSpaceAdded(board, 2, newSpace(board, 'street'))
    expect([spacesOf(more).length, name(more, 3), faults(more)]).toEqual([41, name(board, 2), []])
    expect(targets(more)).toEqual(targets(board))
    const moved = withSpaceMoved(board, 5, 12)
    expect([name(moved, 12), name(moved, 5)]).toEqual([name(board, 5), name(board, 6)])
    expect(targets(moved)).toEqual(targets(board))
    expect(withSpaceMoved(moved, 12, 5)).toEqual(board)
    const back = withSpaceRemoved(more, 2)
    expect(spacesOf(back)).toEqual(spacesOf(board))
    expect(targets(back)).toEqual(targets(board))
  })

  it('are 16 to 60, and the start stays', () => {
    let so = board
    for (let step = 0; step < 30; step++) so = withSpaceAdded(so, 1, newSpace(so, 'street'))
    expect([spacesOf(so).length, faults(so)]).toEqual([MOST_SPACES, []])
    for (let step = 0; step < 60; step++) so = withSpaceRemoved(so, spacesOf(so).length - 1)
    expect(spacesOf(so)).toHaveLength(LEAST_SPACES)
    expect([withSpaceRemoved(board, 0), withSpaceMoved(board, 0, 3), withSpaceMoved(board, 3, 0)]).toEqual([
      board,
      board,
      board,
    ])
  })

  it.each(['street', 'station', 'utility', 'tax', 'cards', 'parking', 'goToJail', 'jail'] as const)(
    'become of the kind "%s" and can be played',
    (kind) => expect(faults(withKind(board, 6, kind))).toEqual([]),
  )

  it('are told of at their place where something is wrong', () => {
    const space = spacesOf(board)[1]
    if (space === undefined || !isProperty(space)) return never()
    expect(faults(withSpace(board, 1, { ...space, price: 61 }))[0]).toContain('Half the price of space 1')
    expect(faults(withSpace(board, 1, { ...space, name: '<b>x</b>' }))[0]).toContain('markup')
  })
})

describe('a number of the rules that names a space', () => {
  it('names the same one wherever that is moved, and nothing differs for it; it follows back when that is taken back', () => {
    const rulebook = rulebooks.find(({ book }) => book.id === 'exchange') ?? never()
    const source = { rulebook, file: null }
    const fresh = newDraft({ kind: 'house', id: 'exchange' })
    const before = boardFile(rulebook.board)
    const report = rulebook.book.numbers.reportSpace
    const placeIn = (draft: Draft) => {
      const def = build(draft, source, findRulebook)?.def ?? never()
      return def.board.spaces[Number(def.numbers.reportSpace)]?.name.de
    }
    const added = withShift(fresh, source, before, { do: 'add', at: 3, space: newSpace(before, 'street') })
    expect([added.numbers.reportSpace, placeIn(added)]).toEqual([Number(report) + 1, placeIn(fresh)])
    const removed = withShift(added, source, added.board ?? never(), { do: 'remove', at: 3 })
    expect([removed.numbers, placeIn(removed)]).toEqual([{}, placeIn(fresh)])
    const moved = withShift(fresh, source, before, { do: 'move', from: Number(report), to: 5 })
    expect([moved.numbers.reportSpace, placeIn(moved)]).toEqual([5, placeIn(fresh)])
    const passed = withShift(fresh, source, before, { do: 'move', from: 2, to: 38 })
    expect([passed.numbers.reportSpace, placeIn(passed)]).toEqual([Number(report) - 1, placeIn(fresh)])
    for (const draft of [added, moved, passed]) {
      const def = build(draft, source, findRulebook)?.def ?? never()
      const differences = differencesOf(draft, def, rulebook.def)
      expect(differences.map(({ key }) => key)).toEqual(['board.spaces'])
      expect(differences.reduce((so, one) => withoutDifference(so, one, rulebook.def), draft)).toEqual(fresh)
    }
  })
})

describe('names', () => {
  it('are one for all languages, or one a language, and again one where all say the same', () => {
    const french = withName('Start', 'fr', 'Départ')
    expect(french).toEqual({ de: 'Start', en: 'Start', fr: 'Départ' })
    expect(withName(french, 'it', 'Via')).toEqual({ de: 'Start', en: 'Start', fr: 'Départ', it: 'Via' })
    expect(withName(french, 'fr', 'Start')).toBe('Start')
    expect(withName({ de: 'Los' }, 'de', '')).toBe('')
    const named = withSpace(board, 1, { ...(spacesOf(board)[1] ?? never()), name: withName('Oma', 'it', 'Nonna') })
    expect(faults(named)).toEqual([])
  })
})

describe('rents', () => {
  it('are suggested from the price: as printed where it is printed, between and beyond in proportion', () => {
    const streets = spacesOf(board).filter((space) => space.kind === 'street')
    for (const street of streets)
      if (isProperty(street))
        expect(suggestedRents(spacesOf(board), 'street', street.price)[0]).toBeLessThanOrEqual(street.rents[0] ?? 0)
    const [low, middle, high] = [50, 150, 500].map((price) => suggestedRents(spacesOf(board), 'street', price))
    for (const [level, rent] of (middle ?? []).entries()) {
      expect(rent).toBeGreaterThan(low?.[level] ?? 0)
      expect(rent).toBeLessThan(high?.[level] ?? 0)
    }
    expect(suggestedRents([], 'street', 100)).toEqual([6, 30, 90, 240, 350, 450])
  })
})

describe('groups', () => {
  it('whose colours some cannot tell apart are named; those of the rulebooks are far enough apart', () => {
    for (const { board: printed } of rulebooks) expect(alikeGroups(boardFile(printed))).toEqual([])
    const id = freeGroupId(board)
    const alike = withGroup(board, id, { name: 'Other', colour: board.groups?.red?.colour ?? '' })
    expect(alikeGroups(alike).map(({ other }) => other.name)).toEqual(['Other'])
  })
})

describe('cards', () => {
  it.each(VERBS)('do "%s", and say so by themselves until somebody has written their text', (verb) => {
    const more = withCardAdded(board, 0)
    const last = (more.decks?.[0]?.cards.length ?? 0) - 1
    const card = more.decks?.[0]?.cards[last] ?? never()
    const changed = withCard(more, 0, last, { ...card, effect: effectOf(verb, card.effect) })
    const now = changed.decks?.[0]?.cards[last] ?? never()
    expect([now.effect.do, now.text]).toEqual([verb, textFor(board, now.effect)])
    const own = withCard(changed, 0, last, { ...now, text: 'Mine' })
    const kept = withCard(own, 0, last, { effect: { do: 'nothing' }, text: 'Mine' })
    expect(kept.decks?.[0]?.cards[last]?.text).toBe('Mine')
    expect(withCardRemoved(changed, 0, last)).toEqual(board)
  })
})
