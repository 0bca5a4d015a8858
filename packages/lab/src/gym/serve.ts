import { boardFacts, type Rulebook } from '@hausregeln/engine'
import type { Table } from '../table.ts'
import { Gym } from './gym.ts'

/** The version of what is said over the pipe. */
const GYM_VERSION = 1
const WORD = 4

/** What is asked, by its first word. */
const ASKED = { step: 1, reset: 2, position: 3 } as const
/** What comes back, by its first word: all arrays, a text, a refusal. */
const TOLD = { batch: 1, text: 2, refused: 3 } as const

/** Serves games over the pipe of a parent process until that closes it. All numbers have the lowest byte first. */
export async function serveGym(rulebook: Rulebook, table: Table, games: number): Promise<void> {
  const gym = new Gym(rulebook, table, games)
  const { batch, actions, layout } = gym
  const parts = [batch.seat, batch.ending, batch.rewards, batch.observation, batch.mask].map(
    ({ buffer }) => new Uint8Array(buffer),
  )
  const sendBatch = () => send(TOLD.batch, ...parts)
  const sendText = (kind: number, text: string) => send(kind, Buffer.from(text))
  await sendText(
    TOLD.text,
    JSON.stringify({
      gym: GYM_VERSION,
      games,
      seats: table.seats,
      actions: actions.list,
      fields: layout.fields,
      frames: layout.frames,
      board: boardFacts(rulebook),
    }),
  )
  await sendBatch()
  const chosen = new Int32Array(games)
  const bytes = new Uint8Array(chosen.buffer)
  const asked = new Int32Array(2)
  const askedBytes = new Uint8Array(asked.buffer)
  const receive = receiver()
  while (await receive(askedBytes)) {
    const [what = 0, about = 0] = asked
    try {
      if (what === ASKED.step) {
        if (!(await receive(bytes))) return
        gym.step(chosen)
        await sendBatch()
      } else if (what === ASKED.reset) {
        gym.reset()
        await sendBatch()
      } else if (what === ASKED.position) await sendText(TOLD.text, JSON.stringify(gym.position(about)))
      else throw new RangeError(`Nothing is asked by ${what}.`)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      await sendText(TOLD.refused, error.message)
    }
  }
}

/** Fills arrays of bytes from the pipe, one after the other; false: it is closed. */
function receiver(): (bytes: Uint8Array) => Promise<boolean> {
  const chunks: AsyncIterator<Buffer> = process.stdin[Symbol.asyncIterator]()
  let left: Uint8Array = new Uint8Array()
  return async (bytes) => {
    for (let at = 0; at < bytes.length; ) {
      if (left.length === 0) {
        const { done, value } = await chunks.next()
        if (done) return false
        left = value
      }
      const taken = left.subarray(0, bytes.length - at)
      bytes.set(taken, at)
      at += taken.length
      left = left.subarray(taken.length)
    }
    return true
  }
}

/** Resolves when all of it has been written: nothing is read before. */
function send(kind: number, ...parts: readonly Uint8Array[]): Promise<void> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const head = new Int32Array([kind, length])
  const all = Buffer.concat([new Uint8Array(head.buffer), ...parts], 2 * WORD + length)
  return new Promise((resolve) => {
    process.stdout.write(all, () => resolve())
  })
}
