import type { Reason } from '@hausregeln/bots'
import type { Correction } from '@hausregeln/engine'
import {
  attemptSchema,
  claimedSchema,
  createdSchema,
  fromBase64,
  lookedUpSchema,
  type TableSettings,
  type TableSummary,
  tableListSchema,
  tracesSchema,
  whySchema,
} from '@hausregeln/protocol'
import type { Attempt, LookedUp } from '../game/types.ts'
import { serverAddress } from './server.ts'
import { TableError } from './tableError.ts'

const NO_CONTENT = 204
const SERVER_FAULT = 500

interface Call {
  readonly method?: 'DELETE'
  readonly body?: unknown
  readonly token?: string | undefined
  /** What an answer means that refuses; null: what it usually means. */
  readonly refused?: (answer: unknown) => TableError | null
}

/** Asks the server. Throws `TableError` where it refuses, or cannot be reached. */
export async function call(path: string, { body, token, method, refused }: Call): Promise<Response> {
  const headers = new Headers()
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const response = await fetch(serverAddress(path), {
    headers,
    ...(method && { method }),
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    throw new TableError('unreachable', 'The server cannot be reached.')
  })
  if (!isOurs(response)) throw new TableError('noServer', 'There is no server of Hausregeln behind this page.')
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => ({}))
  const { reason, sentence, wait } = answer as { reason?: string; sentence?: string; wait?: number }
  const told = sentence ?? `The server answers ${response.status}.`
  throw refused?.(answer) ?? new TableError(reason ?? 'unavailable', told, wait)
}

/** Whether a server of tables has answered, or a proxy before it that does not reach it: web space answers with pages. */
function isOurs({ status, headers }: Response): boolean {
  return status === NO_CONTENT || status >= SERVER_FAULT || /json/.test(headers.get('content-type') ?? '')
}

/** What the server answers. Throws `TableError`. */
export async function answerOf(path: string, asked: Call = {}): Promise<unknown> {
  return (await call(path, asked)).json()
}

/** Open tables that anybody may join. */
export async function openTables(): Promise<readonly TableSummary[]> {
  return tableListSchema.parse(await answerOf('api/tables')).tables
}

/** Tables at which one sits, sat or is host, last changed first. */
export async function ownTables(token: string): Promise<readonly TableSummary[]> {
  return tableListSchema.parse(await answerOf('api/games', { token })).tables
}

/** Lays a table, for a new game or one whose `record` it is; returns its code. Throws `TableError`. */
export async function createTable(token: string, settings: TableSettings, record?: string): Promise<string> {
  return createdSchema.parse(await answerOf('api/tables', { body: { ...settings, record }, token })).code
}

/** Takes a seat by its code; returns which it was. Throws `TableError`. */
export async function claimSeat(token: string, code: string, claim: string): Promise<number> {
  return claimedSchema.parse(await answerOf(`api/tables/${code}/claim`, { body: { claim }, token })).seat
}

/** All that the server keeps of a person. Throws `TableError`. */
export async function tracesOf(token: string): Promise<{ readonly tables: readonly unknown[] }> {
  return tracesSchema.parse(await answerOf('api/guest', { token }))
}

/** Has a person erased from all tables. Throws `TableError`. */
export async function eraseGuest(token: string): Promise<void> {
  await call('api/guest', { method: 'DELETE', token })
}

/** The record of a game that is over, or, for those who play, as all have agreed to save it. Throws `TableError`. */
export async function recordOf(code: string, token?: string): Promise<string> {
  return (await call(`api/tables/${code}/record`, { token })).text()
}

/** An entry of a game on a real board, for its keeper. Throws `TableError`. */
export async function entryOf(code: string, token: string, number: number): Promise<LookedUp> {
  const found = lookedUpSchema.parse(await answerOf(`api/tables/${code}/entries/${number}`, { token }))
  return { ...found, before: fromBase64(found.before) }
}

/**
 * Why a bot has made an entry; `later`: it does not tell yet; null: it has no reasons to tell. Throws `TableError` if it
 * cannot be asked now.
 */
export async function whyOf(
  code: string,
  token: string,
  entry: number,
  seat: number,
): Promise<Reason | 'later' | null> {
  try {
    const answer = await answerOf(`api/tables/${code}/whys/${entry}/${seat}`, { token })
    return whySchema.parse(answer).reason as Reason | null
  } catch (error) {
    if (error instanceof TableError && error.refusal === 'whyLater') return 'later'
    throw error
  }
}

/** How a keeper's correction would go. Throws `TableError`. */
export async function trialOf(code: string, token: string, body: Correction): Promise<Attempt> {
  const { correction, fault, view } = attemptSchema.parse(await answerOf(`api/tables/${code}/trial`, { body, token }))
  return { correction, fault: fault && { ...fault, before: fromBase64(fault.before) }, view: fromBase64(view) }
}
