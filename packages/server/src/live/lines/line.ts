import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Letter } from './frame.ts'

/** Bytes that may wait for one who reads slowly before they are let go; they come back and catch up. */
const BACKLOG = 1_000_000
/** Bytes that are sent until they are counted. */
const LUMP = 65_536

/** What is told of a line. */
export interface Ears {
  /** The other side has said something; null: no text. */
  said(text: string | null): void
  /** So many bytes have been sent since this was last called. */
  spent(bytes: number): void
  /** The line has ended. */
  gone(): void
}

/** Where lines are held that this process does not hold: what goes to many goes there once. */
export interface Holder {
  /** From now on this line is told what all at the table are. */
  admit(code: string, number: number): void
  /** Tells all at a table who were admitted, except these. */
  tellAll(code: string, letter: Letter, except: readonly number[]): void
  /** Tells these. */
  tell(numbers: readonly number[], letter: Letter): void
}

/** A connection to a page or a program, wherever it is held. */
export interface Line {
  readonly open: boolean
  /** Where it is held, if not by this process, and by which number. */
  readonly held: { readonly holder: Holder; readonly number: number } | null
  /** From now on `ears` are told. */
  hear(ears: Ears): void
  send(letter: Letter): void
  /** Says that the line ends, by a close code of WebSocket. */
  close(code: number, reason: string): void
  /** Ends it without a word. */
  terminate(): void
}

/** A line that this process holds. */
export class SocketLine implements Line {
  readonly held = null
  readonly #socket: WebSocket
  /** What the socket writes to: frames that are laid out already go there directly. */
  readonly #stream: Duplex
  /** Whether the other side can unpack messages. */
  readonly #packs: boolean
  #ears: Ears | null = null
  #uncounted = 0

  constructor(socket: WebSocket, stream: Duplex, packs: boolean) {
    this.#socket = socket
    this.#stream = stream
    this.#packs = packs
    socket.on('message', (data, binary) => this.#ears?.said(binary ? null : String(data)))
    socket.on('close', () => this.#gone())
    socket.on('error', () => socket.terminate())
  }

  get open(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  hear(ears: Ears): void {
    this.#ears = ears
  }

  send(letter: Letter): void {
    if (!this.open) return
    if (this.#stream.writableLength > BACKLOG) return this.terminate()
    const frames = this.#packs ? letter.packed : letter.plain
    this.#stream.write(frames)
    this.#uncounted += frames.length
    if (this.#uncounted >= LUMP) this.#count()
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  #count(): void {
    const bytes = this.#uncounted
    this.#uncounted = 0
    if (bytes > 0) this.#ears?.spent(bytes)
  }

  #gone(): void {
    this.#count()
    this.#ears?.gone()
  }
}
