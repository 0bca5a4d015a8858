import { ACTIONS, type ActionName, pack, verify } from '@hausregeln/engine'
import { useTexts } from '../i18n/index.ts'
import { ActionButton } from '../table/ActionButton.tsx'
import { useTable } from '../table/context.ts'
import { tableTexts } from '../table/texts.ts'

const SOURCES: readonly ActionName[] = ['sell', 'mortgage']

/** A debt: everything that brings money, with what it brings; or bankruptcy, when nothing would be enough. */
export function DebtPart() {
  const { lens, me } = useTable()
  const texts = useTexts(tableTexts)
  const sources = SOURCES.flatMap((name) =>
    Array.from({ length: lens.book.board.deeds }, (_, deed) => ({ name, deed })).filter(
      ({ deed }) => verify(lens, pack(ACTIONS[name].code, me, deed)) === null,
    ),
  )
  return (
    <div className="stack">
      <h3>{texts.raise}</h3>
      {sources.length === 0 && <p className="soft">{texts.raiseNothing}</p>}
      <div className="answers">
        {sources.map(({ name, deed }) => (
          <ActionButton key={`${name}${deed}`} name={name} argument={deed} />
        ))}
        <ActionButton name="bankrupt" look="danger" />
      </div>
    </div>
  )
}
