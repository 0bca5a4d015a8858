import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import type { Asked } from '../src/frame/offline.ts'

/** Put in by build/serviceWorker.ts. */
declare const FILES: readonly { readonly url: string; readonly revision: string | null }[]
declare const BUILD: string
declare const self: ServiceWorkerGlobalScope

const PAGE = 'index.html'
/** For how long the network is given a chance before the page comes from this device, in seconds. */
const PATIENCE = 3

/** Whether the page itself is wanted, whatever an invitation adds to its address. */
function wantsPage({ request, url }: { readonly request: Request; readonly url: URL }): boolean {
  const { pathname } = new URL(self.registration.scope)
  return request.mode === 'navigate' && [pathname, `${pathname}${PAGE}`].includes(url.pathname)
}

/** A server that is in trouble is as good as none. */
const troubled = {
  fetchDidSucceed: async ({ response }: { readonly response: Response }) => {
    if (response.status >= 500) throw new Error(`The server answers ${response.status}.`)
    return response
  },
}

/** The page is as new as the server's wherever that can be reached; without it everything comes from this device. */
registerRoute(
  wantsPage,
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE,
    plugins: [troubled, new PrecacheFallbackPlugin({ fallbackURL: PAGE })],
  }),
)
precacheAndRoute([...FILES], { cleanURLs: false })
cleanupOutdatedCaches()
clientsClaim()

/** The files that other windows still play with are dropped only when there is no other window. */
async function takeOver(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length > 1) return false
  await self.skipWaiting()
  return true
}

async function answer(asked: Asked): Promise<string | boolean> {
  return asked === 'build' ? BUILD : takeOver()
}

self.addEventListener('message', (event) => {
  const [port] = event.ports
  event.waitUntil(answer(event.data as Asked).then((said) => port?.postMessage(said)))
})

/** A notification leads back to the window that has called. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const find = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const caller = windows.find(({ url }) => url === event.notification.data) ?? windows[0]
    await caller?.focus()
  }
  event.waitUntil(find())
})
