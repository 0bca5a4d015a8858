import { askText, eventLevel, eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { LiveRegion } from '../design/index.ts'
import { useTable } from './context.ts'

/** More than this at once is not read out. */
const MOST = 4

/** Tells a screen reader what has happened and what is asked. */
export function Announcer() {
  const { log, snapshot, rulebook, lens, names, locale, me } = useTable()
  const told = log
    .slice(snapshot.logKept)
    .filter(({ event }) => eventLevel(event) === 'main')
    .slice(-MOST)
    .map(({ event }) => eventText(rulebook, event, names, locale))
  const asked = (lens.s.must >>> Math.max(me, 0)) & 1 && me >= 0 ? [askText(rulebook, lens, me, names, locale)] : []
  return <LiveRegion message={[...told, ...asked].join(' ')} />
}
