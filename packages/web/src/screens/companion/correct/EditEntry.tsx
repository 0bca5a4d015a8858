import { type Change, type Correction, isMove, type PlainEntry } from '@hausregeln/engine'
import { Arrows, Button } from '@hausregeln/view-kit/design/index.ts'
import type { LookedUp } from '@hausregeln/view-kit/game/types.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useEffect, useMemo, useState } from 'react'
import { companionTexts } from '../texts.ts'
import { EntryInput } from './EntryInput.tsx'
import { SlipsAtOnce } from './SlipsAtOnce.tsx'
import { type SlipRun, slipsInstead, slipsWith } from './slipsAgain.ts'
import { throwBefore } from './throwBefore.ts'
import { useGameBefore } from './useGameBefore.ts'
import { useLookedUp } from './useLookedUp.ts'
import { madeWords } from './words.ts'

interface EditEntryProps {
  readonly number: number
  /** What is corrected besides: the entry is asked for as the game stands then. */
  readonly correction: Correction | null
  readonly onDecided: (...changes: readonly Change[]) => void
  /** Another entry is to be set right in its stead. */
  readonly onAsk: (number: number) => void
}

/** What was entered, and what is right instead; slips that were turned over together are changed together. */
export function EditEntry({ number, correction, onDecided, onAsk }: EditEntryProps) {
  const scope = useTable()
  const texts = useTexts(companionTexts)
  const { lookedUp, failed } = useLookedUp(number)
  const run = useSlipRun(number)
  const thrown = useThrowBefore(lookedUp)
  const first = run?.numbers[0] ?? number
  const { lookedUp: asItWas } = useLookedUp(first)
  const was = useMemo(() => asItWas && gameAt(scope.rulebook, asItWas.before), [scope.rulebook, asItWas])
  const game = useGameBefore(first, correction) ?? was
  if (failed !== null) return <p className="notice">{failed}</p>
  if (lookedUp === null || game === null || run === undefined) return null
  const { made, entries } = lookedUp
  const isCorrected = entries.length !== 1 || JSON.stringify(entries[0]) !== JSON.stringify(made)
  const decide = (entry: PlainEntry | null) => onDecided({ number, entries: entry === null ? [] : [entry] })
  return (
    <>
      <p>
        {texts.was} <strong>{madeWords(scope, lookedUp, made)}</strong>
        {isCorrected && (
          <>
            <Arrows text=" → " />
            <strong>{entries.map((entry) => madeWords(scope, lookedUp, entry)).join(', ') || texts.leftOut}</strong>
          </>
        )}
      </p>
      <h3>{texts.instead}</h3>
      {run === null ? (
        <EntryInput game={game} seat={isMove(made) ? made.seat : game.s.turnSeat} onEntry={decide} />
      ) : (
        <SlipsAtOnce game={game} bids={run.bids} onSlips={(slips) => onDecided(...slipsInstead(run, slips))} />
      )}
      <div className="answers">
        <Button look="quiet" onClick={() => decide(null)}>
          {texts.leaveOut}
        </Button>
        {thrown !== null && (
          <Button look="quiet" onClick={() => onAsk(thrown)}>
            {texts.throwing}
          </Button>
        )}
      </div>
    </>
  )
}

/** The slips of which an entry is one; null: it is none; undefined while that is looked up. */
function useSlipRun(number: number): SlipRun | null | undefined {
  const { client } = useTable()
  const { corrections } = client
  const [found, setFound] = useState<{ readonly of: number; readonly run: SlipRun | null }>()
  useEffect(() => {
    let isWanted = true
    const take = (run: SlipRun | null) => {
      if (isWanted) setFound({ of: number, run })
    }
    if (corrections !== null) slipsWith(corrections, number).then(take, () => take(null))
    return () => {
      isWanted = false
    }
  }, [corrections, number])
  return found?.of === number ? found.run : undefined
}

/** The decision to throw from which the dice of an entry come; null: none, or that is looked up. */
function useThrowBefore(lookedUp: LookedUp | null): number | null {
  const { client } = useTable()
  const { corrections } = client
  const [found, setFound] = useState<{ readonly of: LookedUp; readonly number: number | null } | null>(null)
  useEffect(() => {
    let isWanted = true
    if (corrections !== null && lookedUp !== null)
      throwBefore(corrections, lookedUp).then(
        (number) => isWanted && setFound({ of: lookedUp, number }),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [corrections, lookedUp])
  return found?.of === lookedUp ? (found?.number ?? null) : null
}
