import { constants, deflateRawSync } from 'node:zlib'

/** First byte of a message that is one frame, of text; the mark of one that is packed (RFC 7692). */
const WHOLE_TEXT = 0x81
const PACKED = 0x40
/** Lengths up to this stand in the second byte; the marks say that two, or eight, bytes follow with the length. */
const SHORT = 125
const TWO_BYTES = 126
const EIGHT_BYTES = 127
/** Bytes from which on a message is packed: packing a shorter one costs more than what it saves is worth. */
const LONG = 1024
/** Little is gained by looking for more. */
const PACKING = { level: 1, finishFlush: constants.Z_SYNC_FLUSH }
/** The end of what is packed, which is left out (RFC 7692, 7.2.1). */
const TAIL = 4

/**
 * A message as it goes over the wire, or several one after the other: laid out once, however many it goes to, and packed
 * once. Nothing of one message is needed to unpack the next, so that the same bytes serve all.
 */
export class Letter {
  readonly #parts: readonly (string | Letter)[]
  #plain: Buffer | null = null
  #packed: Buffer | null = null

  /** `parts`: texts of messages, and letters. */
  constructor(...parts: readonly (string | Letter)[]) {
    this.#parts = parts
  }

  /** What another process has laid out: `plain` of a letter there. */
  static laidOut(plain: Buffer): Letter {
    const letter = new Letter()
    letter.#plain = plain
    return letter
  }

  get plain(): Buffer {
    this.#plain ??= joined(this.#parts.map((part) => (typeof part === 'string' ? textFrame(part) : part.plain)))
    return this.#plain
  }

  /** For pages that can unpack. */
  get packed(): Buffer {
    this.#packed ??= joined(
      this.#parts.length === 0
        ? bodiesIn(this.plain).map(packedFrame)
        : this.#parts.map((part) => (typeof part === 'string' ? packedFrame(Buffer.from(part)) : part.packed)),
    )
    return this.#packed
  }
}

/** One alone is not copied. */
function joined(frames: readonly Buffer[]): Buffer {
  const [first] = frames
  return first !== undefined && frames.length === 1 ? first : Buffer.concat(frames)
}

function packedFrame(body: Buffer): Buffer {
  if (body.length < LONG) return textFrame(body)
  const packed = deflateRawSync(body, PACKING)
  const length = packed.length - TAIL
  const frame = begun(WHOLE_TEXT | PACKED, length)
  packed.copy(frame, frame.length - length, 0, length)
  return frame
}

/**
 * A text message as a server's frame of WebSocket (RFC 6455, 5.2: whole, not masked), so that one that goes to many is
 * laid out once.
 */
export function textFrame(text: string | Buffer): Buffer {
  const length = Buffer.byteLength(text)
  const frame = begun(WHOLE_TEXT, length)
  if (typeof text === 'string') frame.write(text, frame.length - length)
  else text.copy(frame, frame.length - length)
  return frame
}

/** What frames say that are not packed. */
function bodiesIn(frames: Buffer): Buffer[] {
  const bodies: Buffer[] = []
  for (let at = 0; at < frames.length; ) {
    const short = frames[at + 1] ?? 0
    const head = short <= SHORT ? 2 : short === TWO_BYTES ? 4 : 10
    const length =
      head === 2 ? short : head === 4 ? frames.readUInt16BE(at + 2) : Number(frames.readBigUInt64BE(at + 2))
    bodies.push(frames.subarray(at + head, at + head + length))
    at += head + length
  }
  return bodies
}

/** A frame with room for so many bytes at its end. */
function begun(mark: number, length: number): Buffer {
  const head = length <= SHORT ? 2 : length <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = mark
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  return frame
}
