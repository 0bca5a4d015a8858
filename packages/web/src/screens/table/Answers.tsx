import { questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { PARTS } from '../../chapters/parts.ts'
import { isKept } from '../../game/kept.ts'
import { ThrowElsewhere } from '../../given/ThrowElsewhere.tsx'
import { ThrowInput } from '../../given/ThrowInput.tsx'
import { ActionButton } from '../../table/ActionButton.tsx'
import { useTable } from '../../table/context.ts'
import type { Ask } from '../../table/part.ts'

/** A question that is answered by one of a few buttons, with what the chapters have to say about it. */
export function Answers() {
  const { lens, me, keeper, game } = useTable()
  const kept = isKept(game.header)
  const ask = questionsFor(lens, me)[0]?.ask ?? 'wait'
  const names = PARTS.flatMap((part) => part.buttons?.[ask] ?? [])
  return (
    <>
      <AllShown ask={ask} of="notices" />
      {keeper && names.includes('throw') && <ThrowInput />}
      {kept && !keeper && names.includes('throw') && <ThrowElsewhere />}
      <div className="answers">
        {names
          .filter((name) => lens.book.codes[name] !== undefined && !(kept && name === 'throw'))
          .map((name) => (
            <ActionButton key={name} name={name} main={name === names[0]} />
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
