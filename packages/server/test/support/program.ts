import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import type { Page } from './page.ts'

/** A token as a page draws it. */
export function newProgramToken(): string {
  return randomBytes(24).toString('base64url')
}

interface Question {
  readonly type: 'decide'
  readonly id: number
  readonly must: boolean
  readonly state: { readonly seat: number; readonly own: object }
  readonly legal: readonly { readonly do: string; readonly amount?: { readonly min: number; readonly max: number } }[]
}

/** How a program answers; undefined: not at all. */
export type Way = (question: Question) => unknown

/** Takes the first of what it can do that is no offer, for as little as can be. */
export const plainly: Way = ({ id, legal, must }) => {
  const { amount, ...first } = legal.find((action) => !('terms' in action) && action.do !== 'resign') ?? { do: 'none' }
  if (!must) return { id, action: null }
  return { id, action: amount === undefined ? first : { ...first, amount: amount.min } }
}

/** A program at a table, written by docs/PROTOCOL.md and docs/YOUR-BOT.md alone. */
export class Program {
  readonly lines: string[] = []
  readonly #socket: WebSocket
  readonly #page: Page
  way: Way

  /** `page`: looks again whenever something comes. */
  constructor(address: string, page: Page, token: string, way: Way = plainly, door = 1) {
    this.#page = page
    this.way = way
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${page.told?.code}/bot`)
    this.#socket.on('open', () => this.say({ type: 'hello', door, token }))
    this.#socket.on('message', (data) => this.#receive(String(data)))
    this.#socket.on('error', () => this.#socket.terminate())
    this.#socket.on('close', () => page.look())
  }

  say(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  get isGone(): boolean {
    return this.#socket.readyState === WebSocket.CLOSED
  }

  told(type: string) {
    return this.lines.map((line) => JSON.parse(line)).filter((message) => message.type === type)
  }

  crash(): void {
    this.#socket.terminate()
  }

  #receive(line: string): void {
    this.lines.push(line)
    const message = JSON.parse(line)
    const answer = message.type === 'decide' ? this.way(message) : undefined
    if (answer !== undefined) this.say(answer)
    this.#page.look()
  }
}
