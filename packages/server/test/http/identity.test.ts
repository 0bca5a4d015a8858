import { createHmac } from 'node:crypto'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rotated, withoutOld } from '@hausregeln/server/identity/key.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { Page } from '../support/page.ts'
import { ServerProcess } from '../support/process.ts'
import { Person, post, TestServer, tableSettings } from '../support/server.ts'

let server: TestServer | ServerProcess
const pages: Page[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await server.remove()
})

/** What becomes of somebody who makes a table with this token. */
async function standing(address: string, token: string): Promise<string> {
  const answer = (await post(address, '/api/tables', tableSettings(), token)) as { reason?: string }
  return answer.reason ?? 'known'
}

describe('the key', () => {
  it.each([
    ['empty', Buffer.alloc(0)],
    ['short', Buffer.alloc(31, 1)],
    ['cut', Buffer.alloc(40, 1)],
  ])('that is %s is refused at the start, with a sentence', async (_, key) => {
    const process = new ServerProcess()
    server = process
    writeFileSync(join(process.directory, 'guest.key'), key)
    const start = process.start()
    await expect(start).rejects.toThrow(`guest.key has ${key.length} bytes, where 32 are needed`)
    await expect(start).rejects.not.toThrow('at ')
  })

  it('is made whole, and a half-written one of a start that was interrupted does no harm', async () => {
    const process = new ServerProcess()
    server = process
    writeFileSync(join(process.directory, 'guest.key.new'), 'half')
    await process.start()
    const ada = await Person.named('Ada', process.address)
    await process.kill()
    await process.start()
    expect(await standing(process.address, ada.token)).toBe('known')
    await process.stop()
    truncateSync(join(process.directory, 'guest.key'), 0)
    await expect(process.start()).rejects.toThrow('guest.key has 0 bytes')
  })

  it('rotates while the server runs: who was known stays so, until the old key is forgotten', async () => {
    const here = await new TestServer().start()
    server = here
    const storage = here.storage
    const ada = await Person.named('Ada', here.address)
    const first = await storage.key()
    await storage.putKey(rotated(first))
    // A token that another key has signed: the new one is in use.
    const ben = async () => (await Person.named('Ben', here.address)).token
    const old = new Page(here.address, await ada.createTable(), ada.token)
    pages.push(await old.open())
    await expect.poll(async () => signedBy(withoutOld(await storage.key()), await ben())).toBe(true)
    expect(await standing(here.address, ada.token)).toBe('known')
    const renamed = (await post(here.address, '/api/guest', { name: 'Ada' }, ada.token)) as { token: string }
    await storage.putKey(withoutOld(await storage.key()))
    await expect.poll(() => standing(here.address, ada.token)).toBe('badToken')
    expect(await standing(here.address, renamed.token)).toBe('known')
    await old.until(() => old.goodbye !== null)
    expect(old.goodbye).toMatchObject({ reason: 'badToken', retry: false })
  })
})

describe('a token', () => {
  it('is revoked by the person, who gets another and stays who they are', async () => {
    const here = await new TestServer().start()
    server = here
    const ada = await Person.named('Ada', here.address)
    const page = await new Page(here.address, await ada.createTable(), ada.token).open()
    pages.push(page)
    const answer = await post(here.address, '/api/guest', { name: 'Ada', renew: true }, ada.token)
    expect(answer).toMatchObject({ guest: { id: ada.id } })
    expect(await standing(here.address, ada.token)).toBe('badToken')
    expect(await standing(here.address, (answer as { token: string }).token)).toBe('known')
    await page.until(() => page.goodbye !== null)
    expect(page.goodbye).toMatchObject({ reason: 'badToken', retry: false })
  })

  it('of somebody who is not let in any more counts for nothing, nor does a new name', async () => {
    const here = await new TestServer().start()
    server = here
    const eve = await Person.named('Eve', here.address)
    const page = await new Page(here.address, await eve.createTable(), eve.token).open()
    pages.push(page)
    await here.storage.bar({ guest: eve.id, at: 0, before: 0, banned: true, reason: 'Insults' })
    await page.until(() => page.goodbye !== null)
    expect(page.goodbye).toMatchObject({ reason: 'banned', retry: false })
    expect(await standing(here.address, eve.token)).toBe('banned')
    expect(await post(here.address, '/api/guest', { name: 'Adam' }, eve.token)).toMatchObject({ reason: 'banned' })
  })
})

function signedBy(key: Buffer, token: string): boolean {
  const [body = '', signature] = token.split('.')
  return createHmac('sha256', key).update(body).digest('base64url') === signature
}
