import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { settlePacking } from './packing.ts'

/** Whether messages are packed for a page that offers this, and what of the offer is left. */
function settled(offer: string | undefined, wanted = true): readonly [boolean, unknown] {
  const headers: Record<string, string> = offer === undefined ? {} : { 'sec-websocket-extensions': offer }
  return [settlePacking({ headers } as unknown as IncomingMessage, wanted), headers['sec-websocket-extensions']]
}

it.each([
  'permessage-deflate',
  'permessage-deflate; client_max_window_bits',
  'permessage-deflate; client_max_window_bits=10; server_no_context_takeover',
])('packs for a page that offers "%s"', (offer) => {
  expect(settled(offer)).toEqual([true, offer])
})

it.each([undefined, 'x-webkit-deflate-frame', 'permessage-deflate; server_max_window_bits=10', 'nonsense;;,='])(
  'does not pack for one that offers "%s", and says nothing of it',
  (offer) => {
    expect(settled(offer)).toEqual([false, undefined])
  },
)

it('takes of several offers those that it can do', () => {
  const narrow = 'permessage-deflate; server_max_window_bits=9'
  expect(settled(`${narrow},permessage-deflate`)).toEqual([true, 'permessage-deflate'])
})

it('does not pack where that is not wanted', () => {
  expect(settled('permessage-deflate', false)).toEqual([false, undefined])
})
