import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type Bot, createBot, NOTHING } from '@hausregeln/bots'
import { Game, given, moveOf, NOBODY, seatsIn } from '@hausregeln/engine'
import { type By, column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { decodePatch, fromBase64, type MessageOf, PROTOCOL_VERSION } from '@hausregeln/protocol'
import { classic } from '@hausregeln/rulebooks'
import { WebSocket } from 'ws'
import { Person } from '../test/support/server.ts'

export const SEATS = 4
const WELCOME = '{"type":"welcome"'
const UPDATE = '{"type":"update"'
const REFUSED = '{"type":"refused"'
const GOODBYE = '{"type":"goodbye"'

/** A table of four scripted pages: one of them keeps the view, all of them note when they are told. */
export class BenchTable {
  readonly code: string
  readonly #sockets: By<SeatNo, WebSocket> & readonly WebSocket[]
  /** Of the last request of each: all have sat down. */
  readonly #numbers: By<SeatNo> = column(new Array<number>(SEATS).fill(1))
  readonly #bot: Bot = createBot('plain')
  readonly #game = new Game(classic.book, given)
  #view: Uint8Array = new Uint8Array()
  #told = 0
  #sent = 0
  #onTold: (milliseconds: number) => void = () => undefined
  #done: () => void = () => undefined
  over = false

  private constructor(code: string, sockets: readonly WebSocket[]) {
    this.code = code
    this.#sockets = column(sockets)
  }

  /**
   * A game that has just begun. `addresses`: the processes that its pages are at, in turn. `packed`: pages pack all that
   * they say, and unpack what they are told, as browsers do.
   */
  static async begin(addresses: readonly string[], number: number, packed: boolean): Promise<BenchTable> {
    const at = (seat: number) => addresses[seat % addresses.length] ?? ''
    const names = Array.from({ length: SEATS }, (_, seat) => `P${number}-${seat}`)
    const persons = await Promise.all(names.map((name, seat) => Person.named(name, at(seat))))
    const options = { autoRent: 1 }
    const [host] = persons
    if (host === undefined) throw new Error('Nobody is there to open a table.')
    const code = await host.createTable({ seats: SEATS, options })
    const sockets = await Promise.all(persons.map((person, seat) => connect(at(seat), code, person.token, packed)))
    const table = new BenchTable(code, sockets)
    for (const [seat, socket] of sockets.entries()) {
      const told = Promise.all(sockets.map(hearsUpdate))
      send(socket, { number: 1, request: { ask: 'sit', seat, nonce: randomBytes(16).toString('hex') } })
      await told
    }
    for (const [seat, socket] of sockets.entries()) socket.on('message', (data) => table.#hear(seat, data as Buffer))
    const begun = new Promise<void>((resolve) => {
      table.#done = resolve
    })
    table.#ask(0, { ask: 'start' })
    await begun
    return table
  }

  /** Makes one move; fulfilled when all four pages have been told. `told`: milliseconds until each of the others was. */
  act(told: (milliseconds: number) => void): Promise<void> {
    this.#onTold = told
    return new Promise((resolve) => {
      this.#done = resolve
      this.#play()
    })
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  #play(): void {
    const game = this.#game
    const seat = seatsIn(game.s.must)[0] ?? NOBODY
    const action = seat === NOBODY ? NOTHING : this.#bot.decide(game.shown, seat, game.terms)
    if (action === NOTHING) {
      this.over = true
      return this.#done()
    }
    const request = { ask: 'move', move: moveOf(game, action) }
    this.#told = 0
    this.#sent = performance.now()
    this.#ask(seat, request)
  }

  #ask(seat: SeatNo, request: object): void {
    send(this.#sockets[seat], { number: ++this.#numbers[seat], request })
  }

  /** Only the page that keeps the view reads more than the beginning. */
  #hear(seat: number, message: Buffer): void {
    const begins = (text: string) => message.toString('latin1', 0, text.length) === text
    if (begins(REFUSED) || begins(GOODBYE)) throw new Error(`A scripted move was refused: ${message}`)
    if (!begins(UPDATE)) return
    this.#onTold(performance.now() - this.#sent)
    if (seat === 0) this.#look(JSON.parse(String(message)) as MessageOf<'update'>)
    if (++this.#told >= SEATS) this.#done()
  }

  #look({ game }: MessageOf<'update'>): void {
    if (game?.view !== undefined) this.#view = fromBase64(game.view)
    else if (game?.patch !== undefined) decodePatch(this.#view, game.patch)
    this.#game.s.load(this.#view)
  }
}

async function connect(address: string, code: string, token: string, packed: boolean): Promise<WebSocket> {
  const perMessageDeflate = packed && { threshold: 0 }
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${code}/live`, { perMessageDeflate })
  await once(socket, 'open')
  const client = randomBytes(12).toString('hex')
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, token, client, from: 0 }))
  await hears(socket, WELCOME)
  return socket
}

function send(socket: WebSocket, message: { readonly number: number; readonly request: object }): void {
  socket.send(JSON.stringify({ type: 'request', ...message }))
}

/** Fulfilled when a page is told of the next step, by whatever process it is at. */
function hearsUpdate(socket: WebSocket): Promise<void> {
  return hears(socket, UPDATE)
}

/** Fulfilled when a page gets a message that begins so. */
function hears(socket: WebSocket, beginning: string): Promise<void> {
  return new Promise((resolve) => {
    const listen = (data: unknown) => {
      if (!String(data).startsWith(beginning)) return
      socket.off('message', listen)
      resolve()
    }
    socket.on('message', listen)
  })
}
