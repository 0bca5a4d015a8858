import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compile } from './program.ts'

/** Characters of a SHA-256 in hexadecimal digits. */
const DIGEST = 64

/**
 * What V8 has made of a script, so that a process need not read it again: as it was kept, or made now and kept. It fits
 * this script and this version of Node, or it is made anew; null where V8 makes none.
 */
export function codeOf(folder: string, name: string, script: string): Uint8Array | null {
  const file = join(folder, `${name}.code`)
  const made = hash('sha256', `${process.version} ${process.arch} ${script}`)
  return read(file, made) ?? make(file, made, script)
}

/** V8 looks at neither what its code was made of nor whether it is whole: the file begins with the digests of both. */
function read(file: string, made: string): Uint8Array | null {
  try {
    const bytes = readFileSync(file)
    const code = bytes.subarray(2 * DIGEST)
    const isWhole = bytes.toString('latin1', 0, 2 * DIGEST) === made + hash('sha256', code)
    return isWhole ? code : null
  } catch {
    return null
  }
}

function make(file: string, made: string, script: string): Uint8Array | null {
  const code = compile({ script, code: null }, true).cachedData
  if (code === undefined) return null
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(draft, Buffer.concat([Buffer.from(made + hash('sha256', code), 'latin1'), code]))
    renameSync(draft, file)
  } catch {
    // Where nothing can be written, each process makes its own.
    rmSync(draft, { force: true })
  }
  return code
}
