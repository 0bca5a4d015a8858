import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { bundleServer } from './bundle.ts'
import { BUNDLE, Desk, POSTGRES } from './desk.ts'
import { folderInMemory } from './memory.ts'
import { TestDatabase } from './postgres.ts'

/**
 * One PostgreSQL for all files of tests that only need databases of their own, and one bundle of the server for those
 * that start processes of it. Both are made for the first that asks, and the bundle again when tests run again.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = folderInMemory()
  if (folder !== null) project.config.env.TMPDIR = folder
  const start = () => TestDatabase.start(folder ?? undefined)
  const postgres = new Desk(POSTGRES, start, ({ address }) => address)
  const bundle = new Desk(BUNDLE, bundleServer, (path) => path)
  await Promise.all([postgres.open(), bundle.open()])
  project.onTestsRerun(() => bundle.forget())
  return async () => {
    const removed = postgres.close().then((database) => database?.remove())
    const done = await Promise.allSettled([bundle.close(), removed])
    if (folder !== null) rmSync(folder, { recursive: true, force: true })
    for (const one of done) if (one.status === 'rejected') throw one.reason
  }
}
