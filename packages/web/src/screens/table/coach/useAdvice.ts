import { may } from '@hausregeln/engine'
import type { Advice } from '@hausregeln/lab/coach/advice.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useEffect, useState } from 'react'
import { advice as ask } from '../../../coach/client.ts'

/** What the coach says at this moment: it still looks, has nothing to say, or cannot be loaded. */
export type Said = Advice | 'thinking' | 'failed' | null

interface Answer {
  readonly moment: string
  readonly said: Advice | 'failed' | null
}

/** Asks the coach whenever something else is asked at the table; nothing waits for its answer. */
export function useAdvice(): Said {
  const { gameView, snapshot, me, playing, game } = useTable()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const isAsked = me >= 0 && (((gameView.s.must | may(gameView)) >>> me) & 1) === 1
  const moment = `${game.id} ${snapshot.change} ${me}`
  useEffect(() => {
    if (!isAsked || playing) return
    let isStale = false
    const tell = (said: Answer['said']) => {
      if (!isStale) setAnswer({ moment, said })
    }
    ask({ game, snapshot }, me).then(tell, () => tell('failed'))
    return () => {
      isStale = true
    }
  }, [moment, isAsked, playing, game, snapshot, me])
  if (!isAsked) return null
  return answer?.moment === moment ? answer.said : 'thinking'
}
