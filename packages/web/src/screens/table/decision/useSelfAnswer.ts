import { moveOf } from '@hausregeln/engine'
import { useMoving, useToast } from '@hausregeln/view-kit/design/index.ts'
import { endWithChoices, GOES_ON_AFTER, seenBeforeEnd } from '@hausregeln/view-kit/game/goingOn.ts'
import { ANSWERS } from '@hausregeln/view-kit/game/settings/answering.ts'
import { formatNumber, useStoredChoice, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { withRule } from '@hausregeln/view-kit/table/acting/notice.ts'
import { seatMemory } from '@hausregeln/view-kit/table/acting/seatMemory.ts'
import { useAct } from '@hausregeln/view-kit/table/acting/useAct.ts'
import { useGoesAlone } from '@hausregeln/view-kit/table/acting/useGoesAlone.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedName } from '@hausregeln/view-kit/table/names.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { selfAnswer } from './selfAnswer.ts'
import { useGoingOn } from './useGoingOn.ts'

/** What is answered by itself now. */
export interface SelfAnswering {
  /** Whether an answer is being given that nobody is asked for. */
  readonly answered: boolean
  /** The game goes on with an answer after so many milliseconds, unless it is stopped; null: it does not. */
  readonly goesOn: { readonly stop: () => void; readonly after: number } | null
}

/**
 * Gives answers that are given by themselves: at once what is out of reach, with the reason, and the only one that there
 * is after it has been seen for a moment. A player who stops such an answer, or takes it back, is asked: at the same
 * place of the game it is given once.
 */
export function useSelfAnswer(): SelfAnswering {
  const { client, gameView, me, persons, keeper, log, names, locale, rulebook, playing, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const toast = useToast()
  const act = useAct()
  const moving = useMoving() || playing
  const only = useGoesAlone()
  const beyond = useStoredChoice(ANSWERS.beyond) === 'on'
  const given = useRef(new Set<string>())
  const [pending, setPending] = useState<string | null>(null)
  const [stopped, setStopped] = useState<string | null>(null)
  const place = `${gameView.s.turns} ${log.length} ${me}`
  const own = persons.includes(me) && !keeper && stopped !== place && !given.current.has(place)
  const { end, last } = seatMemory(client, me)
  const answer = useMemo(
    () => (own ? selfAnswer(gameView, me, { only, beyond, end, last }) : null),
    [own, gameView, me, only, beyond, end, last],
  )
  useNoted(moving)
  const give = () => {
    if (answer === null) return
    given.current.add(place)
    if (answer.why === 'beyond') {
      const [cost, most] = [answer.cost, answer.most].map((amount) => formatNumber(locale, amount))
      const text = texts.beyond(names[me] ?? '', deedName(rulebook, answer.deed, locale), cost ?? '', most ?? '')
      toast({ text: withRule({ text, rule: rulebook.book.rules.purchase ?? null }), seconds: 10 })
    }
    setPending(place)
    void act(moveOf(gameView, answer.action)).finally(() => startTransition(() => setPending(null)))
  }
  useEffect(() => {
    if (answer?.why === 'beyond' && !moving) give()
  })
  // A throw that has to wait for others' demands is not made by itself.
  const isHeld = answer?.why === 'release' && snapshot.countdown !== null
  const goesOn = answer !== null && answer.why !== 'beyond' && !moving && !isHeld
  const stop = useCallback(() => setStopped(place), [place])
  const after = answer?.why === 'end' ? seenBeforeEnd(last) : GOES_ON_AFTER
  useGoingOn(goesOn ? place : null, after, give, stop)
  return { answered: answer?.why === 'beyond' || pending === place, goesOn: goesOn ? { stop, after } : null }
}

/** Notes what could be done at the end of a turn that is to end by itself. */
function useNoted(moving: boolean): void {
  const { client, gameView, me } = useTable()
  const { end } = seatMemory(client, me)
  const open = useMemo(() => (end === null ? undefined : endWithChoices(gameView, me)?.open), [end, gameView, me])
  useEffect(() => {
    if (open !== undefined && !moving) end?.note(gameView.s.turns, open)
  }, [end, open, moving, gameView])
}
