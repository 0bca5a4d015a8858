import type { Heard, Sound } from '@hausregeln/engine/kit/scene/sound.ts'
import type { Player } from './player.ts'
import { canSound, volume } from './volume.ts'

/** Gestures that let a page sound, and one that comes before. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const

/** Milliseconds after a bell in which it need not ring for the same turn again. */
const RING_AGAIN = 1500

let player: Player | null = null
let loading = false
/** When it last rang, by `performance.now`. */
let rung = Number.NEGATIVE_INFINITY
/** What was to be heard while the player was on its way. */
let missed: { readonly sound: Sound; readonly times: number; readonly over: number; readonly at: number } | null = null

/** With the first tap or key from now on the page can sound; before, nothing is loaded. Returns what calls it off. */
export function listenForGestures(): () => void {
  if (!canSound()) return () => undefined
  for (const gesture of GESTURES) addEventListener(gesture, wake, true)
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, wake, true)
  }
}

function wake(): void {
  if (volume.get() === 'off') return
  if (player !== null) return player.wake()
  if (loading) return
  loading = true
  // Where it cannot be loaded now, the table is silent until the next tap.
  import('./player.ts').then(
    ({ Player }) => {
      player = new Player()
      catchUp()
    },
    () => {
      loading = false
    },
  )
}

/** What is still to be seen is heard from where it is. */
function catchUp(): void {
  if (missed === null) return
  const { sound, times, over, at } = missed
  const late = performance.now() - at
  if (late < over) play(sound, times, over - late, late)
  missed = null
}

/** What these seats hear of it: a person who sits there at this screen. */
export function soundFor({ sound, own }: Heard, persons: readonly number[]): Sound | null {
  return own !== undefined && persons.includes(own.seat) ? own.sound : (sound ?? null)
}

/** Sounds what is seen now for so many milliseconds, if somebody wants to hear it. */
export function sound(heard: readonly Heard[], persons: readonly number[], over: number): void {
  if (volume.get() === 'off' || document.hidden) return
  for (const one of heard) {
    const what = soundFor(one, persons)
    if (what === 'yourTurn') ring()
    else if (what !== null) play(what, one.times ?? 1, over)
  }
}

function play(sound: Sound, times: number, over: number, late = 0): void {
  if (player === null) missed = { sound, times, over, at: performance.now() }
  // Dice that lie are silent.
  else player.play(sound, { times, over, late, cut: sound === 'throw' })
}

/** Rings for whoever is asked, and lets whoever sets the volume hear how loud that is. */
export function ring(): void {
  const now = performance.now()
  if (now - rung > RING_AGAIN && volume.get() !== 'off') play('yourTurn', 1, 0)
  rung = now
}
