import { moveOf } from '@hausregeln/engine'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import type { TurnEnd } from '@hausregeln/view-kit/game/goingOn.ts'
import { StandingEnd } from '@hausregeln/view-kit/game/standingEnd.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { seatMemory } from '@hausregeln/view-kit/table/acting/seatMemory.ts'
import { useAct } from '@hausregeln/view-kit/table/acting/useAct.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { stageLaterTexts } from '@hausregeln/view-kit/table/stage/later.ts'
import { Repeat } from 'lucide-react'
import { useState } from 'react'

/** Ends this turn, and later ones by themselves in which nothing new is open; or has them asked again. */
export default function EndButton({ end }: { readonly end: TurnEnd }) {
  const { client, gameView, me } = useTable()
  const texts = useTexts(stageLaterTexts)
  const act = useAct()
  const memory = seatMemory(client, me)
  const [stands, setStands] = useState(memory.end !== null)
  const begin = () => {
    memory.end = new StandingEnd(gameView.s.turns, end.open)
    void act(moveOf(gameView, end.action))
  }
  const askAgain = () => {
    memory.end = null
    setStands(false)
  }
  return (
    <Button
      look="quiet"
      size="small"
      icon={<Repeat size={16} aria-hidden />}
      title={texts.endsAloneHint}
      onClick={stands ? askAgain : begin}
    >
      {stands ? texts.endsAsked : texts.endsAlone}
    </Button>
  )
}
