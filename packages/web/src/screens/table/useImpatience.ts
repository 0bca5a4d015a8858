import { useEffect } from 'react'
import { finishMotion, useMoving } from '../../design/index.ts'
import { isTyping } from '../../table/typing.ts'

/** A tap or a key brings dice and pieces to rest; the key does nothing else then, unless somebody types. */
export function useImpatience(): void {
  const moving = useMoving()
  useEffect(() => {
    if (!moving) return
    const onKey = (event: KeyboardEvent) => {
      if ((event.key === 'Enter' || event.key === ' ') && !isTyping(event.target)) event.preventDefault()
      finishMotion()
    }
    addEventListener('pointerdown', finishMotion, true)
    addEventListener('keydown', onKey, true)
    return () => {
      removeEventListener('pointerdown', finishMotion, true)
      removeEventListener('keydown', onKey, true)
    }
  }, [moving])
}
