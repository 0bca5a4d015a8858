import { describe, expect, it } from 'vitest'
import {
  clientMessageSchema,
  codeSchema,
  marksOf,
  nameSchema,
  PIECES,
  requestSchema,
  settingsSchema,
} from '../src/index.ts'

const settings = {
  title: 'Ours',
  rulebook: 'classic',
  options: { autoRent: 1 },
  seats: 4,
  public: false,
  spectators: true,
  pace: 'normal',
  countdown: 6,
  clock: { decision: 60, game: 0, timeout: 'bot' },
  companion: false,
}

describe('messages of a page', () => {
  it('are read', () => {
    const token = 'a.b'
    const hello = { type: 'hello', protocol: 1, token, client: 'x'.repeat(16), from: 0 }
    const bid = { type: 'request', number: 1, request: { ask: 'move', move: { do: 'bid', seat: 1, amount: 120 } } }
    for (const message of [hello, bid, { type: 'react', reaction: 'cheer' }, { type: 'ping', sent: 1.5 }])
      expect(clientMessageSchema.parse(message)).toEqual(message)
  })

  it('lose what does not belong to them', () => {
    const move = { do: 'throw', seat: 0, extra: true }
    expect(requestSchema.parse({ ask: 'move', move, more: 1 })).toEqual({ ask: 'move', move: { do: 'throw', seat: 0 } })
  })

  it.each([
    { ask: 'move', move: { do: 'bid', seat: 1, amount: -1 } },
    { ask: 'move', move: { do: 'bid', seat: 8, amount: 1 } },
    { ask: 'move', move: { do: 'win!', seat: 1 } },
    { ask: 'move' },
    { ask: 'sit', seat: 0, nonce: 'ABC' },
    { ask: 'keep', entry: { host: 'reveal', seed: '00' } },
    { ask: 'keep', entry: { host: 'adjust', what: 'cash' } },
    { ask: 'give', outcome: [] },
    { ask: 'say', text: '\u0007' },
    { ask: 'unknown' },
  ])('are refused: %j', (request) => {
    expect(requestSchema.safeParse(request).success).toBe(false)
  })
})

describe('settings', () => {
  it('are read', () => expect(settingsSchema.parse(settings)).toEqual(settings))

  it.each([
    { seats: 1 },
    { seats: 9 },
    { pace: 'hasty' },
    { countdown: -1 },
    { clock: { decision: 1.5, game: 0, timeout: 'bot' } },
    { grace: -1 },
    { unattended: 'sleep' },
  ])('are refused with %j', (change) =>
    expect(settingsSchema.safeParse({ ...settings, ...change }).success).toBe(false),
  )
})

describe('names and codes', () => {
  it('are single lines, trimmed', () => {
    expect(nameSchema.parse('  Ada \n\t Lovelace ')).toBe('Ada Lovelace')
    expect(nameSchema.safeParse('\u202e\u200b').success).toBe(false)
  })

  it('have only letters and digits that are told apart', () => {
    expect(codeSchema.safeParse('23456789ab').success).toBe(true)
    for (const code of ['23456789a', '23456789al', '23456789a0', '../../../x', '23456789AB'])
      expect(codeSchema.safeParse(code).success).toBe(false)
  })
})

describe('pieces and colours of seats', () => {
  it('are those of the seat’s own number where nothing was chosen', () => {
    expect(marksOf([{}, {}, {}])).toEqual([0, 1, 2].map((seat) => ({ piece: PIECES[seat], colour: seat })))
  })

  it('are each there once, whatever was chosen: who has chosen nothing gives way', () => {
    const marks = marksOf([
      {},
      { piece: 'lighthouse', colour: 0 },
      { colour: 7 },
      ...Array.from({ length: 5 }, () => ({})),
    ])
    expect(marks[1]).toEqual({ piece: 'lighthouse', colour: 0 })
    expect(new Set(marks.map(({ piece }) => piece)).size).toBe(8)
    expect(new Set(marks.map(({ colour }) => colour)).size).toBe(8)
  })
})
