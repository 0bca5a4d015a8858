import { classic, findRulebook } from '@hausregeln/rulebooks'
import { bookFile, openBook } from '@hausregeln/rulebooks/file/index.ts'
import { expect, it } from 'vitest'
import type { BookBrief } from '../../start.ts'
import { type TableDraft, withBuiltIn, withOptions, withOwn, withSeats } from './tableDraft.ts'

const brief = (id: string, minSeats: number, maxSeats: number): BookBrief => ({
  id,
  title: id,
  line: '',
  minutes: null,
  paragraphs: 1,
  minSeats,
  maxSeats,
  speedDie: false,
  scenery: undefined,
  colours: [],
})
const books = [brief('classic', 2, 8), brief('few', 3, 4)]
const draft: TableDraft = {
  own: null,
  settings: {
    title: 'Friday',
    rulebook: 'classic',
    options: { freeParking: 1 },
    seats: 8,
    public: false,
    spectators: true,
    pace: 'normal',
    countdown: 8,
    clock: { decision: 0, game: 0, timeout: 'bot' },
    companion: true,
  },
}

it('a rulebook that is chosen begins with its own house rules, as many seats as it allows, and all else as it was set', () => {
  const { settings, own } = withBuiltIn(draft, brief('few', 3, 4))
  expect(settings).toEqual({ ...draft.settings, rulebook: 'few', options: {}, seats: 4 })
  expect(own).toBeNull()
})

it('a rulebook that was brought gives way to a built-in one, and no trace of it stays', () => {
  const read = openBook({ ...bookFile(classic), id: 'own-rules' }, findRulebook)
  if (read.faults) throw new Error('It cannot be played.')
  const brought = withOwn(draft, read.value)
  expect(brought.settings).toMatchObject({ rulebook: 'own-rules', options: {}, seats: 8 })
  const served: TableDraft = { ...brought, settings: { ...brought.settings, book: 'b'.repeat(64) } }
  const { settings, own } = withBuiltIn(served, brief('classic', 2, 8))
  expect(own).toBeNull()
  expect('book' in settings).toBe(false)
})

it('seats that were set while another rulebook was on its way are as many as that one allows', () => {
  const later = withBuiltIn({ ...draft, settings: { ...draft.settings, seats: 3 } }, brief('few', 3, 4))
  expect(withSeats(later, 8, books).settings.seats).toBe(4)
  expect(withSeats(draft, 7, books).settings.seats).toBe(7)
})

it('house rules of the rulebook before are not those of the one that has come', () => {
  expect(withOptions(draft, classic, { auctions: 0 }).settings.options).toEqual({ freeParking: 1, auctions: 0 })
  const later = withBuiltIn(draft, brief('few', 3, 4))
  expect(withOptions(later, classic, { auctions: 0 })).toBe(later)
})
