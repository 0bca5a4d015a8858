import { finishMotion, useKeys, useMoving } from '@hausregeln/view-kit/design/index.ts'
import { isTyping } from '@hausregeln/view-kit/table/typing.ts'
import { useEffect } from 'react'

/** A tap or a key brings dice and pieces to rest; the key does nothing else then, unless somebody types. */
export function useImpatience(): void {
  const moving = useMoving()
  useKeys(
    (event) => {
      if ((event.key === 'Enter' || event.key === ' ') && !isTyping(event.target)) event.preventDefault()
      finishMotion()
    },
    { on: moving, first: true },
  )
  useEffect(() => {
    if (!moving) return
    addEventListener('pointerdown', finishMotion, true)
    return () => removeEventListener('pointerdown', finishMotion, true)
  }, [moving])
}
