import { packMove } from '@hausregeln/engine'
import type { Tap } from '@hausregeln/protocol'
import { actionText } from '@hausregeln/rulebooks/texts/index.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useRoom } from '@hausregeln/view-kit/table/useRoom.ts'
import { wordsOf } from '@hausregeln/view-kit/words/words.ts'
import { useFailures } from '../useFailures.ts'

/** Loaded with the screen of an online table: elsewhere nothing waits for a bank. */
const onlineTexts = wordsOf('online')

/**
 * In the place of the answers, what the player has tapped and the bank has yet to confirm. To decide otherwise they take
 * it back.
 */
export function TapWaits({ tap: { seat, move } }: { readonly tap: Tap }) {
  const { gameView, rulebook, names, locale, online } = useTable()
  const { table } = useRoom()
  const texts = useTexts(onlineTexts)
  const failures = useFailures()
  const what = actionText(rulebook, gameView, packMove(gameView.book, move, gameView.terms), names, locale)
  return (
    <div className="stack stack--tight" role="status">
      <p>
        <strong>{texts.tapWaits(what, table?.host.name ?? '')}</strong>
      </p>
      <div className="answers">
        <Button onClick={() => void failures(async () => online?.ask({ ask: 'drop', seat }))}>
          {texts.takeTapBack}
        </Button>
      </div>
    </div>
  )
}
