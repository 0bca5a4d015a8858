import { type Change, isChance } from '@hausregeln/engine'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useEffect, useState } from 'react'
import { companionTexts } from '../texts.ts'
import { SlipsAtOnce } from './SlipsAtOnce.tsx'
import { type SlipRun, slipsFrom, slipsInstead } from './slipsAgain.ts'
import type { Stay } from './stay.ts'
import type { Correcting } from './useCorrecting.ts'
import { useGameBefore } from './useGameBefore.ts'
import { useStays } from './useStays.ts'

interface ThrowFollowsProps {
  readonly change: Change
  readonly correcting: Correcting
}

/**
 * What the keeper may say of a throw that is corrected: that the piece was moved by the books all the same, and what was
 * bid in the sealed round that follows it.
 */
export function ThrowFollows({ change, correcting }: ThrowFollowsProps) {
  const [entry] = change.entries
  if (entry === undefined || !isChance(entry)) return null
  return (
    <>
      <Stays number={change.number} correcting={correcting} />
      <SlipsAnew number={change.number + 1} correcting={correcting} />
    </>
  )
}

interface PartProps {
  readonly number: number
  readonly correcting: Correcting
}

function Stays({ number, correcting }: PartProps) {
  const { rulebook, names, locale } = useTable()
  const texts = useTexts(companionTexts)
  const stays = useStays()
  const [stay, setStay] = useState<Stay | null>(null)
  useEffect(() => {
    let isWanted = true
    void stays({ number }).then((found) => isWanted && setStay(found))
    return () => {
      isWanted = false
    }
  }, [stays, number])
  if (stay === null || correcting.decided?.changes.some((other) => other.number === stay.change.number)) return null
  return (
    <div className="answers">
      <Button size="small" onClick={() => correcting.decide(stay.change)}>
        {texts.stay(names[stay.seat] ?? '', textIn(rulebook.board.spaces[stay.space]?.name, locale))}
      </Button>
    </div>
  )
}

/** The slips that were turned over after the throw count for what is auctioned now; or they are typed anew, all at once. */
function SlipsAnew({ number, correcting }: PartProps) {
  const { client } = useTable()
  const texts = useTexts(companionTexts)
  const { corrections } = client
  const [run, setRun] = useState<SlipRun | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let isWanted = true
    if (corrections !== null) void slipsFrom(corrections, number).then((found) => isWanted && setRun(found))
    return () => {
      isWanted = false
    }
  }, [corrections, number])
  const game = useGameBefore(number, correcting.settled?.attempt.correction ?? null)
  if (run === null || game?.book.codes.sealedBid === undefined || game.s.must === 0) return null
  if (!isOpen)
    return (
      <div className="answers">
        <Button size="small" onClick={() => setOpen(true)}>
          {texts.slipsAnew}
        </Button>
      </div>
    )
  return (
    <SlipsAtOnce
      game={game}
      onSlips={(slips) => {
        setOpen(false)
        correcting.decide(...slipsInstead(run, slips))
      }}
    />
  )
}
