import { type RecordHeader, readRecord, type Text } from '@hausregeln/engine'
import { bookOf, playersOf } from '../game/opened.ts'
import { loadGame } from '../game/saves.ts'
import type { Player, WealthPoint } from '../game/types.ts'
import { type Outline, outlineOf } from './outline.ts'
import { type Frame, Reel } from './reel.ts'

/** Where a recorded game is: by its id in this browser, or the text of a record. */
export type ReelSource = { readonly game: string } | { readonly text: string }

/** A recorded game, ready to be looked at after any of its entries. */
export interface OpenReel {
  readonly header: RecordHeader
  readonly players: readonly Player[]
  readonly length: number
  readonly steps: Int32Array
  readonly stopped: Text | null
  readonly outline: Outline
  readonly wealth: readonly WealthPoint[]
}

/** What a page may ask of the worker that looks at recorded games. Errors carry a sentence. */
export interface ReelReader {
  open(source: ReelSource): Promise<OpenReel>
  at(entry: number): Frame
}

export class WorkerReelReader implements ReelReader {
  #reel: Reel | null = null

  async open(source: ReelSource): Promise<OpenReel> {
    const saved = 'game' in source ? await loadGame(source.game) : { game: null, record: readRecord(source.text) }
    if (saved === null) throw new Error('missing')
    const { header } = saved.record
    const { book } = await bookOf(header)
    const reel = new Reel(book, saved.record)
    this.#reel = reel
    const { length, steps, stopped, lines, wealth, top } = reel
    const players = saved.game?.players ?? playersOf(saved.record)
    return { header, players, length, steps, stopped, wealth, outline: outlineOf(lines, wealth, book.board, top) }
  }

  at(entry: number): Frame {
    if (this.#reel === null) throw new Error('No game is open.')
    return this.#reel.at(entry)
  }
}
