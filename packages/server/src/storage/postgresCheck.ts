import { sql } from 'kysely'
import { DamageError, type Findings } from './damage.ts'
import type { Ask } from './pool.ts'

/** Tables that are checked at once. */
const PAGE = 500
/** From this version on PostgreSQL tells JSON from other text. */
const KNOWS_JSON = 160_000

interface Row {
  readonly code: string
  readonly sequence: string
  readonly steps: string
  readonly readable: string
}

/**
 * Reads all that a database has of tables, a page of them after the other, so that no transaction lasts long; where it
 * cannot read a page, table by table. Rejects with `StorageError` if it does not answer.
 */
export async function checkDatabase(ask: Ask): Promise<Findings> {
  const { rows } = await ask<{ version: number }>(sql`SELECT current_setting('server_version_num')::int AS version`)
  const json = (rows[0]?.version ?? 0) >= KNOWS_JSON
  const file: string[] = []
  const whole: string[] = []
  const damaged: (readonly [string, string])[] = []
  for (let after = ''; ; ) {
    const codes = await codesAfter(ask, after, file)
    for (const [code, fault] of await faultsOf(ask, codes, json))
      if (fault === null) whole.push(code)
      else damaged.push([code, fault])
    if (codes.length < PAGE) return { file, whole, damaged }
    after = codes.at(-1) ?? ''
  }
}

/** Where tables themselves cannot be read, those of which there are steps. */
async function codesAfter(ask: Ask, after: string, file: string[]): Promise<string[]> {
  try {
    const { rows } = await ask<{ code: string }>(
      sql`SELECT code FROM tables WHERE code COLLATE "C" > ${after} ORDER BY code COLLATE "C" LIMIT ${PAGE}`,
    )
    return rows.map(({ code }) => code)
  } catch (error) {
    if (!(error instanceof DamageError)) throw error
    if (!file.includes(error.message)) file.push(error.message)
    const { rows } = await ask<{ code: string }>(
      sql`SELECT DISTINCT code COLLATE "C" AS code FROM steps WHERE code COLLATE "C" > ${after} ORDER BY 1 LIMIT ${PAGE}`,
    )
    return rows.map(({ code }) => code)
  }
}

async function faultsOf(ask: Ask, codes: readonly string[], json: boolean): Promise<[string, string | null][]> {
  try {
    return (await read(ask, codes, json)).map((row) => [row.code, faultOf(row)])
  } catch (error) {
    if (!(error instanceof DamageError)) throw error
    if (codes.length === 1) return [[codes[0] ?? '', error.message]]
    const each: [string, string | null][] = []
    for (const code of codes) each.push(...(await faultsOf(ask, [code], json)))
    return each
  }
}

/** A step begins and ends as it was written, and where PostgreSQL can tell, it is JSON. The first makes the table. */
async function read(ask: Ask, codes: readonly string[], json: boolean): Promise<Row[]> {
  const isJson = json ? sql`step IS JSON OBJECT` : sql`step LIKE '{"at":%'`
  const makes = sql`(sequence > 1 OR step LIKE '%"fact":"created"%')`
  const { rows } = await ask<Row>(
    sql`SELECT code, sequence, found.steps, found.readable FROM tables, LATERAL (
          SELECT count(*) AS steps,
            count(*) FILTER (WHERE ${isJson} AND step LIKE '%"facts":[%]}' AND ${makes}) AS readable
          FROM steps WHERE steps.code = tables.code AND steps.sequence <= tables.sequence
        ) AS found WHERE code = ANY (${[...codes]}::text[]) ORDER BY code COLLATE "C"`,
  )
  return rows
}

function faultOf({ code, sequence, steps, readable }: Row): string | null {
  if (steps !== sequence) return `Table ${code} has ${steps} steps, where ${sequence} were written.`
  if (readable !== steps)
    return `Table ${code} has ${Number(steps) - Number(readable)} steps that are not what was written.`
  return null
}
