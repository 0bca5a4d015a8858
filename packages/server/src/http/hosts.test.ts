import { describe, expect, it } from 'vitest'
import { ownHosts } from './hosts.ts'

const usual = { hostNames: [], origins: [], places: null, trustedHops: 0 }

describe('a name of this server', () => {
  it.each([
    '127.0.0.1:3000',
    'localhost:3000',
    '192.168.1.20:3000',
    '[::1]:3000',
    '[fe80::1]',
    'nas',
    'nas.local:3000',
    'NAS.fritz.box',
    'nas.home.arpa',
  ])('is %s, whatever the settings say', (host) => {
    expect(ownHosts(usual)(host)).toBe(true)
    expect(ownHosts({ ...usual, hostNames: ['tables.example.org'] })(host)).toBe(true)
  })

  it.each(['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', 'local', '', 'a b', undefined])(
    'is not %s',
    (host) => {
      const own = ownHosts({ ...usual, hostNames: ['tables.example.org'] })
      expect(own(host)).toBe(host === 'local')
    },
  )

  it('is one that the settings name, with any port', () => {
    const places = { own: 'https://b.example', all: ['https://a.example', 'https://b.example'] }
    const own = ownHosts({ ...usual, hostNames: ['tables.example.org'], origins: ['https://c.example:8443'], places })
    const hosts = ['tables.example.org', 'TABLES.example.org:8080', 'a.example', 'b.example', 'c.example', 'd.example']
    expect(hosts.map(own)).toEqual([true, true, true, true, true, false])
  })

  it('is any, behind a proxy, unless the settings name some', () => {
    expect(ownHosts({ ...usual, trustedHops: 1 })('tables.example.org')).toBe(true)
    expect(ownHosts({ ...usual, trustedHops: 1, hostNames: ['b.example'] })('tables.example.org')).toBe(false)
  })

  it('the first that is none is told, once', () => {
    const told: string[] = []
    const own = ownHosts(usual, (name) => told.push(name))
    for (const host of ['evil.example', 'worse.example']) own(host)
    expect(told).toEqual(['evil.example'])
  })
})
