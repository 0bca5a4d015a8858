import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { Button, useToast } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Dices, Globe, Play, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { appTexts } from '../../frame/texts.ts'
import { workshopTexts } from '../texts.ts'
import { playHere, setUp, setUpOnline } from './begin.ts'

interface PlayButtonsProps {
  /** Undefined: it cannot be played yet. */
  readonly opened: OpenedBook | undefined
}

/** The ways to play these rules, each by one click. */
export function PlayButtons({ opened }: PlayButtonsProps) {
  const texts = useTexts(workshopTexts)
  const common = useTexts(appTexts)
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const reason = opened === undefined ? texts.notYet : isBusy ? texts.starting : undefined
  const take = (begin: (book: OpenedBook) => Promise<void>) => async () => {
    if (opened === undefined) return
    setBusy(true)
    try {
      await begin(opened)
    } catch (error) {
      setBusy(false)
      toast({ text: common.failed, detail: error instanceof Error ? error.message : '', tone: 'danger' })
    }
  }
  return (
    <div className="play-buttons">
      <Way
        text={texts.playTable}
        icon={<Users size={18} aria-hidden />}
        reason={reason}
        onTake={take((book) => setUp(book, false))}
      />
      <Way
        text={texts.playBoard}
        icon={<Dices size={18} aria-hidden />}
        reason={reason}
        onTake={take((book) => setUp(book, true))}
      />
      <Way text={texts.playOnline} icon={<Globe size={18} aria-hidden />} reason={reason} onTake={take(setUpOnline)} />
      <Button
        look="primary"
        icon={<Play size={20} aria-hidden />}
        reason={reason}
        sends
        title={texts.playHereHint}
        onClick={() => void take(playHere)()}
      >
        {texts.play}
      </Button>
    </div>
  )
}

interface WayProps {
  readonly text: string
  readonly icon: ReactNode
  readonly reason: string | undefined
  readonly onTake: () => Promise<void>
}

/** A further way to play; on little screens its picture alone is seen. */
function Way({ text, icon, reason, onTake }: WayProps) {
  return (
    <Button icon={icon} reason={reason} sends title={text} onClick={() => void onTake()}>
      <span className="play-buttons__text">{text}</span>
    </Button>
  )
}
