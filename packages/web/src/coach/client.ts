import address from 'virtual:coach-address'
import type { Advice } from '@hausregeln/lab/coach/advice.ts'
import { wrap } from 'comlink'
import type { CoachDesk } from './desk.ts'
import { presence } from './presence.ts'
import { type Shown, Talk } from './talk.ts'

let talk: Talk | null = null

/**
 * What the coach has to say to a seat, by no more than this page is shown; null: nothing, or something newer was asked
 * meanwhile. Its worker is started when somebody first asks. Rejects if something cannot be loaded, and may be asked
 * again: by a new worker.
 */
export function advice(shown: Shown, seat: number): Promise<Advice | null> {
  talk ??= begin()
  return talk.ask(shown, seat)
}

/** Sends the coach away, with its worker. */
function close(): void {
  talk?.end(new Error('The coach has gone.'))
}

function begin(): Talk {
  const worker = new Worker(address, { type: 'module', name: 'coach' })
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The coach could not be loaded.')))
  })
  presence.end = close
  return new Talk(wrap<CoachDesk>(worker), failed, () => {
    worker.terminate()
    talk = null
  })
}
