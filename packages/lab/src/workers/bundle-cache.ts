import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename, isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A bundle: its script, the files it was made of, and when making it began, in milliseconds since 1970. */
export interface Made {
  readonly script: string
  readonly sources: readonly string[]
  readonly began: number
}

/** What lies in a file: the script, and what it must agree with. */
interface Kept {
  readonly sources: readonly string[]
  /** Of each source (see `stampOf`). */
  readonly stamps: readonly string[]
  /** Of script and sources, and of the script alone. */
  readonly digest: string
  readonly scriptDigest: string
  readonly script: string
}

/**
 * The script that was kept for a module, if it is still what would be made: no file of which it was made, and no
 * description of the packages of these files, has changed. Else null; what cannot be read was not kept.
 */
export function keptBundle(folder: string, module: string): string | null {
  try {
    const kept: Kept = JSON.parse(readFileSync(fileFor(folder, module), 'utf8'))
    const { sources, stamps, digest, scriptDigest, script } = kept
    if (hash('sha256', script) !== scriptDigest) return null
    const now = sources.map(stampOf)
    if (now.every((stamp, at) => stamp === stamps[at])) return script
    if (digestOf(sources, script) !== digest) return null
    write(folder, module, { ...kept, stamps: now })
    return script
  } catch {
    return null
  }
}

/**
 * Keeps a bundle for later processes, unless a source has changed in the meantime. It comes into its place whole,
 * however many processes do the same; where nothing can be written, nothing is kept.
 */
export function keep(folder: string, module: string, { script, sources, began }: Made): void {
  const files = sources.filter(isAbsolute)
  const all = [...files, ...descriptions(files)]
  if (all.some((source) => statSync(source).mtimeMs >= began)) return
  const stamps = all.map(stampOf)
  const digests = { digest: digestOf(all, script), scriptDigest: hash('sha256', script) }
  write(folder, module, { sources: all, stamps, ...digests, script })
}

function write(folder: string, module: string, kept: Kept): void {
  const file = fileFor(folder, module)
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(draft, JSON.stringify(kept))
    renameSync(draft, file)
  } catch {
    if (existsSync(draft)) rmSync(draft)
  }
}

function fileFor(folder: string, module: string): string {
  return join(folder, `${nameOf(module)}.json`)
}

/** What is kept of a module has this name. */
export function nameOf(module: string): string {
  return `${basename(module, '.ts')}-${hash('sha256', module).slice(0, 12)}`
}

/**
 * What changes whenever a file is written: also the time of its last change of any kind, which nobody can set. A file that
 * has only been copied or touched has another one, and is read.
 */
function stampOf(source: string): string {
  const { size, mtimeMs, ctimeMs, ino } = statSync(source)
  return [size, mtimeMs, ctimeMs, ino].join(' ')
}

/** Of script and sources together, so that damage to or a change of either shows. */
function digestOf(sources: readonly string[], script: string): string {
  const parts = sources.map((source) => `${source} ${hash('sha256', readFileSync(source))}`)
  return hash('sha256', [...parts, script].join('\n'))
}

/**
 * The `package.json` of each source: it says which file a package's name stands for, and which bundler makes them one.
 */
function descriptions(sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => findPackageJSON(pathToFileURL(source)) ?? []))]
}
