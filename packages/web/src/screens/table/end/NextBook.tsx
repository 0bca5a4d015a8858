import { Button } from '@hausregeln/view-kit/design/index.ts'
import { chanceSeed } from '@hausregeln/view-kit/game/chanceSeed.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { endingTexts } from '@hausregeln/view-kit/story/texts.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { go } from '../../../frame/route.ts'
import { useStart } from '../../start.ts'

/** The same people at this screen by the next rulebook that has room for them. */
export function NextBook() {
  const { game, online, keeper } = useTable()
  const texts = useTexts(endingTexts)
  const { books } = useStart()
  const { length: seats } = game.players
  const at = books.findIndex(({ id }) => id === game.header.rulebook)
  const others = [...books.slice(at + 1), ...books.slice(0, Math.max(0, at))]
  const next = others.find(({ minSeats, maxSeats }) => minSeats <= seats && seats <= maxSeats)
  // Those who play from afar agree on it at a new table.
  if (next === undefined || online !== null || keeper) return null
  async function begin(rulebook: string) {
    const { players } = game
    go({ at: 'game', id: await backend().create({ rulebook, players, options: {}, seed: chanceSeed() }) })
  }
  return <Button onClick={() => void begin(next.id)}>{texts.nextBook(next.title)}</Button>
}
