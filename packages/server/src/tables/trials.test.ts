import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SqliteStorage } from '../storage/sqlite.ts'
import type { Table } from '../table/table.ts'
import { Timeline } from '../table/time/timeline.ts'
import type { World } from '../table/world.ts'
import { MOST_ENDED, Trials } from './trials.ts'
import { Turnstile } from './turnstile.ts'

/** A process that opens tables kept in this directory; those that play by themselves do so at once. */
async function living<T>(
  directory: string,
  owner: string,
  use: (trials: Trials, table: (plays: boolean) => () => Promise<Table>, errors: string[]) => Promise<T>,
): Promise<T> {
  const storage = new SqliteStorage(directory)
  const time = new Timeline()
  const errors: string[] = []
  const tell = (_: object, sentence: string) => void errors.push(sentence)
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: tell }
  const trials = new Trials({ storage, time, owner, log } as unknown as World, new Turnstile(4))
  const table = (plays: boolean) => async () => ({ wakesAt: plays ? time.now() : null }) as Table
  try {
    return await use(trials, table, errors)
  } finally {
    await storage.close()
  }
}

const never = () => new Promise<Table>(() => undefined)

async function inDirectory(use: (directory: string) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'hausregeln-trials-'))
  try {
    await use(directory)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** A process that ends while it opens these tables. */
async function dies(directory: string, owner: string, codes: readonly string[]): Promise<void> {
  await living(directory, owner, async (trials) => {
    for (const code of codes) void trials.open(code, never)
    // What is noted is noted before anything is opened.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  })
}

describe('a table by which processes end', () => {
  it(`is not opened after ${MOST_ENDED} of them, until it is allowed again`, () =>
    inDirectory(async (directory) => {
      for (let n = 0; n < MOST_ENDED; n++) await dies(directory, `p${n}`, ['a'])
      await living(directory, 'last', async (trials, table, errors) => {
        for (let n = 0; n < 2; n++) await expect(trials.open('a', table(false))).rejects.toThrow('is set aside')
        expect(errors).toHaveLength(1)
        expect(await trials.open('b', table(false))).not.toBeNull()
      })
    }))

  it('is opened where only one has ended, or none while it opened it', () =>
    inDirectory(async (directory) => {
      await dies(directory, 'p0', ['a', 'b'])
      await living(directory, 'p1', async (trials, table) => {
        expect(await trials.open('a', table(false))).not.toBeNull()
        expect(await trials.open('b', table(true))).not.toBeNull()
        trials.stop()
        await trials.end()
      })
      await dies(directory, 'p2', ['a'])
      await living(directory, 'p3', async (trials, table) => {
        expect(await trials.open('a', table(false))).not.toBeNull()
      })
    }))

  it('is tried while no other such table is', () =>
    inDirectory(async (directory) => {
      await dies(directory, 'p0', ['a', 'b'])
      // Which of the two it was shows now: the other is not opened before the first has played.
      await living(directory, 'p1', async (trials, table) => {
        expect(await trials.open('a', table(true))).not.toBeNull()
        void trials.open('b', never)
        for (let turn = 0; turn < 20; turn++) await Promise.resolve()
      })
      await living(directory, 'p2', async (trials, table) => {
        await expect(trials.open('a', table(false))).rejects.toThrow('is set aside')
        expect(await trials.open('b', table(false))).not.toBeNull()
      })
    }))
})
