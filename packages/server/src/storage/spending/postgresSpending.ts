import { type RawBuilder, sql } from 'kysely'
import { type Account, COUNTS, type SpendingStore, type Spent } from './spendingStore.ts'

type Ask = <Row>(query: RawBuilder<Row>) => Promise<{ rows: Row[] }>

interface Row {
  readonly who: string
  readonly via: string | null
  readonly levels: number[]
}

const ZEROES = Array.from({ length: COUNTS }, () => 0)

/** What was spent, in PostgreSQL, in a table that is not logged: a crash of the database forgives it. */
export class PostgresSpending implements SpendingStore {
  readonly #ask: Ask

  /** `ask`: rejects with `StorageError`. */
  constructor(ask: Ask) {
    this.#ask = ask
  }

  async add(spent: readonly Spent[], now: number): Promise<Account[]> {
    if (spent.length === 0) return []
    // Always in the same order, so that two processes never wait for each other.
    const rows = spent.toSorted((a, b) => (a.who < b.who ? -1 : 1))
    const { rows: found } = await this.#ask<Row>(
      sql`INSERT INTO spending AS old (who, via, at, levels)
          SELECT who, via, ${now}::bigint, ARRAY(SELECT jsonb_array_elements_text(amounts)::float8)
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS each (who text, via text, amounts jsonb)
          ON CONFLICT (who) DO UPDATE SET
            via = coalesce(excluded.via, old.via),
            at = greatest(old.at, excluded.at),
            levels = ARRAY(
              SELECT greatest(0, was - rate * greatest(0, excluded.at - old.at)) + more
              FROM unnest(old.levels, excluded.levels, ${sql.raw(ratesOf(rows))}) WITH ORDINALITY
                AS each (was, more, rate, place) ORDER BY place
            )
          RETURNING who, via, levels`,
    )
    return found
  }

  async tidy(before: number): Promise<void> {
    await this.#ask(sql`DELETE FROM spending WHERE at < ${before}`)
  }
}

/** By who it is: how much of each comes back in a millisecond. */
function ratesOf(rows: readonly Spent[]): string {
  const kinds = new Map(rows.map(({ who, rates }) => [who.slice(0, 1), rates]))
  const cases = [...kinds].map(([kind, rates]) => `WHEN '${kind.replaceAll("'", '')}' THEN ${arrayOf(rates)}`)
  return `CASE left(old.who, 1) ${cases.join(' ')} ELSE ${arrayOf(ZEROES)} END`
}

function arrayOf(numbers: readonly number[]): string {
  return `ARRAY[${numbers.map(Number).join()}]::float8[]`
}
