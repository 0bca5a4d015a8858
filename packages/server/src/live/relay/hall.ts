import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Letter } from '../lines/frame.ts'
import type { SocketLine } from '../lines/line.ts'
import { Lines } from '../lines/lines.ts'
import type { Handover, Order, Report } from './wire.ts'

/** What all at a table are to be told, except some. */
interface Round {
  readonly letters: Letter[]
  readonly except: readonly number[]
}

/**
 * The lines that were handed over to this process. What all at a table are told is gathered while there is more to read,
 * so that each line is written to once, however much the table has to say at that moment.
 */
export class Hall {
  readonly #report: (report: Report) => void
  readonly #open = new Lines()
  readonly #taken = new Map<number, { readonly handover: Handover; readonly socket: Socket }>()
  readonly #lines = new Map<number, SocketLine>()
  /** By table: the lines that were admitted. */
  readonly #tables = new Map<string, Map<number, SocketLine>>()
  /** By line: the table to which it was admitted. */
  readonly #codes = new Map<number, string>()
  /** By table: what is still to be told. */
  readonly #rounds = new Map<string, Round>()
  #soon: ReturnType<typeof setImmediate> | undefined

  constructor(report: (report: Report) => void) {
    this.#report = report
  }

  /** A connection is handed over; its hand is shaken when the server no longer reads from it (`shake`). */
  take(handover: Handover, socket: Socket): void {
    const { line } = handover
    this.#taken.set(line, { handover, socket })
    socket.once('close', () => {
      if (!this.#lines.has(line)) this.#gone(line)
    })
    socket.on('error', () => socket.destroy())
  }

  #shake(line: number): void {
    const taken = this.#taken.get(line)
    if (taken === undefined) return
    this.#taken.delete(line)
    const { socket, handover } = taken
    const { headers, head, packs } = handover
    const request = { method: 'GET', headers } as unknown as IncomingMessage
    this.#open.open(request, socket, Buffer.from(head, 'base64'), packs, (opened) => {
      this.#lines.set(line, opened)
      this.#report({ is: 'open', line })
      opened.hear({
        said: (text) => this.#report({ is: 'said', line, text }),
        spent: (bytes) => this.#report({ is: 'spent', line, bytes }),
        gone: () => this.#gone(line),
      })
    })
  }

  /** `frames`: of what is to be told. */
  carryOut(order: Order, frames: Buffer): void {
    switch (order.do) {
      case 'shake':
        return this.#shake(order.line)
      case 'admit':
        return this.#admit(order.line, order.code)
      case 'tell':
        return this.#tell(order.lines, Letter.laidOut(frames))
      case 'tellAll':
        return this.#tellSoon(order.code, Letter.laidOut(frames), order.except)
      case 'close':
        this.#tellNow(this.#codes.get(order.line))
        return this.#lines.get(order.line)?.close(order.status, order.reason)
      case 'terminate':
        return this.#lines.get(order.line)?.terminate()
    }
  }

  close(): void {
    clearImmediate(this.#soon)
    this.#open.close()
  }

  /** What was said before it came is not for it. */
  #admit(number: number, code: string): void {
    const line = this.#lines.get(number)
    if (line === undefined) return
    this.#tellNow(code)
    const table = this.#tables.get(code) ?? new Map()
    this.#tables.set(code, table.set(number, line))
    this.#codes.set(number, code)
  }

  /** What was said to all before comes before it. */
  #tell(numbers: readonly number[], letter: Letter): void {
    for (const number of numbers) {
      this.#tellNow(this.#codes.get(number))
      this.#lines.get(number)?.send(letter)
    }
  }

  #tellSoon(code: string, letter: Letter, except: readonly number[]): void {
    const round = this.#rounds.get(code)
    if (round !== undefined && String(round.except) === String(except)) {
      round.letters.push(letter)
      return
    }
    this.#tellNow(code)
    this.#rounds.set(code, { letters: [letter], except })
    this.#soon ??= setImmediate(() => {
      this.#soon = undefined
      for (const each of [...this.#rounds.keys()]) this.#tellNow(each)
    })
  }

  #tellNow(code: string | undefined): void {
    const round = code === undefined ? undefined : this.#rounds.get(code)
    if (code === undefined || round === undefined) return
    this.#rounds.delete(code)
    const letter = new Letter(...round.letters)
    const except = new Set(round.except)
    for (const [number, line] of this.#tables.get(code) ?? []) if (!except.has(number)) line.send(letter)
  }

  #gone(number: number): void {
    this.#taken.delete(number)
    const code = this.#codes.get(number)
    const table = code === undefined ? undefined : this.#tables.get(code)
    table?.delete(number)
    if (code !== undefined && table?.size === 0) this.#tables.delete(code)
    this.#codes.delete(number)
    this.#lines.delete(number)
    this.#report({ is: 'gone', line: number })
  }
}
