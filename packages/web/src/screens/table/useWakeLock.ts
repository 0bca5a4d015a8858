import { useEffect } from 'react'

/** Keeps the screen of a phone awake while `wanted`, where the browser can; elsewhere, and if it will not, nothing happens. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (document.hidden || isOver) return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isOver) await held.release()
        else lock = held
      } catch {
        // A battery that runs low is a reason; the game goes on all the same.
      }
    }
    // The browser lets go of it when the page is hidden.
    const back = () => void hold()
    void hold()
    document.addEventListener('visibilitychange', back)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', back)
      void lock?.release()
    }
  }, [wanted])
}
