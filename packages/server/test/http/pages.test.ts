import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newNonce, Person, TestServer } from '../support/server.ts'

const server = new TestServer({ trustedHops: 1 })
let ada: Person

beforeAll(async () => {
  await server.start()
  const page = '<!doctype html><html><head><title>Hausregeln</title></head><body></body></html>\n'
  writeFileSync(join(server.directory, 'index.html'), page)
  writeFileSync(join(server.directory, '404.html'), '<!doctype html><a href="./">Hausregeln</a>')
  ada = await Person.named('Ada', server.address)
})
afterAll(() => server.remove())

/** What a link to this address is shown as, by the names of OpenGraph. */
async function previewOf(path: string, headers: Readonly<Record<string, string>> = {}) {
  const { body } = await server.app!.inject({ url: path, headers })
  const found = body.matchAll(/<meta (?:property|name)="(?:og:)?([\w:]+)" content="([^"]*)" \/>/g)
  return Object.fromEntries([...found].map(([, name = '', content]) => [name, content]))
}

describe('what a link is shown as', () => {
  it('an invitation names the table, its rulebook and the free seats, in the language that is asked for', async () => {
    const code = await ada.createTable({ title: 'Freitag bei Ada', rulebook: 'stadium', seats: 4 })
    const preview = (language: string) => previewOf(`/?table=${code}`, { 'accept-language': language })
    const [german, english, french] = await Promise.all(['de-DE,de;q=0.9', 'nl, en-GB', 'fr'].map(preview))
    expect(german).toMatchObject({ title: 'Freitag bei Ada', site_name: 'Hausregeln', locale: 'de' })
    expect(german?.description).toMatch(/^\p{Lu}.+\. 4 von 4 Plätzen sind frei/u)
    expect(english?.description).toContain('4 of 4 seats are free')
    expect(french?.description).toContain('4 places sur 4 sont libres')
    expect(Object.values(german ?? {}).join()).not.toContain(ada.id)
  })

  it('it says how the table stands: a seat that is free, none, a game under way', async () => {
    const code = await ada.createTable({ seats: 2 })
    const path = `/?table=${code}`
    const page = await ada.page(code).open()
    await page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    expect((await previewOf(path)).description).toContain('1 von 2 Plätzen ist frei')
    await page.ask({ ask: 'fillSeats', bot: 'random' })
    expect((await previewOf(path)).description).toContain('Alle Plätze sind besetzt')
    await page.ask({ ask: 'start' })
    expect((await previewOf(path)).description).toContain('Das Spiel läuft.')
  })

  it('addresses in it are those by which the page was reached, through a proxy too', async () => {
    const there = { host: 'tables.example.org', 'x-forwarded-proto': 'https' }
    const { image, url } = await previewOf('/', there)
    expect(image).toBe('https://tables.example.org/invitation.png')
    expect(url).toBe('https://tables.example.org/')
  })

  it('what a caller claims about the host stands in none of them', async () => {
    const there = { host: 'tables.example.org', 'x-forwarded-host': 'evil.example' }
    const { image, url } = await previewOf('/', there)
    expect([image, url]).toEqual(['http://tables.example.org/invitation.png', 'http://tables.example.org/'])
  })

  it('what somebody has called a table stays a name', async () => {
    const code = await ada.createTable({ title: '"><script>$&</script>' })
    const answer = await fetch(`${server.address}/?table=${code}`)
    expect(await answer.text()).toContain('content="&quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;"')
  })

  it.each(['', '?table=k3m9x2pqrs', '?table=../etc', '?table=a&table=b'])('"/%s" is the page itself', async (query) => {
    const preview = await previewOf(`/${query}`)
    expect([preview.title, preview.locale]).toEqual(['Hausregeln', 'de'])
  })
})

describe('where nothing is', () => {
  it('people who look at pages see one with a way on, from however deep an address', async () => {
    const answer = await fetch(`${server.address}/some/where/else`, { headers: { accept: 'text/html' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain('<a href="/">')
  })

  it.each(['/assets/gone-abc123.js', '/api/nothing'])(
    'programs are told in a sentence that %s is not there',
    async (path) => {
      const answer = await fetch(`${server.address}${path}`)
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { reason: 'notFound', sentence: 'There is nothing at this address.' },
      ])
    },
  )
})
