import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useState, useSyncExternalStore } from 'react'
import { aroundTexts } from '../frame/aroundTexts.ts'
import { offline, subscribeOffline, takeNewer } from '../frame/offline.ts'
import { type Route, useRoute } from '../frame/route.ts'

/** Where nobody is disturbed: at a table, or while one is laid, it waits. */
const QUIET: readonly Route['at'][] = ['game', 'table']

/** Says that a newer page lies ready, never during a game. It comes by itself once all windows have been closed. */
export function NewerPage() {
  const texts = useTexts(aroundTexts)
  const route = useRoute()
  const state = useSyncExternalStore(subscribeOffline, offline)
  const [later, setLater] = useState(false)
  if (state.at !== 'ready' || !state.newer || later || QUIET.includes(route.at)) return null
  return (
    <div className="newer" role="status">
      <span>{texts.newer}</span>
      <Button size="small" look="primary" onClick={() => void takeNewer()}>
        {texts.takeNewer}
      </Button>
      <Button size="small" look="quiet" onClick={() => setLater(true)}>
        {texts.later}
      </Button>
    </div>
  )
}
