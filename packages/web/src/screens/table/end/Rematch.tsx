import { Button } from '@hausregeln/view-kit/design/index.ts'
import { carriedIn } from '@hausregeln/view-kit/game/books/books.ts'
import { chanceSeed } from '@hausregeln/view-kit/game/chanceSeed.ts'
import { isKept } from '@hausregeln/view-kit/game/realBoard.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { playsAgain } from '@hausregeln/view-kit/room/firstSeat.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { ownSeat } from '@hausregeln/view-kit/room/room.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { RotateCcw } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { go, hrefOf } from '../../../frame/route.ts'

/** The same people again: at this screen, or at a new online table. */
export function Rematch() {
  const { online } = useTable()
  return online === null ? <RematchHere /> : <RematchOnline table={online} />
}

function RematchHere() {
  const { game } = useTable()
  const texts = useTexts(tableTexts)
  async function rematch() {
    const { header, players } = game
    const { rulebook, options } = header
    const carried = carriedIn(header)
    go({
      at: 'game',
      id: await backend().create({ rulebook, carried, players, options, seed: chanceSeed(), kept: isKept(header) }),
    })
  }
  return (
    <>
      <Button look="primary" icon={<RotateCcw size={18} aria-hidden />} onClick={() => void rematch()}>
        {texts.rematch}
      </Button>
      <a href={hrefOf({ at: 'home' })}>{texts.toHome}</a>
    </>
  )
}

/** The first who asks opens the next table; it is shown to all. */
function RematchOnline({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(tableTexts)
  const room = useSyncExternalStore(table.subscribe, table.room)
  const next = room.table?.rematch ?? null
  const seat = ownSeat(room)
  if (next !== null)
    return (
      <a className="go" href={hrefOf({ at: 'table', code: next })} onClick={() => seat >= 0 && playsAgain(next, seat)}>
        {texts.toRematch}
      </a>
    )
  return (
    <>
      {seat >= 0 && (
        <Button
          look="primary"
          icon={<RotateCcw size={18} aria-hidden />}
          onClick={() => void table.ask({ ask: 'rematch' })}
        >
          {texts.rematch}
        </Button>
      )}
      <a href={hrefOf({ at: 'online' })}>{texts.toTables}</a>
    </>
  )
}
