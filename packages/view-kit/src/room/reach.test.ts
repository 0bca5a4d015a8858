import { expect, it } from 'vitest'
import { isThisDeviceOnly } from './reach.ts'

it.each(['localhost', 'a.localhost', '127.0.0.1', '127.8.0.1', '[::1]'])('%s leads no other device here', (host) => {
  expect(isThisDeviceOnly(host)).toBe(true)
})

it.each(['192.168.178.20', 'mylocalhost', 'localhost.example.org', '[fd00::2]', 'spiel.example.org'])(
  '%s may lead other devices here',
  (host) => {
    expect(isThisDeviceOnly(host)).toBe(false)
  },
)
