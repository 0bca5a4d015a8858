import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Person, TestServer } from '../support/server.ts'

const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

interface Description {
  readonly openapi: string
  readonly paths: Record<
    string,
    Record<string, { readonly requestBody?: { content: Record<string, { schema: object }> } }>
  >
}

describe('the description of the routes', () => {
  it('has every route, with what it takes from the schemas that it is read by', async () => {
    const answer = await fetch(`${server.address}/api/openapi.json`)
    const { openapi, paths } = (await answer.json()) as Description
    expect(openapi).toBe('3.1.0')
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((each) => `${each} ${path}`),
    )
    expect(routes.toSorted()).toEqual(
      [
        'delete /api/guest',
        'delete /api/links/{code}',
        'delete /api/tables/{code}',
        'get /api/books/{mark}',
        'get /api/games',
        'get /api/guest',
        'get /api/links',
        'get /api/links/{code}',
        'get /api/reach',
        'get /api/tables',
        'get /api/tables/{code}/entries/{number}',
        'get /api/tables/{code}/whys/{entry}/{seat}',
        'get /api/tables/{code}/record',
        'post /api/books',
        'post /api/guest',
        'post /api/links',
        'post /api/tables',
        'post /api/tables/{code}/claim',
        'post /api/tables/{code}/trial',
      ].toSorted(),
    )
    const settings = JSON.stringify(paths['/api/tables']?.post?.requestBody?.content['application/json']?.schema)
    for (const name of ['title', 'rulebook', 'countdown', 'spectators', 'companion'])
      expect(settings).toContain(`"${name}"`)
    expect(settings).toContain('"maximum":8')
  })
})

describe('answers', () => {
  it('that are long are compressed for those who take it, and say the same', async () => {
    const ada = await Person.named('Ada', server.address)
    for (let n = 0; n < 20; n++) await ada.createTable({ title: `Table ${n}` })
    const authorization = `Bearer ${ada.token}`
    const own = (encoding: string) =>
      fetch(`${server.address}/api/games`, { headers: { authorization, 'accept-encoding': encoding } })
    const [plain, gzip, brotli] = await Promise.all([own('identity'), own('gzip'), own('br')])
    expect([plain, gzip, brotli].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', 'br'])
    const [text, ...others] = await Promise.all([plain, gzip, brotli].map((answer) => answer.text()))
    expect(others).toEqual([text, text])
    expect(JSON.parse(text!).tables).toHaveLength(20)
  })
})
