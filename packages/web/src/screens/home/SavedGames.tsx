import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Button, Dialog, IconButton } from '@hausregeln/view-kit/design/index.ts'
import { isKept } from '@hausregeln/view-kit/game/realBoard.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import type { SavedGame } from '@hausregeln/view-kit/game/types.ts'
import { formatList, formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { FileDown, FileSpreadsheet, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { hrefOf } from '../../frame/route.ts'
import { whereTexts } from '../setup/texts.ts'
import { screenTexts } from '../texts.ts'
import { titleOf } from '../title.ts'
import { useKeep } from '../useKeep.ts'

interface SavedGamesProps {
  readonly games: readonly SavedGame[]
  readonly onRemoved: () => void
  readonly onFailed: (error: unknown) => void
}

/** The games that are kept in this browser: to continue, to keep as a file, to delete. */
export function SavedGames({ games, onRemoved, onFailed }: SavedGamesProps) {
  const texts = useTexts(screenTexts)
  const companion = useTexts(whereTexts)
  const locale = useLocale()
  const [removing, setRemoving] = useState<SavedGame | null>(null)
  const names = (game: SavedGame) =>
    formatList(
      locale,
      game.players.map((player) => player.name),
    )
  async function remove(game: SavedGame) {
    setRemoving(null)
    await backend().remove(game.id).catch(onFailed)
    onRemoved()
  }
  return (
    <>
      <ul className="saved plain-list">
        {games.map((game) => (
          <li key={game.id} className="saved__game">
            <a className="saved__link" href={hrefOf({ at: 'game', id: game.id })}>
              <span className="saved__discs">
                {game.players.map((player, seat) => (
                  <SeatDisc key={player.name} seat={seat} colour={player.colour} shape={player.shape} size={28} />
                ))}
              </span>
              <span>
                <strong>{names(game)}</strong>
                <span className="saved__facts">
                  {[
                    titleOf(game.header.rulebook, locale, game.header.book),
                    ...(isKept(game.header) ? [companion.mark] : []),
                    game.over ? texts.over : texts.round(formatNumber(locale, game.round)),
                    new Date(game.changed).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }),
                  ].join(' · ')}
                </span>
              </span>
            </a>
            <SavedGameActions game={game} names={names(game)} onRemove={() => setRemoving(game)} />
          </li>
        ))}
      </ul>
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={texts.remove}
        size="small"
        actions={
          <>
            <Button onClick={() => setRemoving(null)}>{texts.keep}</Button>
            <Button look="danger" onClick={() => removing && remove(removing)}>
              {texts.remove}
            </Button>
          </>
        }
      >
        <p>{removing && texts.removeAsk(names(removing))}</p>
      </Dialog>
    </>
  )
}

interface SavedGameActionsProps {
  readonly game: SavedGame
  readonly names: string
  readonly onRemove: () => void
}

/** What can be done with a saved game beside playing on. */
function SavedGameActions({ game, names, onRemove }: SavedGameActionsProps) {
  const texts = useTexts(screenTexts)
  const keep = useKeep(game.id, game.header, game.changed)
  return (
    <span className="row">
      <IconButton
        label={`${texts.exportGame}: ${names}`}
        icon={<FileDown size={18} aria-hidden />}
        onClick={keep.asFile}
      />
      <IconButton
        label={`${texts.exportWorkbook}: ${names}`}
        icon={<FileSpreadsheet size={18} aria-hidden />}
        onClick={keep.asWorkbook}
      />
      <IconButton label={`${texts.remove}: ${names}`} icon={<Trash2 size={18} aria-hidden />} onClick={onRemove} />
    </span>
  )
}
