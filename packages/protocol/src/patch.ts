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
  const words = [wordsOf(before), wordsOf(after)] as const
  for (let start = 0; ; ) {
    start = firstDifference(before, after, words, start)
    if (start >= after.length) return Uint8Array.from(patch)
    const end = endOfRun(before, after, start)
    const length = end - start
    patch.push(start & LOW, start >> BYTE, length & LOW, length >> BYTE)
    for (let at = start; at < end; at++) patch.push(after[at] ?? 0)
    start = end
  }
}

/** The bytes as whole words, without what is left over at the end. */
function wordsOf({ buffer, byteOffset, length }: Uint8Array): Int32Array {
  const whole = length - (length % WORD)
  return byteOffset % WORD === 0
    ? new Int32Array(buffer, byteOffset, whole / WORD)
    : new Int32Array(buffer.slice(byteOffset, byteOffset + whole))
}

/**
 * Where they differ first from `at` on; their length: nowhere. Most of a view does not change: it is passed over in
 * words.
 */
function firstDifference(
  before: Uint8Array,
  after: Uint8Array,
  [wordsBefore, wordsAfter]: readonly [Int32Array, Int32Array],
  at: number,
): number {
  while (at < after.length) {
    if (at % WORD === 0) {
      let word = at / WORD
      while (word < wordsAfter.length && wordsBefore[word] === wordsAfter[word]) word++
      at = word * WORD
    }
    if (before[at] !== after[at]) return at
    at++
  }
  return at
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

/** Brings a view up to date, in place, by a patch in base64. */
export function decodePatch(view: Uint8Array, patch: string): void {
  applyPatch(view, fromBase64(patch))
}
