/** What a browser offers a page that can be installed; not in the standard, and not in the library's types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

function set(next: InstallOffer | null): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Keeps what the browser offers until somebody asks for it: it comes once, and early. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event as InstallOffer)
  })
  addEventListener('appinstalled', () => set(null))
}

/** For `useSyncExternalStore`. */
export function subscribeInstalling(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this browser would install the page now. */
export function canInstall(): boolean {
  return offer !== null
}

/** The browser asks whether to install the page; what it offered can be taken up once. */
export async function install(): Promise<void> {
  const open = offer
  set(null)
  await open?.prompt()
}
