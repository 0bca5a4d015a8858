import { existsSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { folderInMemory } from './memory.ts'

/**
 * What tests write into the folder of temporary files lies in memory, where there is room: a copy of the project there
 * takes a tenth of the CPU that a disk asks for.
 */
export default function setup(project: TestProject): (() => void) | undefined {
  const folder = folderInMemory()
  if (folder === null) return undefined
  const own = mkdtempSync(join(folder, 'files-'))
  project.config.env.TMPDIR = own
  return () => {
    rmSync(own, { recursive: true, force: true })
    // The tests of processes have the same folder, and remove it by themselves.
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
  }
}
