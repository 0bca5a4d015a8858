import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { LIMIT_DEFAULTS } from './quota/limits.ts'
import { LOAD_DEFAULTS } from './quota/load.ts'
import { readSettings, SettingsError } from './settings.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'hausregeln-settings-'))
writeFileSync(join(webRoot, 'index.html'), '')
const dataDirectory = join(webRoot, 'data')
const places = { WEB_ROOT: webRoot, DATA_DIR: dataDirectory }
afterAll(() => rmSync(webRoot, { recursive: true }))

describe('settings', () => {
  it('are 127.0.0.1:3000 unless said otherwise', () => {
    const usual = {
      host: '127.0.0.1',
      port: 3000,
      webRoot,
      dataDirectories: [dataDirectory],
      journal: join(dataDirectory, 'erasures.journal'),
      dataLimit: 0,
      databaseUrls: [],
      hostNames: [],
      origins: [],
      places: null,
      trustedHops: 0,
      packs: true,
      crowdFrom: 16,
      requestSeconds: 12,
      limits: LIMIT_DEFAULTS,
      load: LOAD_DEFAULTS,
      workerThreads: 0,
      metrics: null,
      idleSeconds: 60,
      retention: { lobbyHours: 24, gameDays: 90, keepDays: 365, chatDays: 30, linkDays: 365 },
      logLevel: 'warn',
    }
    expect(readSettings(places)).toEqual(usual)
    expect(readSettings({ ...places, HOST: '', PORT: '' })).toEqual(usual)
    expect(readSettings({ ...places, HOST: '::1', PORT: '65535' })).toEqual({ ...usual, host: '::1', port: 65535 })
  })

  it('name what a server behind a proxy needs', () => {
    const given = {
      TRUST_PROXY: '2',
      ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080',
      HOST_NAMES: 'Tables.example.org, www.example.org',
      DATA_LIMIT_MB: '500',
    }
    expect(readSettings({ ...places, ...given })).toMatchObject({
      trustedHops: 2,
      hostNames: ['tables.example.org', 'www.example.org'],
      origins: ['https://a.example', 'http://b.example:8080'],
      dataLimit: 500_000_000,
    })
  })

  it('name where each of several processes is reached', () => {
    const all = ['https://a.example', 'https://b.example']
    const given = { DATABASE_URL: 'postgres://x/y', PLACES: all.join(), PLACE: all[1] }
    expect(readSettings({ ...places, ...given }).places).toEqual({ own: all[1], all })
  })

  it('name several places, the first of which is said as ever', () => {
    const further = join(webRoot, 'more')
    expect(readSettings({ ...places, FURTHER_DATA_DIRS: `${further},` })).toMatchObject({
      dataDirectories: [dataDirectory, further],
      databaseUrls: [],
    })
    const urls = ['postgres://x/a', 'postgres://x/b', 'postgres://y/a']
    const given = { DATABASE_URL: urls[0], FURTHER_DATABASE_URLS: `${urls[1]}, ${urls[2]}` }
    expect(readSettings({ ...places, ...given }).databaseUrls).toEqual(urls)
  })

  it('let one person have twenty tables at most, unless said otherwise', () => {
    expect(readSettings(places).limits.TABLES_PER_GUEST).toBeLessThanOrEqual(20)
    const given = { TABLES_PER_GUEST: '3', TABLES_PER_ADDRESS: '7', METRICS_PORT: '9464' }
    const { limits, metrics } = readSettings({ ...places, ...given })
    expect(limits).toEqual({ ...LIMIT_DEFAULTS, TABLES_PER_GUEST: 3, TABLES_PER_ADDRESS: 7 })
    expect(metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  })

  it.each([
    [
      { ALLOWED_ORIGINS: 'example.org' },
      'ALLOWED_ORIGINS must list origins such as https://example.org, not "example.org".',
    ],
    [{ ALLOWED_ORIGINS: 'https://a.example/' }, 'not "https://a.example/".'],
    [{ PLACES: 'https://a.example', PLACE: 'https://a.example' }, 'PLACES needs DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://x/y', PLACES: 'https://a.example' }, 'PLACE must be one of PLACES, not "".'],
    [{ DATABASE_URL: 'postgres://x/y', PLACES: 'a.example' }, 'PLACES must list origins such as https://example.org'],
    [{ COMPRESS_MESSAGES: 'yes' }, 'COMPRESS_MESSAGES must be a whole number from 0 to 1, not "yes".'],
    [{ FURTHER_DATABASE_URLS: 'postgres://x/y' }, 'FURTHER_DATABASE_URLS needs DATABASE_URL, which is the first.'],
    [{ DATABASE_URL: 'postgres://x/y', FURTHER_DATABASE_URLS: 'postgres://x/y' }, 'names a place twice.'],
    [{ DATABASE_URL: 'postgres://x/y', FURTHER_DATABASE_URLS: 'b' }, 'must be an address such as postgresql://'],
    [{ FURTHER_DATA_DIRS: dataDirectory }, 'names a place twice.'],
    [{ DATABASE_URL: 'postgres://x/y', FURTHER_DATA_DIRS: webRoot }, 'goes with DATA_DIR, not with DATABASE_URL.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10, not "yes".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, not "loud".'],
    [{ DATA_LIMIT_MB: '-5' }, 'DATA_LIMIT_MB must be a whole number from 0 to 1000000, not "-5".'],
    [{ MESSAGES_PER_SECOND: 'x' }, 'MESSAGES_PER_SECOND must be a whole number'],
    [{ BOT_STEPS_PER_TABLE: '0' }, 'BOT_STEPS_PER_TABLE must be a whole number from 1 to'],
    [{ TABLES_PER_GUEST: '1.5' }, 'TABLES_PER_GUEST must be a whole number'],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ DATA_DIR: join(webRoot, 'index.html') }, 'cannot be written (EEXIST): name a directory of this account'],
  ])('refuse %j with a sentence', (given, sentence) => {
    const read = () => readSettings({ ...places, ...given })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(sentence)
  })

  it.each(['abc', '-1', '65536', '3000x', '3.5', '1e3', ' '])(
    'refuse PORT=%j with a sentence that names it',
    (port) => {
      const read = () => readSettings({ ...places, PORT: port })
      expect(read).toThrow(SettingsError)
      expect(read).toThrow(`PORT must be a whole number from 0 to 65535, not "${port}".`)
    },
  )

  it('refuse a folder without a built web app, and say how to build it', () => {
    const read = () => readSettings({ ...places, WEB_ROOT: join(webRoot, 'empty') })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(/no built web app in .*empty: run "npm start"/)
  })
})
