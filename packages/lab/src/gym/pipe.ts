const WORD = 4

/** What comes from the parent process, in pieces as long as they are asked for. */
export class Incoming {
  readonly #chunks: AsyncIterator<Buffer> = process.stdin[Symbol.asyncIterator]()
  #left: Uint8Array = new Uint8Array()

  /** So many bytes; null: the pipe is closed. */
  async bytes(length: number): Promise<Buffer<ArrayBuffer> | null> {
    const bytes = Buffer.alloc(length)
    return (await this.fill(bytes)) ? bytes : null
  }

  /** Fills an array; false: the pipe is closed. */
  async fill({ buffer, byteOffset, byteLength }: Uint8Array | Int32Array): Promise<boolean> {
    const bytes = new Uint8Array(buffer, byteOffset, byteLength)
    for (let at = 0; at < bytes.length; ) {
      if (this.#left.length === 0) {
        const { done, value } = await this.#chunks.next()
        if (done) return false
        this.#left = value
      }
      const taken = this.#left.subarray(0, bytes.length - at)
      bytes.set(taken, at)
      at += taken.length
      this.#left = this.#left.subarray(taken.length)
    }
    return true
  }

  /** A whole number of 32 bits; null: the pipe is closed. */
  async word(): Promise<number | null> {
    return (await this.bytes(WORD))?.readInt32LE(0) ?? null
  }

  /** A whole number of 64 bits; null: the pipe is closed. */
  async long(): Promise<bigint | null> {
    return (await this.bytes(2 * WORD))?.readBigInt64LE(0) ?? null
  }
}

/** Tells the parent process something of a kind. Resolves when all of it has been written: nothing is read before. */
export function send(kind: number, content: Uint8Array): Promise<void> {
  const head = new Uint8Array(Int32Array.of(kind, content.length).buffer)
  const all = Buffer.concat([head, content], head.length + content.length)
  return new Promise((resolve) => {
    process.stdout.write(all, () => resolve())
  })
}
