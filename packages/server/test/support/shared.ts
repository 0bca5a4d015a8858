import type { TestProject } from 'vitest/node'
import { bundleServer } from './bundle.ts'
import { BUNDLE, Desk, POSTGRES } from './desk.ts'
import { TestDatabase } from './postgres.ts'

/**
 * One PostgreSQL for all files of tests that only need databases of their own, and one bundle of the server for those
 * that start processes of it. Both are made for the first that asks, and the bundle again when tests run again.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = new Desk(POSTGRES, TestDatabase.start, ({ address }) => address)
  const bundle = new Desk(BUNDLE, bundleServer, (path) => path)
  await Promise.all([postgres.open(), bundle.open()])
  project.onTestsRerun(() => bundle.forget())
  return async () => {
    const removed = postgres.close().then((database) => database?.remove())
    const done = await Promise.allSettled([bundle.close(), removed])
    for (const one of done) if (one.status === 'rejected') throw one.reason
  }
}
