import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { LIMITS } from '@hausregeln/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { SocketLine } from './line.ts'
import { PACKING } from './packing.ts'

/** How often a connection is asked whether it is still there, in milliseconds. */
const HEARTBEAT = 30_000

/** The lines that this process holds. Each is asked regularly whether it is still there. */
export class Lines {
  readonly #wss = new WebSocketServer({ noServer: true, maxPayload: LIMITS.messageBytes, perMessageDeflate: PACKING })
  readonly #alive = new WeakSet<WebSocket>()
  readonly #heartbeat: ReturnType<typeof setInterval>

  constructor() {
    this.#heartbeat = setInterval(() => this.#ask(), HEARTBEAT)
    this.#heartbeat.unref()
  }

  get size(): number {
    return this.#wss.clients.size
  }

  /** Shakes hands with somebody who asks for a line; `call` is called when it is open. `packs`: see `SocketLine`. */
  open(request: IncomingMessage, stream: Duplex, head: Buffer, packs: boolean, call: (line: SocketLine) => void): void {
    this.#wss.handleUpgrade(request, stream, head, (socket) => this.#admit(socket, stream, packs, call))
  }

  close(): void {
    clearInterval(this.#heartbeat)
    for (const socket of this.#wss.clients) socket.terminate()
    this.#wss.close()
  }

  /** What is called later must not hold the request by which they came: that is larger than all else of a connection. */
  #admit(socket: WebSocket, stream: Duplex, packs: boolean, call: (line: SocketLine) => void): void {
    this.#alive.add(socket)
    socket.on('pong', () => this.#alive.add(socket))
    call(new SocketLine(socket, stream, packs))
  }

  /** Ends lines that have not answered since the last time. */
  #ask(): void {
    for (const socket of this.#wss.clients) {
      if (!this.#alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }
}
