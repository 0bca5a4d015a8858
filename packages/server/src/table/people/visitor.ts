import type { Guest, ServerMessage } from '@hausregeln/protocol'
import { Letter } from '../../live/lines/frame.ts'
import type { Holder } from '../../live/lines/line.ts'

/** A line to a program: what it has been told of its game. */
export interface ProgramLine {
  /** Whether it knows the game. */
  introduced: boolean
  /** Lines of the game's log that it has been told, or that were there before it came. */
  heard: number
  /** Questions that it has not answered, in order, as entries of the record. */
  readonly asked: number[]
  tell(message: object): void
}

/** A page that is connected to a table, or a program. */
export interface Visitor {
  readonly guest: Guest
  /** Names the page, see `Receipt`. */
  readonly client: string
  readonly connected: boolean
  /** Whether it can be sent to another place of the same server. */
  readonly movable: boolean
  /** Whether it wants the game as named JSON as well. */
  readonly named?: boolean
  /** Whether it is told who has come and gone, rather than each time who is there. */
  readonly crowds?: boolean
  /** A program is told its questions, and nothing of what pages are told. */
  readonly program?: ProgramLine
  /** Where its connection is held, and by which number, if not by this process. */
  readonly held?: Held | null
  /** Sends what has been written already: a message, or several one after the other. */
  sendWritten(letter: Letter): void
  send(message: ServerMessage): void
  /**
   * Ends the connection. `retry`: whether the page should come back; `to`: at which place, if it can be sent to one.
   */
  dismiss(reason: string, sentence: string, retry: boolean, to?: string | null): void
}

/** A connection that is held elsewhere. */
export interface Held {
  readonly holder: Holder
  readonly number: number
}

/** A message as it goes over the wire: written once, however many it goes to. */
export function write(message: ServerMessage): Letter {
  return new Letter(JSON.stringify(message))
}
