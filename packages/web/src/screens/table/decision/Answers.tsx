import type { ActionName } from '@hausregeln/engine'
import { questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { isKept } from '@hausregeln/view-kit/game/realBoard.ts'
import type { Locale } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useGoesAlone } from '@hausregeln/view-kit/table/acting/useGoesAlone.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import type { Ask } from '@hausregeln/view-kit/table/part.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy, Suspense } from 'react'
import { PARTS } from '../../../parts/parts.ts'

/** Dice that lie on a real table, which most games do without. */
const ThrowInput = lazy(() => withWords(import('../../../given/ThrowInput.tsx'), 'desk'))
const ThrowElsewhere = lazy(() => withWords(import('../../../given/ThrowElsewhere.tsx'), 'desk'))

/** A question that is answered by one of a few buttons, with what the chapters have to say about it. */
export function Answers() {
  const { gameView, me, keeper, game, locale } = useTable()
  const goesAlone = useGoesAlone()
  const kept = isKept(game.header)
  const ask = questionsFor(gameView, me)[0]?.ask ?? 'wait'
  const names = PARTS.flatMap((part) => part.buttons?.[ask] ?? [])
  return (
    <>
      <AllShown ask={ask} of="notices" />
      <Suspense>{kept && names.includes('throw') && (keeper ? <ThrowInput /> : <ThrowElsewhere />)}</Suspense>
      <div className="answers">
        {names
          .filter((name) => gameView.book.codes[name] !== undefined && !(kept && name === 'throw'))
          .map((name) => (
            <ActionButton
              key={name}
              name={name}
              main={name === names[0]}
              note={goesAlone ? leadsTo(name, locale) : undefined}
            />
          ))}
        <AllShown ask={ask} of="beside" />
      </div>
    </>
  )
}

/** What the chapters tell, or let one do beside the buttons, while this is asked. */
function AllShown({ ask, of }: { readonly ask: Ask; readonly of: 'notices' | 'beside' }) {
  return PARTS.flatMap((part) =>
    (part[of] ?? []).map(({ on, show: Show }) => on.includes(ask) && <Show key={`${part.chapter} ${on}`} />),
  )
}

/** What else a tap on this button does, in words. */
function leadsTo(name: ActionName, locale: Locale): string | undefined {
  return PARTS.find(({ leads }) => leads?.[name] !== undefined)?.leads?.[name]?.(locale)
}
