import type { Duplex } from 'node:stream'

/** What the relay is told. Lines are named by numbers. */
export type Order =
  /** A connection that was handed over is the relay's alone: its hand is to be shaken. */
  | { readonly do: 'shake'; readonly line: number }
  /** From now on this line is told what all at the table are. */
  | { readonly do: 'admit'; readonly code: string; readonly line: number }
  /** Tells these lines what comes with it, frames of a letter. */
  | { readonly do: 'tell'; readonly lines: readonly number[] }
  /** Tells it all who were admitted to a table, except these lines. */
  | { readonly do: 'tellAll'; readonly code: string; readonly except: readonly number[] }
  /** Closes a line, by a close code of WebSocket. */
  | { readonly do: 'close'; readonly line: number; readonly status: number; readonly reason: string }
  /** Ends a line without a word. */
  | { readonly do: 'terminate'; readonly line: number }

/** What the relay reports. */
export type Report =
  | { readonly is: 'open'; readonly line: number }
  /** See `Ears`. */
  | { readonly is: 'said'; readonly line: number; readonly text: string | null }
  | { readonly is: 'spent'; readonly line: number; readonly bytes: number }
  | { readonly is: 'gone'; readonly line: number }

/** What comes with a connection that is handed over. */
export interface Handover {
  readonly line: number
  /** Heads of the request for a WebSocket, and what has been read behind them, base64. */
  readonly headers: Readonly<Record<string, string>>
  readonly head: string
  readonly packs: boolean
}

/** What the relay answers to a handover, by the way by which that has come: the server has let go of the connection then. */
export interface Taken {
  readonly taken: number
}

/** Bytes that come before a message: how long it is, and what comes with it. */
const HEAD = 8
const NOTHING = Buffer.alloc(0)

/** The other of the two processes: what is said to it arrives in order, as JSON, with bytes that come with it. */
export class Wire<Said, Heard> {
  readonly #stream: Duplex
  readonly #hear: (message: Heard, bytes: Buffer) => void
  #read: Buffer[] = []
  #held = 0
  #wanted = HEAD

  constructor(stream: Duplex, hear: (message: Heard, bytes: Buffer) => void) {
    this.#stream = stream
    this.#hear = hear
    // When one process has ended the other is told so otherwise.
    stream.on('error', () => stream.destroy())
    stream.on('data', (data: Buffer) => this.#take(data))
  }

  /** Bytes that have been said and wait to be read. */
  get waiting(): number {
    return this.#stream.writableLength
  }

  say(message: Said, bytes: Buffer = NOTHING): void {
    if (!this.#stream.writable) return
    const text = JSON.stringify(message)
    const length = Buffer.byteLength(text)
    const head = Buffer.allocUnsafe(HEAD + length)
    head.writeUInt32BE(length, 0)
    head.writeUInt32BE(bytes.length, 4)
    head.write(text, HEAD)
    this.#stream.cork()
    this.#stream.write(head)
    if (bytes.length > 0) this.#stream.write(bytes)
    this.#stream.uncork()
  }

  /** What is not there as a whole waits for the rest of it. */
  #take(data: Buffer): void {
    this.#read.push(data)
    this.#held += data.length
    if (this.#held < this.#wanted) return
    let rest = this.#read.length === 1 ? data : Buffer.concat(this.#read)
    for (;;) {
      this.#wanted = sizeOf(rest)
      if (rest.length < this.#wanted) break
      const ends = HEAD + rest.readUInt32BE(0)
      const message = JSON.parse(rest.toString('utf8', HEAD, ends)) as Heard
      this.#hear(message, rest.subarray(ends, this.#wanted))
      rest = rest.subarray(this.#wanted)
    }
    this.#read = rest.length > 0 ? [rest] : []
    this.#held = rest.length
  }
}

/** How many bytes the message takes that begins here, as far as is known. */
function sizeOf(bytes: Buffer): number {
  return bytes.length < HEAD ? HEAD : HEAD + bytes.readUInt32BE(0) + bytes.readUInt32BE(4)
}
