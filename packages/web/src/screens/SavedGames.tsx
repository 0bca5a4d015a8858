import { findRulebook } from '@hausregeln/rulebooks'
import { FileDown, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { hrefOf } from '../app/route.ts'
import { Button, Dialog, IconButton, SeatDisc } from '../design/index.ts'
import { backend } from '../game/client.ts'
import { fileName, saveAsFile } from '../game/files.ts'
import type { SavedGame } from '../game/types.ts'
import { formatList, formatNumber, useLocale, useTexts } from '../i18n/index.ts'
import { screenTexts } from './texts.ts'

interface SavedGamesProps {
  readonly games: readonly SavedGame[]
  readonly onRemoved: () => void
}

/** The games that are kept in this browser: to continue, to keep as a file, to delete. */
export function SavedGames({ games, onRemoved }: SavedGamesProps) {
  const texts = useTexts(screenTexts)
  const locale = useLocale()
  const [removing, setRemoving] = useState<SavedGame | null>(null)
  const names = (game: SavedGame) =>
    formatList(
      locale,
      game.players.map((player) => player.name),
    )
  async function remove(game: SavedGame) {
    await backend().remove(game.id)
    setRemoving(null)
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
                    findRulebook(game.header.rulebook)?.title[locale] ?? game.header.rulebook,
                    game.over ? texts.over : texts.round(formatNumber(locale, game.round)),
                    new Date(game.changed).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }),
                  ].join(' · ')}
                </span>
              </span>
            </a>
            <span className="row">
              <IconButton
                label={`${texts.exportGame}: ${names(game)}`}
                icon={<FileDown size={18} aria-hidden />}
                onClick={() => void saveAsFile(game.id, fileName(game.header, game.changed))}
              />
              <IconButton
                label={`${texts.remove}: ${names(game)}`}
                icon={<Trash2 size={18} aria-hidden />}
                onClick={() => setRemoving(game)}
              />
            </span>
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
