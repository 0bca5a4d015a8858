import { type ActionName, pack, verify } from '@hausregeln/engine'
import { questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { Meter } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'

/** What can be undone without loss comes first: a building is sold for half its price. */
const SOURCES: readonly ActionName[] = ['mortgage', 'sell']

/** A debt: everything that brings money, with what it brings; or bankruptcy, when nothing would be enough. */
export function DebtPart() {
  const { gameView, me } = useTable()
  const texts = useTexts(tableTexts)
  const sources = SOURCES.flatMap((name) =>
    Array.from({ length: gameView.book.board.deeds }, (_, deed) => ({ name, deed })).filter(
      ({ deed }) => verify(gameView, pack(gameView.book.codes[name], me, deed)) === null,
    ),
  )
  return (
    <div className="stack">
      <Missing />
      <h3>{texts.raise}</h3>
      {sources.length === 0 && <p className="soft">{texts.raiseNothing}</p>}
      <div className="answers answers--list">
        {sources.map(({ name, deed }) => (
          <ActionButton key={`${name}${deed}`} name={name} argument={deed} />
        ))}
        <ActionButton name="bankrupt" look="danger" />
      </div>
    </div>
  )
}

/** What is still missing of the debt: it falls to 0 while money is raised. */
function Missing() {
  const { gameView, me, locale } = useTable()
  const texts = useTexts(tableTexts)
  const question = questionsFor(gameView, me)[0]
  if (question?.ask !== 'debt') return null
  const { owed, missing } = question
  const number = (value: number) => formatNumber(locale, value)
  const text = texts.ofAll(number(missing), number(owed))
  return <Meter label={texts.missingMoney} value={missing} max={owed} text={text} tone="danger" />
}
