import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Letter, textFrame } from './frame.ts'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: { serverNoContextTakeover: true } })
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

/** What the page reads of what is sent. */
async function heard(frames: Buffer): Promise<readonly [string, boolean]> {
  const message = once(page, 'message')
  wire.write(frames)
  const [data, isBinary] = await message
  return [String(data), isBinary]
}

const LENGTHS = [0, 1, 124, 125, 126, 127, 1023, 1024, 65_535, 65_536, 200_000]

it.each(LENGTHS)('a message of %i bytes is one frame, packed or not', async (length) => {
  const text = 'x'.repeat(length)
  expect(await heard(textFrame(text))).toEqual([text, false])
  expect(await heard(new Letter(text).packed)).toEqual([text, false])
})

it('counts bytes, not letters', async () => {
  const text = `${'ä'.repeat(63)}骰子😀`
  expect(await heard(textFrame(text))).toEqual([text, false])
})

it('what another process has laid out is the same, packed too', () => {
  const letter = new Letter(...LENGTHS.map((length) => 'x'.repeat(length)))
  const there = Letter.laidOut(letter.plain)
  expect(there.plain).toBe(letter.plain)
  expect(there.packed).toEqual(letter.packed)
})

it('a long message is packed, a short one is not worth it', () => {
  const [long, short] = ['x'.repeat(1024), 'x'.repeat(1023)].map((text) => new Letter(text))
  expect(long!.packed.length).toBeLessThan(50)
  expect(short!.packed).toEqual(short!.plain)
})

it('several messages in one letter are frames one after the other, and what is shared is laid out once', async () => {
  const shared = new Letter('a'.repeat(2000))
  const texts: string[] = []
  page.on('message', (data) => texts.push(String(data)))
  const [one, two] = [new Letter(shared, 'b'), new Letter(shared, 'c')]
  for (const frames of [one.packed, two.plain]) wire.write(frames)
  await expect.poll(() => texts.map((text) => text[0])).toEqual(['a', 'b', 'a', 'c'])
  expect(shared.packed).toBe(shared.packed)
})
