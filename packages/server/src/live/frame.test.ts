import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './frame.ts'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
let page: WebSocket
let wire: Socket
beforeAll(async () => {
  if (server.address() === null) await once(server, 'listening')
  page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [[, request]] = await Promise.all([once(server, 'connection'), once(page, 'open')])
  wire = request.socket
})
afterAll(() => {
  page.terminate()
  server.close()
})

/** What the page reads of it. */
async function heard(text: string): Promise<readonly [string, boolean]> {
  const message = once(page, 'message')
  wire.write(textFrame(text))
  const [data, isBinary] = await message
  return [String(data), isBinary]
}

it.each([0, 1, 124, 125, 126, 127, 65_535, 65_536, 200_000])('a message of %i bytes is one frame', async (length) => {
  const text = 'x'.repeat(length)
  expect(await heard(text)).toEqual([text, false])
})

it('counts bytes, not letters', async () => {
  const text = `${'ä'.repeat(63)}骰子😀`
  expect(await heard(text)).toEqual([text, false])
})
