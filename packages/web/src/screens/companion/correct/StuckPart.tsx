import { Chance, isChance, isMove, type PlainEntry } from '@hausregeln/engine'
import { askText, refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { Button, Choice } from '@hausregeln/view-kit/design/index.ts'
import type { Attempt, StuckEntry } from '@hausregeln/view-kit/game/types.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { useMemo, useState } from 'react'
import { PARTS } from '../../../parts/parts.ts'
import { companionTexts } from '../texts.ts'
import { EntryInput } from './EntryInput.tsx'
import { entryWords } from './entryWords.ts'
import type { How } from './repair.ts'
import { SlipsAtOnce } from './SlipsAtOnce.tsx'

interface StuckPartProps {
  readonly attempt: Attempt
  readonly fault: StuckEntry
  /** What stands before the entry, or in its place; nothing leaves it out. */
  readonly onRepaired: (entries: readonly PlainEntry[], how: How) => void
  /** It and all after it do not count. */
  readonly onDropped: () => void
}

/** The first entry that the correction makes impossible: the keeper puts something there, leaves it out, or drops the rest. */
export function StuckPart({ attempt, fault, onRepaired, onDropped }: StuckPartProps) {
  const { rulebook, names, locale } = useTable()
  const texts = useTexts(companionTexts)
  const game = useMemo(() => gameAt(rulebook, attempt.view), [rulebook, attempt])
  const number = formatNumber(locale, fault.number)
  const { text, rule } = refusalText(rulebook, fault.refusal, locale)
  const seat = isMove(fault.entry) ? fault.entry.seat : game.s.turnSeat
  const isOtherChance = isChance(fault.entry) && game.s.awaiting !== 0
  const [how, setHow] = useState<How>(isOtherChance ? 'replaces' : 'before')
  const isSealed = game.s.awaiting === Chance.none && PARTS.some(({ slips }) => slips?.round(game) != null)
  return (
    <div className="stack">
      <div className="notice">
        <h3>{texts.stuck(number)}</h3>
        <p>
          <strong>{entryWords(rulebook, gameAt(rulebook, fault.before), fault.entry, names, locale)}</strong>
        </p>
        <p>
          {text} {rule !== null && <RuleChip id={rule} />}
        </p>
      </div>
      <p>
        {texts.stuckHint} <strong>{askText(rulebook, game, firstAsked(game.s.must, seat), names, locale)}</strong>
      </p>
      <Choice
        label={texts.how}
        value={how}
        onChange={setHow}
        options={[
          { value: 'before', label: texts.before },
          { value: 'replaces', label: texts.replaces },
        ]}
      />
      {isSealed ? (
        <SlipsAtOnce game={game} onSlips={(slips) => onRepaired(slips, how)} />
      ) : (
        <EntryInput game={game} seat={seat} onEntry={(entry) => onRepaired([entry], how)} />
      )}
      <div className="answers">
        <Button onClick={() => onRepaired([], 'replaces')}>{texts.leaveStuck(number)}</Button>
        <Button look="danger" onClick={onDropped}>
          {texts.dropFrom(number)}
        </Button>
      </div>
    </div>
  )
}

function firstAsked(must: number, seat: number): number {
  return must === 0 || (must >>> seat) & 1 ? seat : 31 - Math.clz32(must & -must)
}
