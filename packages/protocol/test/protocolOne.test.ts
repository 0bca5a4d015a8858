import { describe, expect, it } from 'vitest'
import { clientMessageSchema, PROTOCOL_VERSION, serverMessageSchema, settingsSchema } from '../src/index.ts'

/**
 * Protocol 1 as it was when clients were first written for it. Nothing in this file is ever changed: a page, or a program,
 * that says only this is still understood, and what it is told has all that it knows, whatever has been added.
 */
const [ADA, BEN] = ['adaadaadaadaadaa', 'benbenbenbenbenb'].map((id) => ({ id, name: id.slice(0, 3) }))

const SETTINGS = {
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

const REQUESTS = [
  { ask: 'sit', seat: 0, nonce: '0123456789abcdef0123456789abcdef' },
  { ask: 'stand' },
  { ask: 'seatBot', seat: 1, bot: 'steady' },
  { ask: 'seatPerson', seat: 2, name: 'Cem' },
  { ask: 'clearSeat', seat: 2 },
  { ask: 'configure', settings: SETTINGS },
  { ask: 'start' },
  { ask: 'move', move: { do: 'throw', seat: 0 } },
  { ask: 'move', move: { do: 'bid', seat: 1, amount: 120 } },
  { ask: 'resign' },
  { ask: 'standIn', seat: 1, bot: 'plain' },
  { ask: 'return' },
  { ask: 'propose', what: 'pause' },
  { ask: 'propose', what: 'resume' },
  { ask: 'propose', what: 'takeBack' },
  { ask: 'answer', agree: true },
  { ask: 'give', outcome: [3, 4] },
  { ask: 'keep', entry: { host: 'undo', from: 3 } },
  { ask: 'keep', entry: { host: 'resign', seat: 1 } },
  { ask: 'say', text: 'Hello' },
  { ask: 'mute', guest: 'benbenbenbenbenb', muted: true },
  { ask: 'report', line: 1, reason: 'rude' },
  { ask: 'rematch' },
]

const TIMES = { waits: { until: 5, seconds: 6 }, clocks: [{ until: 5, left: null }], now: 4 }
const SEATS = [
  { name: 'ada', guest: ADA?.id, bot: null, standIn: 'steady', nonce: '0123456789abcdef0123456789abcdef' },
  { name: null, guest: null, bot: null, standIn: null, nonce: null },
]
const TABLE = {
  ...{ code: '2222222222', settings: SETTINGS, phase: 'playing', host: ADA, seats: SEATS, commitment: 'ab' },
  ...{ proposal: { what: 'pause', by: 0, agreed: [0], needed: [0, 1] }, frozen: null, rematch: null, created: 1 },
}
const LINE = { round: 1, turnSeat: 0, event: { type: 'threw' }, offer: null, entry: 2, reason: null }
const GAME = {
  ...{ header: { rulebook: 'classic' }, view: 'AAAA', entries: 2 },
  ...{ log: { kept: 0, lines: [LINE] }, wealth: { kept: 0, points: [{ turn: 1, wealth: [1500], prices: [] }] } },
}
const SAID = { line: 1, at: 3, guest: BEN, seat: null, text: 'Hello' }

const TOLD = [
  {
    ...{
      type: 'welcome',
      protocol: 1,
      sequence: 7,
      guest: ADA,
      table: TABLE,
      game: GAME,
      chat: [SAID],
      muted: [BEN?.id],
    },
    ...{ done: 3, ...TIMES },
  },
  {
    type: 'welcome',
    protocol: 1,
    sequence: 1,
    guest: ADA,
    table: TABLE,
    game: null,
    chat: [],
    muted: [],
    done: 0,
    ...TIMES,
  },
  { type: 'update', sequence: 8, ...TIMES },
  {
    type: 'update',
    sequence: 8,
    table: TABLE,
    game: { ...GAME, view: undefined, patch: 'AAAA' },
    chat: [SAID],
    ...TIMES,
  },
  { type: 'times', ...TIMES, waits: null },
  { type: 'done', number: 3, sequence: 8 },
  { type: 'refused', number: 4, refusal: 'notYourTurn', sentence: 'It is not your turn.' },
  { type: 'presence', guests: [ADA?.id] },
  { type: 'reaction', guest: BEN, reaction: 'cheer' },
  { type: 'pong', sent: 1.5, now: 4 },
  { type: 'goodbye', reason: 'restart', sentence: 'The server is restarted.', retry: true },
]

describe('protocol 1', () => {
  it('is the one that is spoken', () => expect(PROTOCOL_VERSION).toBe(1))

  it.each([
    { type: 'hello', protocol: 1, token: 'a.b', client: 'clientclientclie', from: 0 },
    { type: 'react', reaction: 'cheer' },
    { type: 'ping', sent: 1.5 },
    ...REQUESTS.map((request, number) => ({ type: 'request', number: number + 1, request })),
  ])('is understood: %j', (message) => {
    expect(clientMessageSchema.parse(message)).toEqual(message)
  })

  it('has settings of tables as they were', () => expect(settingsSchema.parse(SETTINGS)).toEqual(SETTINGS))

  it.each(TOLD)('is told with all that was in it: $type', (message) => {
    expect(serverMessageSchema.parse(message)).toMatchObject(message)
  })
})
