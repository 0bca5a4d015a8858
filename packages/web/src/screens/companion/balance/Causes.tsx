import { Arrows, Button } from '@hausregeln/view-kit/design/index.ts'
import type { Attempt } from '@hausregeln/view-kit/game/types.ts'
import { formatList, formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { type TableScope, useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { lineText } from '../ledger/lineText.ts'
import { companionTexts } from '../texts.ts'
import type { Cause, CauseKind, Explanation } from './causes.ts'
import { useRemedies } from './useRemedies.ts'

interface CausesProps {
  readonly explanations: readonly Explanation[]
  /** Opens an entry to be corrected, perhaps with what was tried out. */
  readonly onCorrect: (number: number, attempt: Attempt | null) => void
}

/** What may have gone wrong, likeliest first, and what each would change. */
export function Causes({ explanations, onCorrect }: CausesProps) {
  const remedies = useRemedies(explanations)
  return (
    <ol className="causes plain-list">
      {explanations.map((explanation) => (
        <li key={explanation.map(keyOf).join()} className="causes__one">
          {explanation.map((cause) => (
            <CausePart key={keyOf(cause)} cause={cause} attempt={remedies.get(cause) ?? null} onCorrect={onCorrect} />
          ))}
        </li>
      ))}
    </ol>
  )
}

function keyOf({ kind, line, instead }: Cause): string {
  return `${kind} ${line.entry} ${JSON.stringify(line.event)} ${instead}`
}

interface CausePartProps {
  readonly cause: Cause
  readonly attempt: Attempt | null
  readonly onCorrect: CausesProps['onCorrect']
}

function CausePart({ cause, attempt, onCorrect }: CausePartProps) {
  const scope = useTable()
  const texts = useTexts(companionTexts)
  const common = useTexts(tableTexts)
  const { kind, line, rounds, instead } = cause
  const number = formatNumber(scope.locale, line.entry)
  return (
    <div className="stack stack--tight">
      <strong>{isByOther(kind) ? texts.causesBy[kind](scope.names[instead ?? -1] ?? '') : texts.causes[kind]}</strong>
      <p>
        {texts.inRound(common.round(`${line.round}`))} {lineText(scope, line)}{' '}
        {line.event.rule !== '' && <RuleChip id={line.event.rule} />}{' '}
        {rounds.length > 0 && <span className="fine">{texts.orIn(formatList(scope.locale, rounds.map(String)))}</span>}
      </p>
      {attempt !== null && agrees(scope, attempt, cause) ? (
        <BooksFollow attempt={attempt} />
      ) : (
        <TableFollows cause={cause} />
      )}
      <div className="answers">
        <Button size="small" onClick={() => onCorrect(line.entry, attempt)}>
          {texts.correctEntry(number)}
        </Button>
      </div>
    </div>
  )
}

function isByOther(kind: CauseKind): kind is 'otherPayer' | 'otherPayee' {
  return kind === 'otherPayer' || kind === 'otherPayee'
}

/** Whether the books, with all that has come since, would then say what lies on the table. */
function agrees({ gameView, rulebook }: TableScope, { fault, view }: Attempt, { differs }: Cause): boolean {
  const { cash } = gameAt(rulebook, view).s
  return fault === null && differs.every((more, seat) => cash[seat] === (gameView.s.cash[seat] ?? 0) + more)
}

/** What would have to change hands so that the table is as the books say. */
function TableFollows({ cause: { differs } }: { readonly cause: Cause }) {
  const { names, locale } = useTable()
  const texts = useTexts(companionTexts)
  const moves = differs.flatMap((difference, seat) => (difference === 0 ? [] : [{ seat, difference }]))
  return (
    <p className="fine">
      {texts.tableFollows}{' '}
      {moves
        .map(({ seat, difference }) => {
          const words = difference > 0 ? texts.givesBack : texts.getsStill
          return words(names[seat] ?? '', formatNumber(locale, Math.abs(difference)))
        })
        .join(' · ')}
    </p>
  )
}

/** What the books would say if they followed the table, with all that has come since. */
function BooksFollow({ attempt }: { readonly attempt: Attempt }) {
  const { gameView, rulebook, names, locale } = useTable()
  const texts = useTexts(companionTexts)
  const { cash } = gameAt(rulebook, attempt.view).s
  const changes = names.flatMap((name, seat) => {
    const [before, after] = [gameView.s.cash[seat] ?? 0, cash[seat] ?? 0]
    const change = texts.fromTo(formatNumber(locale, before), formatNumber(locale, after))
    return before === after ? [] : [`${name} ${change}`]
  })
  return (
    <p className="fine numerals">
      {texts.booksFollow} <Arrows text={changes.join(' · ')} />
    </p>
  )
}
