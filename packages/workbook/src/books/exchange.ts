import { BANK, type Book, type GameEvent, SEATS } from '@hausregeln/engine'
import type { Books } from './books.ts'
import type { Line } from './ledger.ts'

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>

/** Whether players consist of shares in this rulebook. */
export function hasShares(book: Book): boolean {
  return book.chapters.has('shares')
}

/** A line that tells of this kind of event. */
export interface Told<Type extends GameEvent['type']> extends Line {
  readonly event: EventOf<Type>
}

function isTold<Type extends GameEvent['type']>(type: Type) {
  return (line: Line): line is Told<Type> => line.event?.type === type
}

/** Every deal in shares, in the order of the register. */
export function shareDeals({ lines }: Books): Told<'sharesMoved'>[] {
  return lines.filter(isTold('sharesMoved'))
}

/** Why a report was filed: it was due, it came too late, or nobody had asked for it. */
export type Occasion = 'due' | 'late' | 'interim'

export interface Report {
  readonly line: Told<'reported'>
  readonly occasion: Occasion
}

/** All reports. One that a player files, which begins what an entry brings, without owing it is an interim report. */
export function reports({ lines }: Books): Report[] {
  const occasions = new Array<Occasion | null>(SEATS).fill(null)
  const found: Report[] = []
  for (const [index, line] of lines.entries()) {
    const { event, entry } = line
    if (event?.type === 'reportOwed') occasions[event.seat] = 'due'
    if (event?.type === 'reportLate') occasions[event.seat] = 'late'
    if (!isTold('reported')(line)) continue
    const { seat } = line.event
    const byPlayer = lines[index - 1]?.entry !== entry
    found.push({ line, occasion: occasions[seat] ?? (byPlayer ? 'interim' : 'due') })
    occasions[seat] = null
  }
  return found
}

/** A dividend, with what each account (seats and the bank) has received of it. */
export interface Dividend {
  readonly line: Told<'dividend'>
  readonly received: Int32Array
}

/** All dividends. What could not be paid at once counts when it is paid. */
export function dividends({ lines }: Books): Dividend[] {
  const last = new Array<Dividend | undefined>(SEATS)
  const found: Dividend[] = []
  for (const line of lines) {
    const { event } = line
    if (isTold('dividend')(line)) {
      const dividend = { line, received: new Int32Array(BANK + 1) }
      last[line.event.seat] = dividend
      found.push(dividend)
    } else if (event?.type === 'moneyMoved' && event.slot === 'dividend') {
      const received = last[event.from]?.received
      if (received !== undefined) received[event.to] = (received[event.to] ?? 0) + event.amount
    }
  }
  return found
}
