import { Zip, ZipPassThrough } from 'fflate'

/** A file of an archive, in pieces that are made as they are asked for. */
export interface Part {
  readonly path: string
  readonly pieces: Iterable<Uint8Array>
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** In an archive: what was deflated. */
const DEFLATE = 8
const NOTHING = new Uint8Array(0)

/** All files in one archive, in their order. None of them is ever there as a whole. */
export async function archive(parts: readonly Part[]): Promise<Blob> {
  const written: Uint8Array<ArrayBuffer>[] = []
  const failed = Promise.withResolvers<never>()
  const zip = new Zip((error, bytes) => {
    if (error === null) written.push(bytes)
    else failed.reject(error)
  })
  for (const { path, pieces } of parts) {
    const file = deflated(path)
    zip.add(file)
    for (const piece of pieces) {
      file.push(piece)
      await Promise.race([file.ready, failed.promise])
    }
    file.push(NOTHING, true)
    await Promise.race([file.done, failed.promise])
  }
  zip.end()
  return new Blob(written, { type: TYPE })
}

/** Deflates the next bytes of a file, so that what it returns can stand by itself; `final`: these are the last. */
export type Deflate = (bytes: Uint8Array, final: boolean) => Uint8Array<ArrayBuffer>

let deflate: Deflate | null = null

/** A host that deflates without streams (Node) may bring it. */
export function bringDeflate(own: Deflate): void {
  deflate = own
}

function deflated(path: string): ZipPassThrough & Waited {
  return deflate === null ? new Streamed(path) : new Deflated(path, deflate)
}

interface Waited {
  /** When more of the file can be pushed. */
  readonly ready: Promise<void>
  /** When all of it is in the archive. */
  readonly done: Promise<void>
}

/** A file that is deflated by its host. */
class Deflated extends ZipPassThrough implements Waited {
  readonly ready = Promise.resolve()
  readonly done = Promise.resolve()
  readonly #deflate: Deflate

  constructor(path: string, own: Deflate) {
    super(path)
    this.compression = DEFLATE
    this.#deflate = own
  }

  protected override process(bytes: Uint8Array, final: boolean): void {
    this.ondata(null, this.#deflate(bytes, final), final)
  }
}

/** A file that is deflated by what browsers and Node have built in, which is many times as quick as a script. */
class Streamed extends ZipPassThrough implements Waited {
  readonly done: Promise<void>
  readonly #into: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>

  constructor(path: string) {
    super(path)
    this.compression = DEFLATE
    const { readable, writable } = new CompressionStream('deflate-raw')
    this.#into = writable.getWriter()
    this.done = this.#pump(readable.getReader())
  }

  get ready(): Promise<void> {
    return this.#into.ready
  }

  async #pump(from: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>): Promise<void> {
    for (;;) {
      const { value = NOTHING, done } = await from.read()
      this.ondata(null, value, done)
      if (done) return
    }
  }

  protected override process(bytes: Uint8Array<ArrayBuffer>, final: boolean): void {
    if (bytes.length > 0) void this.#into.write(bytes)
    if (final) void this.#into.close()
  }
}
