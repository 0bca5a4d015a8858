import { createdSchema, type TableSettings, type TableSummary, tableListSchema } from '@hausregeln/protocol'

/** The server has refused: `reason` is a name that does not change, the message a sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly reason: string
  constructor(reason: string, sentence: string) {
    super(sentence)
    this.reason = reason
  }
}

interface Call {
  readonly body?: unknown
  readonly token?: string | undefined
}

async function call(path: string, { body, token }: Call): Promise<Response> {
  const headers = new Headers()
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const response = await fetch(path, {
    headers,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError('unreachable', 'The server cannot be reached.')
  })
  if (response.ok) return response
  const { reason, sentence } = (await response.json().catch(() => ({}))) as { reason?: string; sentence?: string }
  throw new ApiError(reason ?? 'unavailable', sentence ?? `The server answers ${response.status}.`)
}

/** What the server answers. Throws `ApiError`. */
export async function answerOf(path: string, asked: Call = {}): Promise<unknown> {
  return (await call(path, asked)).json()
}

/** Open tables that anybody may join. */
export async function openTables(): Promise<readonly TableSummary[]> {
  return tableListSchema.parse(await answerOf('/api/tables')).tables
}

/** Tables at which one sits, sat or is host, last changed first. */
export async function ownTables(token: string): Promise<readonly TableSummary[]> {
  return tableListSchema.parse(await answerOf('/api/games', { token })).tables
}

/** Lays a table; returns its code. */
export async function createTable(token: string, settings: TableSettings): Promise<string> {
  return createdSchema.parse(await answerOf('/api/tables', { body: settings, token })).code
}

/** The record of a game that is over. */
export async function recordOf(code: string): Promise<string> {
  return (await call(`/api/tables/${code}/record`, {})).text()
}
