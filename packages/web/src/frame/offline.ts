/** What the page asks the service worker: which page its files go with, or to take over from the one before. */
export type Asked = 'build' | 'takeOver'

/** Whether the page lies on this device, and what is new. */
export type Offline =
  /** `insecure`: without https; `unable`: this browser, or this window of it, keeps no pages. */
  | { readonly at: 'unknown' | 'insecure' | 'unable' }
  /** The files are on their way. */
  | { readonly at: 'laying' }
  /** `newer`: another page than this one lies ready. */
  | { readonly at: 'ready'; readonly newer: boolean }

/** How often is looked for a newer page while this one stays open, in milliseconds. */
const LOOK = 60 * 60 * 1000

let state: Offline = { at: 'unknown' }
const listeners = new Set<() => void>()

function say(next: Offline): void {
  state = next
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export function subscribeOffline(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page can be used offline, as it is known now. */
export function offline(): Offline {
  return state
}

/** By which script this page begins: another one is another page. */
function ownBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
}

/** Lays the page onto this device for times without a network, and looks for newer ones. Never rejects. */
export async function layPage(): Promise<void> {
  if (!isSecureContext) return say({ at: 'insecure' })
  if (!('serviceWorker' in navigator)) return say({ at: 'unable' })
  try {
    const house = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI))
    say(house.active ? { at: 'ready', newer: false } : { at: 'laying' })
    if (house.waiting) void welcome(house.waiting)
    follow(house.installing, house)
    house.addEventListener('updatefound', () => follow(house.installing, house))
    lookAgain(house)
  } catch {
    say({ at: 'unable' })
  }
}

/** Says what becomes of files that are on their way. */
function follow(coming: ServiceWorker | null, house: ServiceWorkerRegistration): void {
  coming?.addEventListener('statechange', () => {
    if (coming.state === 'activated') say({ at: 'ready', newer: false })
    else if (coming.state === 'installed' && house.active) void welcome(coming)
    else if (coming.state === 'redundant' && !house.active) say({ at: 'unable' })
  })
}

/** Newer files wait. Where the page itself is as new already, they may take over. */
async function welcome(waiting: ServiceWorker): Promise<void> {
  const same = ownBuild().endsWith(String(await ask(waiting, 'build')))
  if (same) await ask(waiting, 'takeOver')
  say({ at: 'ready', newer: !same })
}

/** Asks a service worker, and waits for what it says. */
function ask(worker: ServiceWorker, asked: Asked): Promise<string | boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((heard) => {
    port1.onmessage = ({ data }) => heard(data)
    worker.postMessage(asked, [port2])
  })
}

function lookAgain(house: ServiceWorkerRegistration): void {
  let looked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - looked < LOOK) return
    looked = performance.now()
    house.update().catch(() => undefined)
  })
}

/** Loads the newer page. Its files take over unless another window still plays with the earlier ones. */
export async function takeNewer(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting
  if (waiting) await ask(waiting, 'takeOver')
  location.reload()
}
