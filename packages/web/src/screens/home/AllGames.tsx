import { Button, Dialog } from '@hausregeln/view-kit/design/index.ts'
import { saveAllAsFile } from '@hausregeln/view-kit/game/files.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Files, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { screenTexts } from '../texts.ts'

interface AllGamesProps {
  readonly onRemoved: () => void
  readonly onFailed: (error: unknown) => void
}

/** What can be done with all games of this browser at once, and where what is kept lies. */
export function AllGames({ onRemoved, onFailed }: AllGamesProps) {
  const texts = useTexts(screenTexts)
  const [asking, setAsking] = useState(false)
  const day = new Date().toISOString().slice(0, 10)
  async function removeAll() {
    setAsking(false)
    await backend().removeAll().catch(onFailed)
    onRemoved()
  }
  return (
    <>
      <div className="row">
        <Button
          look="quiet"
          size="small"
          icon={<Files size={18} aria-hidden />}
          onClick={() => void saveAllAsFile(`hausregeln-${day}`).catch(onFailed)}
        >
          {texts.exportAll}
        </Button>
        <Button look="quiet" size="small" icon={<Trash2 size={18} aria-hidden />} onClick={() => setAsking(true)}>
          {texts.removeAll}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.removeAll}
        size="small"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{texts.keep}</Button>
            <Button look="danger" onClick={() => void removeAll()}>
              {texts.removeAll}
            </Button>
          </>
        }
      >
        <p>{texts.removeAllAsk}</p>
      </Dialog>
    </>
  )
}
