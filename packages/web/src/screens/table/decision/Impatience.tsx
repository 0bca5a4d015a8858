import { finishMotion, useKeys, useMoving } from '@hausregeln/view-kit/design/index.ts'
import type { Show } from '@hausregeln/view-kit/show/useShown.ts'
import { isTyping } from '@hausregeln/view-kit/table/typing.ts'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/**
 * A tap ends the scene that runs, a key all of them; the key does nothing else then, unless somebody types. Draws nothing,
 * and is a part of its own: what begins to move does not draw the table anew.
 */
export function Impatience({ playing, director }: Pick<Show, 'playing' | 'director'>): null {
  const moving = useMoving() || playing
  useKeys(
    (event) => {
      if ((event.key === 'Enter' || event.key === ' ') && !isTyping(event.target)) event.preventDefault()
      // What begins to move by that is at rest at once, too.
      flushSync(() => director.finish())
      finishMotion()
    },
    { on: moving, first: true },
  )
  useEffect(() => {
    if (!moving) return
    const tapped = () => {
      director.nextBeat()
      finishMotion()
    }
    // Not at once when a finger comes down: what it presses must not move away from under it.
    addEventListener('pointerup', tapped, true)
    return () => removeEventListener('pointerup', tapped, true)
  }, [moving, director])
  return null
}
