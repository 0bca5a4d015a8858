import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'hausregeln-settings-'))
writeFileSync(join(webRoot, 'index.html'), '')
afterAll(() => rmSync(webRoot, { recursive: true }))

describe('settings', () => {
  it('are 127.0.0.1:3000 unless said otherwise', () => {
    const usual = { host: '127.0.0.1', port: 3000, webRoot }
    expect(readSettings({ WEB_ROOT: webRoot })).toEqual(usual)
    expect(readSettings({ WEB_ROOT: webRoot, HOST: '', PORT: '' })).toEqual(usual)
    expect(readSettings({ WEB_ROOT: webRoot, HOST: '::1', PORT: '65535' })).toEqual({
      host: '::1',
      port: 65535,
      webRoot,
    })
  })

  it.each(['abc', '-1', '65536', '3000x', '3.5', '1e3', ' '])(
    'refuse PORT=%j with a sentence that names it',
    (port) => {
      const read = () => readSettings({ WEB_ROOT: webRoot, PORT: port })
      expect(read).toThrow(SettingsError)
      expect(read).toThrow(`PORT must be a whole number from 0 to 65535, not "${port}".`)
    },
  )

  it('refuse a folder without a built web app, and say how to build it', () => {
    const read = () => readSettings({ WEB_ROOT: join(webRoot, 'empty') })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(/no built web app in .*empty: run "npm start"/)
  })
})
