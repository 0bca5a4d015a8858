import { switched } from './switched.ts'

/** By which ways this browser calls who is asked for something. The title always does. */
export const CALLS = {
  sound: switched('call.sound', 'on'),
  vibration: switched('call.vibration', 'on'),
  notification: switched('call.notification', 'off'),
} as const

/** Times in seconds, pitches in hertz: a falling third, as of a doorbell. */
const BELL = [
  { pitch: 659, at: 0 },
  { pitch: 523, at: 0.16 },
] as const
const LOUD = 0.12
const RINGS = 0.5
const VIBRATION_MS = 120

let audio: AudioContext | null = null

/** Rings. A browser lets a page sound only after somebody has touched it: before that nothing is heard. */
export function ring(): void {
  audio ??= new AudioContext()
  const { currentTime, destination } = audio
  for (const { pitch, at } of BELL) {
    const tone = new OscillatorNode(audio, { frequency: pitch, type: 'triangle' })
    const volume = new GainNode(audio, { gain: LOUD })
    volume.gain.setValueAtTime(LOUD, currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + at + RINGS)
    tone.connect(volume).connect(destination)
    tone.start(currentTime + at)
    tone.stop(currentTime + at + RINGS)
  }
}

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
