import { fromBase64 } from './base64.ts'

/**
 * What has changed in a view, as bytes: runs of an offset and a length, two bytes each with the low one first, and the
 * new bytes. On the wire they are base64.
 */
const RUN_HEAD = 4
const BYTE = 8
const LOW = 0xff
const WORD = 4

/** The patch that makes `before` into `after`, both of one length below 65,536. Empty: they are equal. */
export function makePatch(before: Uint8Array, after: Uint8Array): Uint8Array {
  const patch: number[] = []
  const words = [new DataView(before.buffer, before.byteOffset), new DataView(after.buffer, after.byteOffset)] as const
  for (let at = 0; at < after.length; at++) {
    if (at % WORD === 0 && sameWord(words, at, after.length)) {
      at += WORD - 1
      continue
    }
    if (before[at] === after[at]) continue
    const start = at
    at = endOfRun(before, after, start)
    const length = at - start
    patch.push(start & LOW, start >> BYTE, length & LOW, length >> BYTE, ...after.subarray(start, at))
  }
  return Uint8Array.from(patch)
}

/** Most of a view does not change: it is passed over in words. */
function sameWord([before, after]: readonly [DataView, DataView], at: number, length: number): boolean {
  return at + WORD <= length && before.getInt32(at) === after.getInt32(at)
}

/** A run goes on over a gap that is shorter than the head of the next would be. */
function endOfRun(before: Uint8Array, after: Uint8Array, start: number): number {
  let end = start + 1
  for (let at = end; at < after.length && at < end + RUN_HEAD; at++) if (before[at] !== after[at]) end = at + 1
  return end
}

/** Carries a patch out on `view`. Throws `RangeError` if it does not fit. */
export function applyPatch(view: Uint8Array, patch: Uint8Array): void {
  let at = 0
  const byte = () => patch[at++] ?? 0
  while (at < patch.length) {
    const start = byte() | (byte() << BYTE)
    const length = byte() | (byte() << BYTE)
    if (start + length > view.length || at + length > patch.length) throw new RangeError('This patch does not fit.')
    view.set(patch.subarray(at, at + length), start)
    at += length
  }
}

export function decodePatch(view: Uint8Array, patch: string): void {
  applyPatch(view, fromBase64(patch))
}
