import type { IncomingMessage } from 'node:http'

const NAME = 'permessage-deflate'
/** A window of the server's that would have to be smaller than the one by which all are packed for. */
const NARROW = /server_max_window_bits/

/**
 * How messages are packed. Nothing is kept from one to the next: a connection on which much was sent holds no more than
 * one that is quiet, and what goes to many is packed once. What comes is unpacked a little at a time, and no further than
 * a message may be long.
 */
export const PACKING = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibInflateOptions: { chunkSize: 1024 },
} as const

/**
 * Leaves of what a page offers to do with its messages what can be done here, and returns whether anything is left.
 * `wanted`: whether messages are to be packed at all.
 */
export function settlePacking({ headers }: IncomingMessage, wanted: boolean): boolean {
  const offers = String(headers['sec-websocket-extensions'] ?? '').split(',')
  const fit = offers.filter((offer) => offer.trim().split(/[\s;]/, 1)[0] === NAME && !NARROW.test(offer))
  if (wanted && fit.length > 0) headers['sec-websocket-extensions'] = fit.join(',')
  else delete headers['sec-websocket-extensions']
  return wanted && fit.length > 0
}
