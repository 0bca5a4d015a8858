import { ring } from '../../sound/ears.ts'
import { switched } from './switched.ts'

/** By which ways this browser calls who is asked for something. The title always does. */
export const CALLS = {
  sound: switched('call.sound', 'on'),
  vibration: switched('call.vibration', 'on'),
  notification: switched('call.notification', 'off'),
} as const

const VIBRATION_MS = 120

/** Calls by every way that is switched on. `words`: what is wanted. */
export function call(words: string): void {
  if (CALLS.sound.get() === 'on') ring()
  if (CALLS.vibration.get() === 'on') navigator.vibrate?.(VIBRATION_MS)
  if (notifying() !== 'on' || !document.hidden) return
  // Where a browser wants a service worker and has none, sound and title must do.
  notify(words).catch(() => CALLS.notification.set('off'))
}

/** Whether this browser lets pages that came like this one notify at all. */
function canNotify(): boolean {
  return isSecureContext && 'Notification' in globalThis
}

/** Whether this page notifies: `revoked` where it should, and the browser has been told since not to let it. */
export function notifying(): 'never' | 'off' | 'on' | 'revoked' {
  if (!canNotify()) return 'never'
  if (CALLS.notification.get() === 'off') return 'off'
  return Notification.permission === 'granted' ? 'on' : 'revoked'
}

/** By the service worker where there is one, as phones want it, else by the page itself. */
async function notify(words: string): Promise<void> {
  const message = { body: words, tag: 'hausregeln', data: location.href }
  const house = await navigator.serviceWorker?.getRegistration()
  if (house?.active) return house.showNotification('Hausregeln', message)
  new Notification('Hausregeln', message).onclick = () => focus()
}
