import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { RunError } from './failure.ts'
import type { Words } from './printed/shape.words.ts'

/** A seat at an online table: the address of its door, and the token by which it is taken. */
export interface OnlineSeat {
  readonly door: URL
  readonly token: string
}

/** The version of what is said at the door. */
const DOOR = 1
/** Milliseconds until a lost connection is made again: longer each time, up to the last. */
const PAUSES = [250, 500, 1000, 2000, 5000] as const
/** How often in a row it may fail. */
const MOST_TRIES = 60

type Child = ChildProcessByStdio<Writable, Readable, null>

interface Goodbye {
  readonly reason: string
  readonly sentence: string
  readonly retry: boolean
}

/** Tells what happens, in the words of somebody's language. */
export type Tell = (sentence: (say: Words['seat']) => string) => void

/**
 * Lets a program play a seat at an online table: its lines go there, and the table's come to it. A connection that is
 * lost is made again. Fulfilled when the game is over; rejects with `RunError` when the program has ended, or may not
 * play any more. `tell` hears in sentences what happens.
 */
export async function bridge(command: string, seat: OnlineSeat, stop: AbortSignal, tell: Tell): Promise<void> {
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const kill = () => killGroup(child)
  process.once('exit', kill)
  stop.addEventListener('abort', kill)
  try {
    await Promise.race([ended(child), connected(child, seat, stop, tell)])
  } finally {
    process.off('exit', kill)
    kill()
  }
}

/** Rejects when the program ends. */
function ended(child: Child): Promise<never> {
  return new Promise((_, failed) => {
    child.stdin.on('error', () => undefined)
    child.on('error', (error) => failed(new RunError((say) => say.programFailed({ reason: error.message }))))
    child.on('exit', (code, signal) =>
      failed(new RunError((say) => say.programEnded({ reason: signal ?? `exit ${code}` }))),
    )
  })
}

/** Fulfilled when the game is over. */
async function connected(child: Child, seat: OnlineSeat, stop: AbortSignal, tell: Tell): Promise<void> {
  let line: WebSocket | null = null
  createInterface({ input: child.stdout }).on('line', (text) => {
    if (text.trim() !== '' && line?.readyState === WebSocket.OPEN) line.send(text)
  })
  let tries = 0
  while (!stop.aborted) {
    line = new WebSocket(seat.door)
    const heard = (text: string, type: string) => {
      if (type === 'game') tries = 0
      child.stdin.write(`${text}\n`)
    }
    const goodbye = await visit(line, seat.token, heard, tell)
    if (goodbye?.reason === 'gameIsOver') return tell(({ over }) => over)
    if (goodbye?.retry === false) throw new RunError(() => goodbye.sentence)
    if (++tries > MOST_TRIES) throw new RunError((say) => say.unreachable({ name: seat.door.origin }))
    if (tries === 1) tell(({ noConnection }) => goodbye?.sentence ?? noConnection({ name: seat.door.origin }))
    await new Promise((resolve) => setTimeout(resolve, PAUSES[Math.min(tries, PAUSES.length) - 1]))
  }
}

/** One connection, until it ends; what was said at its end, if anything was. */
function visit(
  line: WebSocket,
  token: string,
  heard: (text: string, type: string) => void,
  tell: Tell,
): Promise<Goodbye | null> {
  return new Promise((resolve) => {
    let goodbye: Goodbye | null = null
    line.addEventListener('open', () => line.send(JSON.stringify({ type: 'hello', door: DOOR, token })))
    line.addEventListener('error', () => undefined)
    line.addEventListener('close', () => resolve(goodbye))
    line.addEventListener('message', ({ data }) => {
      const text = String(data)
      const message = JSON.parse(text)
      if (message.type === 'goodbye') goodbye = message
      if (message.type === 'game') tell(({ playing }) => playing({ seat: message.seat + 1, players: message.players }))
      if (message.type === 'refused')
        tell(({ refused }) => refused({ reason: message.why, sentence: message.sentence }))
      heard(text, message.type)
    })
  })
}

function killGroup({ pid }: Child): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
