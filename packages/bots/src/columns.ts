import { NOBODY } from '@hausregeln/engine'
import { type AnyNo, type By, column } from '@hausregeln/engine/core/state/column.ts'

/** Tables that a bot keeps, read by seat, deed, group …: see the engine's core/state/column.ts. */
export type Reals<No extends AnyNo> = Float64Array & By<No>
export type Bytes<No extends AnyNo> = Uint8Array & By<No>
export type Integers<No extends AnyNo, Item = number> = Int32Array & By<No, Item>

export function reals<No extends AnyNo>(length: number): Reals<No> {
  return column(new Float64Array(length))
}

export function bytes<No extends AnyNo>(length: number): Bytes<No> {
  return column(new Uint8Array(length))
}

export function integers<No extends AnyNo>(length: number): Integers<No> {
  return column(new Int32Array(length))
}

/** No deed, no seat: a number that is never read by. */
export const NONE: number = NOBODY
