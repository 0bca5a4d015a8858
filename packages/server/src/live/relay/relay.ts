import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Letter } from '../lines/frame.ts'
import type { Ears, Holder, Line } from '../lines/line.ts'
import { type Handover, type Order, type Report, type Taken, Wire } from './wire.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
/** Nothing to read, the server's own output, the way by which connections are handed over, and the wire (see main.ts). */
const STDIO = ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'] as const
const WIRE = 4
/** What of a request for a WebSocket tells how to shake hands. */
const HEADS = [
  'upgrade',
  'connection',
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
] as const
/** Bytes that may wait for a relay that reads nothing any more before it is given up, and its pages come back. */
const BACKLOG = 256_000_000

/** A line that the relay holds. */
class RelayedLine implements Line {
  readonly held: { readonly holder: Holder; readonly number: number }
  readonly #say: (order: Order) => void
  ears: Ears | null = null
  open = true

  constructor(holder: Holder, number: number, say: (order: Order) => void) {
    this.held = { holder, number }
    this.#say = say
  }

  hear(ears: Ears): void {
    this.ears = ears
  }

  send(letter: Letter): void {
    if (this.open) this.held.holder.tell([this.held.number], letter)
  }

  close(status: number, reason: string): void {
    if (this.open) this.#say({ do: 'close', line: this.held.number, status, reason })
    this.open = false
  }

  terminate(): void {
    this.#say({ do: 'terminate', line: this.held.number })
    this.open = false
  }
}

/** Somebody on whose line the relay has yet to shake hands, and who has one. */
interface Handed {
  readonly stream: Duplex
  readonly call: (line: Line) => void
  line: RelayedLine | null
}

/**
 * Hands connections over to a process of its own, which is started when there is a first one. What goes to many of them
 * goes there once, and that process writes it to each, which is most of what a crowd costs. If it ends, so do its lines:
 * pages come back by themselves, and another is started.
 */
export class Relay implements Holder {
  readonly #failed: (error: unknown) => void
  readonly #handed = new Map<number, Handed>()
  #next = 1
  #process: ChildProcess | null = null
  #wire: Wire<Order, Report> | null = null

  /** `failed`: called if the process ends though nobody has ended it. */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed
  }

  get size(): number {
    return this.#handed.size
  }

  /** The process id of the relay; null: it was not started. */
  get pid(): number | null {
    return this.#process?.pid ?? null
  }

  /** Hands somebody over who asks for a line; `call` is called when it is open. */
  open(request: IncomingMessage, stream: Duplex, head: Buffer, packs: boolean, call: (line: Line) => void): void {
    if (!(stream instanceof Socket)) throw new Error('Only what comes by the network can be handed over.')
    this.#start()
    const line = this.#next++
    const headers = Object.fromEntries(
      HEADS.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]])),
    )
    this.#handed.set(line, { stream, call, line: null })
    // The server counts it until it ends (`#gone`). Otherwise Node would leave counting to the relay, and a server whose
    // relay has ended would wait for its answer for ever when it closes.
    Object.assign(stream, { server: null })
    const handover: Handover = { line, headers, head: head.toString('base64'), packs }
    this.#process?.send(handover, stream, {}, (error) => error && this.#gone(line))
  }

  admit(code: string, line: number): void {
    this.#say({ do: 'admit', code, line })
  }

  tellAll(code: string, letter: Letter, except: readonly number[]): void {
    this.#say({ do: 'tellAll', code, except }, letter.plain)
  }

  tell(lines: readonly number[], letter: Letter): void {
    this.#say({ do: 'tell', lines }, letter.plain)
  }

  /** Ends all lines, and the process; fulfilled when it has ended. */
  async end(): Promise<void> {
    const child = this.#process
    this.#process = null
    this.#lose()
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    if (child.connected) child.disconnect()
    await ended
  }

  #start(): void {
    if (this.#process !== null) return
    const child = fork(MAIN, [], { stdio: [...STDIO], execArgv: [] })
    this.#process = child
    this.#wire = new Wire(child.stdio[WIRE] as Duplex, (report) => this.#hear(report))
    child.on('message', ({ taken }: Taken) => this.#say({ do: 'shake', line: taken }))
    child.once('error', (error) => this.#ended(child, error))
    child.once('exit', (code, signal) => this.#ended(child, new Error(`The relay has ended (${signal ?? code}).`)))
  }

  #say(order: Order, frames?: Buffer): void {
    this.#wire?.say(order, frames)
    if ((this.#wire?.waiting ?? 0) > BACKLOG) this.#process?.kill('SIGKILL')
  }

  #hear(report: Report): void {
    const handed = this.#handed.get(report.line)
    if (handed === undefined) return
    switch (report.is) {
      case 'open':
        handed.line = new RelayedLine(this, report.line, (order) => this.#say(order))
        return handed.call(handed.line)
      case 'said':
        return handed.line?.ears?.said(report.text)
      case 'spent':
        return handed.line?.ears?.spent(report.bytes)
      case 'gone':
        return this.#gone(report.line)
    }
  }

  #ended(child: ChildProcess, error: unknown): void {
    if (child !== this.#process) return
    this.#process = null
    this.#lose()
    this.#failed(error)
  }

  #lose(): void {
    this.#wire = null
    for (const line of [...this.#handed.keys()]) this.#gone(line)
  }

  #gone(number: number): void {
    const handed = this.#handed.get(number)
    if (handed === undefined) return
    this.#handed.delete(number)
    if (handed.line !== null) handed.line.open = false
    handed.line?.ears?.gone()
    // For those who count connections it ends only now.
    handed.stream.destroy()
  }
}
