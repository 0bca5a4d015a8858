import { fault } from '@hausregeln/engine'
import { type BookFile, FILE_LIMITS, type Read } from '@hausregeln/rulebooks/file/index.ts'
import { say } from '@hausregeln/rulebooks/file/say.ts'

/** A link is no longer than this, so that whatever people send each other takes it whole. */
export const MOST_LINK = 2000

/** A rulebook's file as a word for an address: compressed, of letters, digits, `-` and `_`. */
export async function encodeBook(file: BookFile): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(file))
  return toWord(await read(piped(text, new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY))
}

/** The text of the file that such a word holds, as yet unchecked, or why it holds none. */
export async function decodeBook(word: string): Promise<Read<string>> {
  try {
    const bytes = await read(piped(fromWord(word), new DecompressionStream('deflate-raw')), FILE_LIMITS.bytes)
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return {
      faults: [fault([], say('noRules'))],
    }
  }
}

function piped(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(stream)
}

/** All bytes of a stream; one that goes beyond `most` is given up. */
async function read(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    length += piece.value.length
    if (length > most) {
      await reader.cancel()
      throw new RangeError('too long')
    }
    pieces.push(piece.value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

function toWord(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Throws for a word that no bytes were made into. */
function fromWord(word: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
