import type { Duplex } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/** What the relay is told. Lines are named by numbers. */
export type Order =
  /** A connection that was handed over is the relay's alone: its hand is to be shaken. */
  | { readonly do: 'shake'; readonly line: number }
  /** From now on this line is told what all at the table are. */
  | { readonly do: 'admit'; readonly code: string; readonly line: number }
  /** Tells these lines some messages, texts. */
  | { readonly do: 'tell'; readonly lines: readonly number[]; readonly texts: readonly string[] }
  /** Tells all who were admitted to a table, except these lines. */
  | {
      readonly do: 'tellAll'
      readonly code: string
      readonly except: readonly number[]
      readonly texts: readonly string[]
    }
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

/** The other of the two processes: what is said to it arrives in order, a line of JSON each. */
export class Wire<Said, Heard> {
  readonly #stream: Duplex
  readonly #decoder = new StringDecoder()
  #rest = ''

  constructor(stream: Duplex, hear: (message: Heard) => void) {
    this.#stream = stream
    // When one process has ended the other is told so otherwise.
    stream.on('error', () => stream.destroy())
    stream.on('data', (data: Buffer) => {
      const lines = (this.#rest + this.#decoder.write(data)).split('\n')
      this.#rest = lines.pop() ?? ''
      for (const line of lines) hear(JSON.parse(line) as Heard)
    })
  }

  /** Bytes that have been said and wait to be read. */
  get waiting(): number {
    return this.#stream.writableLength
  }

  say(message: Said): void {
    if (this.#stream.writable) this.#stream.write(`${JSON.stringify(message)}\n`)
  }
}
