import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** What the page does where the browser is like this; `wished`: notifications were switched on. */
async function notifies(permission: string | null, wished: boolean, secure = true) {
  vi.stubGlobal('isSecureContext', secure)
  if (permission !== null) vi.stubGlobal('Notification', { permission })
  const { CALLS, notifying } = await import('./calling.ts')
  CALLS.notification.set(wished ? 'on' : 'off')
  return notifying()
}

it('a page notifies where it should and may; what was revoked since is known as that', async () => {
  expect(await notifies('granted', true)).toBe('on')
  expect(await notifies('granted', false)).toBe('off')
  expect(await notifies('denied', true)).toBe('revoked')
  expect(await notifies('default', true)).toBe('revoked')
})

it('without https, or where the browser has none, there are no notifications', async () => {
  expect(await notifies('granted', true, false)).toBe('never')
  vi.unstubAllGlobals()
  expect(await notifies(null, true)).toBe('never')
})
