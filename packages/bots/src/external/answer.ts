import { type Packed, readAction, type Shown, type Terms } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { NOTHING } from '../bot.ts'

/** Why what a bot from elsewhere has said is no answer: it cannot be read, or it is not legal now. */
export type AnswerFault = 'nonsense' | 'illegal'

/** An answer that cannot be carried out; the message is a sentence for the bot. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
  readonly fault: AnswerFault
  constructor(fault: AnswerFault, sentence: string) {
    super(sentence)
    this.fault = fault
  }
}

/** What a line says; undefined: it is no JSON. */
export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** To which question a line says that it is the answer; null: it does not say. */
export function idIn(data: unknown): number | null {
  return isObject(data) && typeof data.id === 'number' ? data.id : null
}

/** The action in an answer, `NOTHING` for none. `must`: whether the seat must decide. Throws `BadAnswer`. */
export function readAnswer(data: unknown, l: Shown, seat: SeatNo, terms: Terms, must: boolean): Packed {
  if (!isObject(data) || !('action' in data))
    throw new BadAnswer('nonsense', 'An answer is a line such as {"action":{"do":"throw"}}.')
  if (data.action === null) {
    if (!must) return NOTHING
    throw new BadAnswer('illegal', 'This seat must decide: its action cannot be null.')
  }
  const read = tryRead(l, seat, data.action, terms)
  if (typeof read === 'number') return read
  const slot = l.book.words.refusals[read.refused]
  const rule = slot === undefined ? undefined : l.book.rules[slot]
  throw new BadAnswer('illegal', `Not legal now: ${read.refused}${rule === undefined ? '' : ` (${rule})`}.`)
}

function tryRead(l: Shown, seat: SeatNo, action: unknown, terms: Terms): ReturnType<typeof readAction> {
  try {
    return readAction(l, seat, action, terms)
  } catch (error) {
    throw new BadAnswer('nonsense', (error as Error).message)
  }
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
