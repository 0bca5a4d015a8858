import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where it is written what a game becomes, and what a table. */
const SOURCES: readonly string[] = [
  fileURLToPath(import.meta.resolve('@hausregeln/engine')),
  fileURLToPath(import.meta.resolve('@hausregeln/rulebooks')),
  join(import.meta.dirname, '../index.ts'),
].map(dirname)

let digest: Promise<string> | undefined

/**
 * Names this program by all that it is made of: another one might play a game otherwise, and only playing it from its
 * beginning shows whether it does. Read once.
 */
export function programDigest(): Promise<string> {
  digest ??= digestOf(SOURCES)
  return digest
}

async function digestOf(folders: readonly string[]): Promise<string> {
  const sum = createHash('sha256')
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort()
    const files = await Promise.all(names.map((name) => readFile(join(folder, name))))
    for (const [index, file] of files.entries()) sum.update(`${names[index]} ${file.length}\n`).update(file)
  }
  return sum.digest('hex')
}
