import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TestDatabase } from './postgres.ts'

/** Where tests learn by which address they reach the PostgreSQL that they share: a socket of this machine. */
export const SHARED = 'HAUSREGELN_TEST_POSTGRES'

/**
 * One PostgreSQL for all files of tests that only need databases of their own: started by the first that asks, and ended
 * with the run.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const path = join(tmpdir(), `hausregeln-postgres-${process.pid}.sock`)
  let started: Promise<TestDatabase> | undefined
  const server = createServer((socket) => {
    started ??= TestDatabase.start()
    socket.on('error', () => undefined)
    started.then(
      ({ address }) => socket.end(address),
      (error) => socket.destroy(error),
    )
  })
  await new Promise<void>((done) => server.listen(path, done))
  process.env[SHARED] = path
  return async () => {
    server.close()
    await started?.then((database) => database.remove())
    rmSync(path, { force: true })
  }
}
