import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Settings } from '../settings.ts'

const KEY_BYTES = 32
/** The file in a data directory. */
export const KEY_FILE = 'guest.key'

/**
 * The keys that sign guests' tokens lie one after the other: the first signs, the others are earlier ones, whose
 * tokens still count.
 */
export function newKey(): Buffer {
  return randomBytes(KEY_BYTES)
}

/** With a new key in front of the earlier ones. */
export function rotated(keys: Buffer): Buffer {
  return Buffer.concat([newKey(), keys])
}

/** Without the earlier ones, whose tokens are then no longer valid. */
export function withoutOld(keys: Buffer): Buffer {
  return keys.subarray(0, KEY_BYTES)
}

/** Where a server finds its keys, for those who run it. */
export function placeOfKeys({
  databaseUrls,
  dataDirectories: [first = ''],
}: Pick<Settings, 'databaseUrls' | 'dataDirectories'>): string {
  return databaseUrls.length === 0 ? join(first, KEY_FILE) : 'the database'
}

/** The keys one by one. Throws a sentence if they are none: `where` says where they were found. */
export function splitKeys(keys: Buffer, where: string): readonly Buffer[] {
  if (keys.length < KEY_BYTES || keys.length % KEY_BYTES !== 0)
    throw new KeyError(
      `The key in ${where} has ${keys.length} bytes, where ${KEY_BYTES} are needed: it is damaged. Put back the one of ` +
        'your back-up. Without it nobody is recognised; if there is none, remove it, and a new one is made.',
    )
  return Array.from({ length: keys.length / KEY_BYTES }, (_, n) => keys.subarray(n * KEY_BYTES, (n + 1) * KEY_BYTES))
}

/** A key that cannot be used; the message is a sentence for those who run the server. */
export class KeyError extends Error {}

/** The keys in a data directory, readable by their owner only; one is made if there is none. */
export function guestKey(directory: string): Buffer {
  const file = join(directory, KEY_FILE)
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    writeKey(directory, newKey(), linkSync)
    return readFileSync(file)
  }
}

/** Replaces the keys in a data directory, wholly or not at all. */
export function putKey(directory: string, keys: Buffer): void {
  writeKey(directory, keys, renameSync)
}

/** `put`: brings the file, which is whole, to its place. */
function writeKey(directory: string, keys: Buffer, put: (from: string, to: string) => void): void {
  const file = join(directory, KEY_FILE)
  const fresh = `${file}.new`
  rmSync(fresh, { force: true })
  writeFileSync(fresh, keys, { flag: 'wx', mode: 0o600, flush: true })
  put(fresh, file)
  rmSync(fresh, { force: true })
  syncDirectory(dirname(file))
}

/** What was renamed stays so when the power is lost; Windows cannot be asked for it. */
function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(directory, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
