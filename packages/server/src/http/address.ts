import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4 } from 'node:net'

/**
 * Groups of an IPv6 address, and those of them that name a network: a house or a phone has one, with any number of
 * addresses.
 */
const GROUPS = 8
const NETWORK = 4
const MAPPED = /^::ffff:(?=\d+\.)/i

/**
 * The address that a request comes from, for counting. Each of `hops` trusted proxies has added to `X-Forwarded-For` the
 * address that it was asked from; what stands further left was said by the caller, and proves nothing.
 */
export function callerOf({ headers, socket }: IncomingMessage, hops: number): string {
  const said = String(headers['x-forwarded-for'] ?? '')
  const chain = said === '' || hops === 0 ? [] : said.split(',').map((each) => each.trim())
  const at = chain.at(-Math.min(hops, chain.length)) ?? ''
  return networkOf(isIP(at) > 0 ? at : (socket.remoteAddress ?? ''))
}

/** Of an IPv6 address the network, of an IPv4 address all: what is counted as one. */
export function networkOf(address: string): string {
  const plain = address.replace(MAPPED, '')
  if (isIPv4(plain) || isIP(plain) === 0) return plain
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = tail === undefined ? 0 : GROUPS - (before?.length ?? 0) - (after?.length ?? 0)
  const groups = [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])]
  return groups
    .slice(0, NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
