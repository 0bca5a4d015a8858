const encoder = new TextEncoder()
/** So large that hardly anything is lost between two pieces. */
const PIECE = 200_000
/** The most bytes of a character, as strings count them. */
const WIDEST = 3
const ASCII = 128

/** Text written one after the other as bytes: nearly all of a file is short and of the first 128 characters. */
export class Bytes {
  #room = new Uint8Array(PIECE * 2)
  #at = 0

  add(text: string): this {
    const needed = this.#at + text.length * WIDEST
    if (needed > this.#room.length) this.#grow(needed)
    const room = this.#room
    let at = this.#at
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code >= ASCII) {
        at += encoder.encodeInto(text.slice(index), room.subarray(at)).written
        break
      }
      room[at++] = code
    }
    this.#at = at
    return this
  }

  #grow(needed: number): void {
    const room = new Uint8Array(needed * 2)
    room.set(this.#room.subarray(0, this.#at))
    this.#room = room
  }

  /** Whether it is time to take what is there. */
  get full(): boolean {
    return this.#at >= PIECE
  }

  /** What was written since it was last taken. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#room.slice(0, this.#at)
    this.#at = 0
    return taken
  }
}
