import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { isLoopback, reachedAt } from './addresses.ts'
import { blocks, greeting } from './greeting.ts'

function card(address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false): NetworkInterfaceInfo {
  const shared = { address, netmask: '', mac: '', internal, cidr: null }
  return family === 'IPv4' ? { ...shared, family } : { ...shared, family, scopeid: 0 }
}

const cards = {
  lo: [card('127.0.0.1', 'IPv4', true), card('::1', 'IPv6', true)],
  docker0: [card('172.17.0.1')],
  'br-0a': [card('192.168.49.1')],
  eth0: [card('10.0.0.7'), card('fe80::1', 'IPv6')],
  wlan0: [card('192.168.178.20'), card('169.254.3.4')],
}
const everywhere = { host: '0.0.0.0', trustedHops: 0 }

describe('where other devices reach the server', () => {
  it('is every address of the machine, those that a router at home gives first, those of containers last', () => {
    expect(reachedAt(everywhere, 3000, cards)).toEqual([
      'http://192.168.178.20:3000',
      'http://10.0.0.7:3000',
      'http://192.168.49.1:3000',
      'http://172.17.0.1:3000',
    ])
  })

  it('is the one address that it listens to', () => {
    expect(reachedAt({ ...everywhere, host: '10.0.0.7' }, 80, cards)).toEqual(['http://10.0.0.7:80'])
    expect(reachedAt({ ...everywhere, host: 'fd00::2' }, 3000, cards)).toEqual(['http://[fd00::2]:3000'])
  })

  it.each(['127.0.0.1', 'localhost', '::1', '127.3.2.1', '::ffff:127.0.0.1'])(
    'is nowhere if it listens to %s',
    (host) => {
      expect(isLoopback(host)).toBe(true)
      expect(reachedAt({ ...everywhere, host }, 3000, cards)).toEqual([])
    },
  )

  it('is not said behind a proxy, which has an address of its own', () => {
    expect(reachedAt({ ...everywhere, trustedHops: 1 }, 3000, cards)).toEqual([])
  })
})

describe('what the program says', () => {
  const here = 'http://127.0.0.1:3000'

  it('names the flag for the home network while nobody else can come', () => {
    const said = greeting({ ...everywhere, host: '127.0.0.1', here, reached: [], terminal: false })
    expect(said).toContain(`Hausregeln is at ${here}`)
    expect(said).toContain('npm start -- --home')
    expect(said).not.toContain('█')
  })

  it('names the addresses for phones, with a code of block characters and nothing else without a terminal', () => {
    const reached = reachedAt(everywhere, 3000, cards)
    const said = greeting({ ...everywhere, here, reached, terminal: false })
    expect(said).toContain('open http://192.168.178.20:3000\n')
    expect(said).toContain('http://10.0.0.7:3000, http://192.168.49.1:3000')
    expect(said).toContain(blocks('http://192.168.178.20:3000', false))
    expect(said).not.toContain('\u001B')
    expect(greeting({ ...everywhere, here, reached, terminal: true })).toContain('\u001B')
  })

  it('says so if the machine is in no network', () => {
    expect(greeting({ ...everywhere, here, reached: [], terminal: false })).toContain('no address in a network')
    expect(greeting({ host: '0.0.0.0', trustedHops: 1, here, reached: [], terminal: false })).not.toContain('network')
  })
})

describe('a code of block characters', () => {
  it('is dark where the code is dark, with a margin of light around it', () => {
    const rows = blocks('http://192.168.178.20:3000', false).split('\n')
    const modules = rows.flatMap((row) => [
      [...row].map((cell) => cell === '█' || cell === '▀'),
      [...row].map((cell) => cell === '█' || cell === '▄'),
    ])
    const light = (y: number, x: number) => modules[y]?.[x]
    const corner = Array.from({ length: 9 }, (_, at) => light(at, 2))
    expect(modules[0]?.every(Boolean)).toBe(true)
    expect(modules[1]?.every(Boolean)).toBe(true)
    // The square in the corner: seven dark, then a light line.
    expect(corner).toEqual([true, true, false, false, false, false, false, false, false])
    expect(Array.from({ length: 8 }, (_, at) => light(2, 2 + at))).toEqual([...Array(7).fill(false), true])
  })
})
