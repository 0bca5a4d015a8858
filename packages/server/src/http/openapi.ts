import {
  attemptSchema,
  badBookSchema,
  bookMadeSchema,
  claimedSchema,
  claimRequestSchema,
  codeSchema,
  correctionSchema,
  createdSchema,
  createTableSchema,
  guestAnswerSchema,
  guestRequestSchema,
  keptBookSchema,
  linkListSchema,
  linkMadeSchema,
  lookedUpSchema,
  markSchema,
  tableListSchema,
  tracesSchema,
  whySchema,
} from '@hausregeln/protocol'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { z } from 'zod'
import { onlyDescribe } from './schemas.ts'

const atTable = z.object({ code: codeSchema })
const known = [{ guest: [] }]
const nothing = z.null().describe('It is done.')
const record = z.string().describe('The record as lines of JSON.')
const refused = z.object({ reason: z.string(), sentence: z.string() })
const rulebookFile = z.record(z.string(), z.unknown()).describe('A rulebook’s file, see docs/RULEBOOK-FILE.md.')
const others = { '4xx': refused, '5xx': refused }
const faulty = { 422: badBookSchema, ...others }

/** What each route takes and gives, by what it is for; the description of all is made of it. */
export const ROUTES = {
  introduce: {
    summary: 'Become somebody, or take another name or token',
    body: guestRequestSchema,
    response: { 200: guestAnswerSchema, ...others },
  },
  exportGuest: {
    summary: 'Everything that is kept about you',
    security: known,
    response: { 200: tracesSchema, ...others },
  },
  eraseGuest: {
    summary: 'Be erased from all tables; no game in which they still have a seat may be going on',
    security: known,
    response: { 204: nothing, ...others },
  },
  openTables: { summary: 'Open tables that anybody may join', response: { 200: tableListSchema, ...others } },
  createTable: {
    summary: 'Make a table, also one that goes on with a game that was begun elsewhere',
    security: known,
    body: createTableSchema,
    response: { 201: createdSchema, ...others },
  },
  ownTables: {
    summary: 'Tables at which one sits, sat or is host',
    security: known,
    response: { 200: tableListSchema, ...others },
  },
  closeTable: {
    summary: 'Close a table of which one is host',
    security: known,
    params: atTable,
    response: { 204: nothing, ...others },
  },
  claim: {
    summary: 'Take a seat by the code that its person, or the host, has shown',
    security: known,
    params: atTable,
    body: claimRequestSchema,
    response: { 200: claimedSchema, ...others },
  },
  record: {
    summary: 'The record of a game that is over, or as it was when all agreed to save it',
    params: atTable,
    response: { 200: record, ...others },
  },
  entry: {
    summary: 'An entry of a game on a real board, to be looked at again',
    security: known,
    params: z.object({ code: codeSchema, number: z.coerce.number().int().min(1) }),
    response: { 200: lookedUpSchema, ...others },
  },
  why: {
    summary: 'Why a bot of the table has made an entry, once its turn is over',
    security: known,
    params: z.object({
      code: codeSchema,
      entry: z.coerce.number().int().min(1),
      seat: z.coerce.number().int().min(0).max(7),
    }),
    response: { 200: whySchema, ...others },
  },
  trial: {
    summary: 'How a correction of a game on a real board would go',
    security: known,
    params: atTable,
    body: correctionSchema,
    response: { 200: attemptSchema, ...others },
  },
  bringBook: {
    summary: 'Bring a rulebook as a file, for your own tables',
    security: known,
    body: rulebookFile,
    response: { 201: bookMadeSchema, ...faulty },
  },
  book: {
    summary: 'A rulebook that a table plays by',
    params: z.object({ mark: markSchema }),
    response: { 200: keptBookSchema, ...others },
  },
  makeLink: {
    summary: 'Make a short link to a rulebook',
    security: known,
    body: rulebookFile,
    response: { 201: linkMadeSchema, ...faulty },
  },
  ownLinks: { summary: 'Your own short links', security: known, response: { 200: linkListSchema, ...others } },
  link: {
    summary: 'The rulebook behind a short link, as a file',
    params: atTable,
    response: { 200: rulebookFile, ...others },
  },
  removeLink: {
    summary: 'Remove one of your own short links',
    security: known,
    params: atTable,
    response: { 204: nothing, ...others },
  },
} as const

/** `GET /api/openapi.json` describes the routes that are added to `app` afterwards: nothing of that before it is asked. */
export function describeRoutes(app: FastifyInstance): void {
  onlyDescribe(app)
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  let description: Promise<object> | null = null
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => {
    description ??= import('./description.ts').then(({ describe }) => describe(routes))
    return description
  })
}
