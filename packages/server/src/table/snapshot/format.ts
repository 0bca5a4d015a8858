import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { KeptPlay } from '../game/play.ts'
import type { KeptHistory } from '../state/history.ts'

/** A table as it stood after one of its steps: what follows from them all. */
export interface Snapshot {
  /** See `programDigest`. */
  readonly program: string
  readonly code: string
  readonly sequence: number
  /** SHA-256 of the text of that step, by which a log of another table, or one that went another way, is known. */
  readonly last: string
  readonly history: KeptHistory
  readonly play: KeptPlay
}

/** A snapshot that cannot be used; the message is a sentence. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError'
}

const FORMAT = 'hausregeln-snapshot-1\n'
const HASH_BYTES = 32
const HEAD = FORMAT.length + HASH_BYTES
/** The most that a snapshot may hold: more was never written. */
const MOST = 64_000_000

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** What a text is known by. */
export function sumOf(text: string): string {
  return hash('sha256', text)
}

/** A snapshot as bytes: what format it is, a SHA-256, and all of it as JSON, compressed in a thread of its own. */
export async function writeSnapshot(snapshot: Snapshot): Promise<Buffer> {
  const body = await deflate(JSON.stringify(snapshot), { level: 1 })
  return Buffer.concat([Buffer.from(FORMAT), hash('sha256', body, 'buffer'), body])
}

/** Reads it again. Rejects with `SnapshotError` if it is not what was written. */
export async function readSnapshot(bytes: Uint8Array): Promise<Snapshot> {
  const format = Buffer.from(bytes.subarray(0, FORMAT.length)).toString('latin1')
  if (format !== FORMAT) throw new SnapshotError('It is of another format.')
  const body = bytes.subarray(HEAD)
  if (!hash('sha256', body, 'buffer').equals(bytes.subarray(FORMAT.length, HEAD)))
    throw new SnapshotError('It is not what was written.')
  return JSON.parse(String(await inflate(body, { maxOutputLength: MOST }))) as Snapshot
}
