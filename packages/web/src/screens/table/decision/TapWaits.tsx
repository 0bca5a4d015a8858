import { packMove } from '@hausregeln/engine'
import type { Tap } from '@hausregeln/protocol'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { onlineTexts, useTapWaits } from '@hausregeln/view-kit/table/useOwnTap.ts'
import { useFailures } from '../useFailures.ts'

/**
 * In the place of the answers, what the player has tapped and the bank has yet to confirm. To decide otherwise they take
 * it back.
 */
export function TapWaits({ tap: { seat, move } }: { readonly tap: Tap }) {
  const { gameView, online } = useTable()
  const texts = useTexts(onlineTexts)
  const waits = useTapWaits()
  const failures = useFailures()
  return (
    <div className="stack stack--tight" role="status">
      <p>
        <strong>{waits(packMove(gameView.book, move, gameView.terms))}</strong>
      </p>
      <div className="answers">
        <Button onClick={() => void failures(async () => online?.ask({ ask: 'drop', seat }))}>
          {texts.takeTapBack}
        </Button>
      </div>
    </div>
  )
}
