import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { mayPause } from '@hausregeln/view-kit/room/room.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useRoom } from '@hausregeln/view-kit/table/useRoom.ts'
import { Coffee, Play } from 'lucide-react'
import { useFailures } from '../useFailures.ts'

interface InterruptProps {
  /** Of the words, where the icon has to do. */
  readonly className?: string
}

/** Proposes at an online table that the game rest, or go on. */
export function Interrupt({ className }: InterruptProps) {
  const { online } = useTable()
  const texts = useTexts(tableTexts)
  const failures = useFailures()
  const room = useRoom()
  if (!mayPause(room)) return null
  const paused = room.table?.phase === 'paused'
  const Icon = paused ? Play : Coffee
  return (
    <Button
      size="small"
      look="quiet"
      icon={<Icon size={18} aria-hidden />}
      onClick={() => void failures(async () => online?.ask({ ask: 'propose', what: paused ? 'resume' : 'pause' }))}
    >
      <span className={className}>{paused ? texts.resume : texts.pause}</span>
    </Button>
  )
}
