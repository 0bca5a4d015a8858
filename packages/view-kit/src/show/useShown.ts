import { scenes } from '@hausregeln/chapters/scenes.ts'
import { momentTime, rateOf } from '@hausregeln/protocol/tempo.ts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { setMotionRate, whenStill } from '../design/motion.ts'
import type { TableView } from '../game/client.ts'
import { Director, type Shown, type Tempo } from './director.ts'

/** Milliseconds of each state for those who do not want to see anything travel. */
const STILL = 250

const tempo: Tempo = {
  // On a device that is behind, dice and pieces come to rest later than planned: nothing is told before.
  later(milliseconds, what) {
    let callOff = () => clearTimeout(timer)
    const timer = setTimeout(() => {
      callOff = whenStill(what)
    }, milliseconds)
    return () => callOff()
  },
  rate({ game, snapshot }, { turnSeat }) {
    return rateOf(snapshot.settings.pace, (game.players[turnSeat]?.bot ?? null) !== null)
  },
  moment({ snapshot }) {
    return momentTime(snapshot.settings.pace)
  },
  length(milliseconds, tells) {
    // Nobody sees it: people who come back find the game as it is.
    if (document.hidden) return 0
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return milliseconds
    return tells ? Math.min(milliseconds, STILL) : 0
  },
}

export interface Show extends Shown {
  readonly director: Director
}

/** The game as it is shown, scene by scene, behind the true one. `bare`: at once as it is, for the books of a real board. */
export function useShown(view: TableView, bare = false): Show {
  const [director] = useState(() => new Director(scenes, tempo, view))
  // While rendering, so that no frame shows the game after the entry before its scenes begin; the same view twice is one.
  useMemo(() => (bare ? undefined : director.receive(view)), [bare, director, view])
  useEffect(() => director.go())
  useEffect(() => {
    // People who turn away find the game as it is.
    const turned = () => document.hidden && director.finish()
    const stop = director.run()
    document.addEventListener('visibilitychange', turned)
    return () => {
      document.removeEventListener('visibilitychange', turned)
      stop()
    }
  }, [director])
  const shown = useSyncExternalStore(director.subscribe, director.shown)
  // Before anything on the page begins to move by what is shown now.
  setMotionRate(shown.rate)
  return bare ? { view, playing: false, rate: 1, heard: [], length: 0, moment: null, director } : { ...shown, director }
}
