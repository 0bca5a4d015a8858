import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { createBot, nextBotAction } from '@hausregeln/bots'
import { moveOf, RECORD_FORMAT, Session, writeRecord } from '@hausregeln/engine'
import { LIMITS, PROTOCOL_VERSION } from '@hausregeln/protocol'
import { classic } from '@hausregeln/rulebooks'
import { WebSocket } from 'ws'
import { newNonce, tableSettings } from '../test/support/server.ts'

/**
 * Four attackers of different kinds at once, each at an address of its own, as fast as they are answered: large games that
 * are brought, reasons of bots in such a game, connections and pages that are not there, large rulebooks. Tells when it
 * has begun, and then what the server has answered.
 */
const { values } = parseArgs({ options: { server: { type: 'string' }, seconds: { type: 'string', default: '20' } } })
const server = String(values.server)
/** Attackers of a kind that ask at the same time. */
const AT_ONCE = 12
const OK = 200

/** How often there was which answer. */
const answers: Record<string, Record<string, number>> = {}

function count(kind: string, answer: string | number): void {
  const of = answers[kind] ?? {}
  answers[kind] = of
  of[answer] = (of[answer] ?? 0) + 1
}

interface Asked {
  readonly from: string
  readonly token?: string | undefined
  readonly body?: string | undefined
}

async function ask(path: string, { from, token, body }: Asked): Promise<{ status: number; answer: unknown }> {
  const headers = {
    'x-forwarded-for': from,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const response = await fetch(server + path, { headers, ...(body !== undefined && { method: 'POST', body }) })
  return { status: response.status, answer: await response.json().catch(() => ({})) }
}

async function guestAt(from: string): Promise<string> {
  const { answer } = await ask('/api/guest', { from, body: JSON.stringify({ name: 'Eve' }) })
  return (answer as { token: string }).token
}

/** The record of a game between bots, of nearly as many letters as one may have. */
function largeRecord(): string {
  for (let seed = 1; ; seed++) {
    const seats = [{ name: 'Eve' }, ...['A', 'B', 'C'].map((name) => ({ name, bot: 'steady' }))]
    const chance = { kind: 'seed', seed } as const
    const { id: rulebook, version } = classic.book
    const session = new Session(classic.book, { format: RECORD_FORMAT, rulebook, version, seats, options: {}, chance })
    const bots = seats.map(() => createBot('random'))
    for (const [seat, bot] of bots.entries()) bot.begin(seed + seat)
    while (session.game.s.over === 0 && session.length < 9500)
      session.act(moveOf(session.game, nextBotAction(session.game, bots)))
    const text = writeRecord(session.record)
    const { over, alive } = session.game.s
    // Who brings it takes the first seat.
    if (over === 0 && (alive & 1) === 1 && text.length <= LIMITS.record) return text
  }
}

const record = largeRecord()
const brought = JSON.stringify({ ...tableSettings({ seats: 4 }), record })

async function bringGames(from: string, token: string): Promise<void> {
  const { status } = await ask('/api/tables', { from, token, body: brought })
  count('games of 0.9 MB', status)
}

/** A table that goes on with such a game, so that its bots have reasons. */
async function beginTable(from: string, token: string): Promise<string> {
  const { answer } = await ask('/api/tables', { from, token, body: brought })
  const { code } = answer as { code: string }
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${code}/live`, {
    headers: { 'x-forwarded-for': from },
  })
  await once(socket, 'open')
  const hello = { type: 'hello', protocol: PROTOCOL_VERSION, token, client: newNonce().slice(0, 20), from: 0 }
  const requests = [{ ask: 'sit', seat: 0, nonce: newNonce() }, { ask: 'start' }]
  socket.send(JSON.stringify(hello))
  await once(socket, 'message')
  for (const [index, request] of requests.entries())
    socket.send(JSON.stringify({ type: 'request', number: index + 1, request }))
  await new Promise<void>((done, failed) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as { type: string; number?: number }
      if (message.type === 'refused') failed(new Error(String(data)))
      if (message.type === 'done' && message.number === requests.length) done()
    })
  })
  socket.terminate()
  return code
}

/** Numbers of the entries of the record that the bot on seat 1 has made. */
const BOTS_ENTRIES = record
  .split('\n')
  .flatMap((line, number) => (line.includes('"seat":1') && line.includes('"do":"throw"') ? [number] : []))

async function askWhy(from: string, token: string, code: string): Promise<void> {
  const entry = BOTS_ENTRIES[Math.floor(BOTS_ENTRIES.length * (performance.now() % 1))]
  const { status, answer } = await ask(`/api/tables/${code}/whys/${entry}/1`, { from, token })
  const { reason } = answer as { reason: unknown }
  count('reasons', status === OK ? status : `${status} ${reason}`)
}

let turn = 0
async function comeAndGo(from: string, token: string): Promise<void> {
  if (turn++ % 2 === 0) {
    const { status } = await ask(`/nothing/${turn}`, { from })
    return count('pages that are not there', status)
  }
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/2222222222/live`, {
    headers: { 'x-forwarded-for': from },
  })
  const opened = await Promise.race([once(socket, 'open').then(() => true), once(socket, 'error').then(() => false)])
  if (opened) {
    const hello = { type: 'hello', protocol: PROTOCOL_VERSION, token, client: newNonce().slice(0, 20), from: 0 }
    socket.send(JSON.stringify(hello))
    await once(socket, 'message')
  }
  socket.on('error', () => undefined)
  socket.terminate()
  count('connections', opened ? 'let in' : 'refused')
}

/** A rulebook of nearly as many letters as one may have: what stands in it is looked at completely. */
const book = JSON.stringify({
  format: 1,
  id: 'large',
  version: 1,
  title: { de: 'Groß', en: 'Large' },
  extends: 'classic',
  numbers: Object.fromEntries(Array.from({ length: 7000 }, (_, n) => [`number-${n}-${'x'.repeat(12)}`, n])),
})

async function bringBook(from: string, token: string): Promise<void> {
  const { status } = await ask('/api/books', { from, token, body: book })
  count(`rulebooks of ${(book.length / 1e6).toFixed(1)} MB`, status)
}

/** Does something again and again, so many at once. */
async function attack(kind: (from: string, token: string) => Promise<void>, from: string, until: number) {
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const token = await guestAt(from)
      while (performance.now() < until) await kind(from, token).catch(() => count('cut', 1))
    }),
  )
}

const whysFrom = '198.51.100.2'
const asker = await guestAt(whysFrom)
const code = await beginTable(whysFrom, asker)
process.send?.({ address: server })
const until = performance.now() + Number(values.seconds) * 1000
await Promise.all([
  attack(bringGames, '198.51.100.1', until),
  attack((from) => askWhy(from, asker, code), whysFrom, until),
  attack(comeAndGo, '198.51.100.3', until),
  attack(bringBook, '198.51.100.4', until),
])
process.send?.(answers)
process.disconnect()
