import {
  type AdjustName,
  type ChanceSource,
  type GameRecord,
  type HostEntry,
  newHeader,
  readRecord,
  Session,
  writeRecord,
} from '@hausregeln/engine/index.ts'
import { tinyBook } from '../testing/tiny-book.ts'

/** A game of the tiny book at a real table: Anna (seat 0) begins, everybody has 500; rents come by themselves. */
export function keptGame(
  policies: Parameters<typeof tinyBook>[0] = {},
  seats = 2,
  autoRent = 1,
  chance: ChanceSource = { kind: 'given' },
): Session {
  const { book } = tinyBook(policies)
  return new Session(
    book,
    newHeader(book, {
      seats: ['Anna', 'Ben', 'Cem'].slice(0, seats).map((name) => ({ name })),
      options: { autoRent },
      chance,
    }),
  )
}

/** A seat throws these dice for its move. */
export function throws(session: Session, seat: number, ...dice: readonly number[]): void {
  does(session, { do: 'throw', seat })
  session.give(dice)
}

export function does(session: Session, move: Parameters<Session['act']>[0]): void {
  const refusal = session.act(move)
  if (refusal !== null) throw new Error(`${move.do} by seat ${move.seat}: ${refusal}`)
}

/** The record with other data at one of its entries, and no regard to its chain. */
export function tamperedText(session: Session, number: number, entry: unknown): string {
  const lines = writeRecord(session.record).split('\n')
  const line = JSON.parse(lines[number] ?? '{}') as Record<string, unknown>
  lines[number] = JSON.stringify({ ...line, entry })
  return lines.join('\n')
}

/** The record as it comes back from its file. */
export function fileOf(session: Session): GameRecord {
  return readRecord(writeRecord(session.record))
}

/** Cash of all players. */
export function cashOf(session: Session): number[] {
  const { cash, seats } = session.game.s
  return Array.from(cash.subarray(0, seats))
}

export function adjustment(what: AdjustName, of: number, value: number) {
  return { host: 'adjust', what, of, value, reason: 'as it lies on the table' } as const satisfies HostEntry
}
