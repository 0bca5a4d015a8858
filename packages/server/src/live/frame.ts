/** First byte of a message that is one frame, of text. */
const WHOLE_TEXT = 0x81
/** Lengths up to this stand in the second byte; the marks say that two, or eight, bytes follow with the length. */
const SHORT = 125
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/**
 * A text message as a server's frame of WebSocket (RFC 6455, 5.2: whole, not masked), so that one that goes to many is
 * laid out once.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT ? 2 : length <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = WHOLE_TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
