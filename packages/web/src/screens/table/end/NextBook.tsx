import { Button } from '@hausregeln/view-kit/design/index.ts'
import { chanceSeed } from '@hausregeln/view-kit/game/chanceSeed.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ownSeat } from '@hausregeln/view-kit/room/room.ts'
import { endingTexts } from '@hausregeln/view-kit/story/texts.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useSyncExternalStore } from 'react'
import { go } from '../../../frame/route.ts'
import { useStart } from '../../start.ts'

const never = () => () => undefined
const nobody = () => null

/** The same people, at this screen or at a new online table, by the next rulebook that has room for them. */
export function NextBook() {
  const { game, online, keeper } = useTable()
  const texts = useTexts(endingTexts)
  const { books } = useStart()
  const room = useSyncExternalStore(online?.subscribe ?? never, online?.room ?? nobody)
  const { length: seats } = game.players
  const at = books.findIndex(({ id }) => id === game.header.rulebook)
  const others = [...books.slice(at + 1), ...books.slice(0, Math.max(0, at))]
  const next = others.find(({ minSeats, maxSeats }) => minSeats <= seats && seats <= maxSeats)
  // Of those who play from afar the first opens the next table, by these rules or by others.
  const isLate = room !== null && (ownSeat(room) < 0 || room.table?.rematch != null)
  if (next === undefined || keeper || isLate) return null
  async function begin(rulebook: string) {
    if (online !== null) return online.ask({ ask: 'rematch', rulebook })
    const { players } = game
    go({ at: 'game', id: await backend().create({ rulebook, players, options: {}, seed: chanceSeed() }) })
  }
  return <Button onClick={() => void begin(next.id)}>{texts.nextBook(next.title)}</Button>
}
