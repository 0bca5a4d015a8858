import type { GameEvent } from '@hausregeln/engine'
import { askTexts, eventText, type Question, questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { Panel, useMedia, useMoving } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useAsked } from '@hausregeln/view-kit/table/acting/useAsked.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import type { Pending } from '@hausregeln/view-kit/table/part.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useOwnTap } from '@hausregeln/view-kit/table/useOwnTap.ts'
import { type CSSProperties, memo, type RefObject, useRef } from 'react'
import { forAsk, PARTS } from '../../../parts/parts.ts'
import { PHONE } from '../phone.ts'
import { Answers } from './Answers.tsx'
import { AskedDeed, useAskedDeed } from './AskedDeed.tsx'
import { CoachSeat } from './CoachSeat.tsx'
import { Countdown } from './Countdown.tsx'
import { DecisionAside } from './DecisionAside.tsx'
import { DeedChip } from './DeedChip.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { PlainAnswers } from './PlainAnswers.tsx'
import { TapWaits } from './TapWaits.tsx'
import { useAnswerFocus } from './useAnswerFocus.ts'
import { useSelfAnswer } from './useSelfAnswer.ts'
import { useSheet } from './useSheet.ts'

/** Questions that are no decision of this seat now. */
const WAITING: readonly Question['ask'][] = ['wait', 'over']

/** The answer with which the game goes on by itself fills up until then. */
const goingOn = (after: number) => ({ 'data-goes-on': '', style: { '--goes-on': `${after}ms` } as CSSProperties })
/** Something else is asked below the question, which needs the room on a phone. */
const BESIDE = { 'data-beside': '' }

/**
 * What the person at the screen must decide: always here, always in these words, and not before dice and pieces rest.
 */
export function DecisionPanel() {
  const { gameView, names, locale, me, snapshot, playing } = useTable()
  const texts = useTexts(tableTexts)
  const body = useRef<HTMLDivElement>(null)
  const { waits, pending } = useAskedFor()
  const moving = useMoving()
  const tap = useOwnTap()
  const { answered, goesOn } = useSelfAnswer()
  // Those of whom nothing is asked may do what is open to them while others' scenes run.
  const hidden = answered || (!waits && (playing || moving))
  const answers = useRef<HTMLDivElement>(null)
  useAsked(answers, hidden)
  useAnswerFocus(body)
  useSheet(body)
  const seen = texts.moving(names[gameView.s.turnSeat] ?? '')
  const idle = playing || snapshot.botsPlay ? seen : texts.waiting
  const decides = texts.yourTurn(names[me] ?? '')
  const last = pending.at(-1)
  // What was tapped waits for the bank; what others lay before the player meanwhile does not.
  const asked = tap === null && !waits
  const rests = tap === null ? idle : texts.waiting
  const title = asked ? decides : last === undefined ? rests : (last.title?.(locale) ?? decides)
  return (
    <Panel
      className="decision"
      tone={hidden || (!asked && pending.length === 0) ? 'plain' : 'accent'}
      title={hidden ? seen : title}
      aside={<DecisionAside stop={goesOn?.stop ?? null} />}
    >
      <div
        ref={body}
        className={hidden ? 'stack decision__later' : 'stack'}
        {...(goesOn !== null && goingOn(goesOn.after))}
        {...(!waits && pending.some(({ at }) => at === 'below') && BESIDE)}
        inert={hidden}
      >
        <Asking answers={answers} />
      </div>
    </Panel>
  )
}

/** What the person at the screen is asked for. */
function useAskedFor() {
  const { gameView, me, persons } = useTable()
  const ask = me < 0 ? 'wait' : (questionsFor(gameView, me)[0]?.ask ?? 'wait')
  const all = PARTS.flatMap(({ pending }) => pending ?? [])
  const stands = all.find(({ on }) => on === ask)
  const waits = stands !== undefined || WAITING.includes(ask)
  return { ask, waits, stands, pending: all.filter(({ is }) => is(gameView, me, persons)) }
}

/** The question with its answers. It stays as it is drawn while something begins to move, or comes to rest. */
const Asking = memo(function Asking({ answers }: { readonly answers: RefObject<HTMLDivElement | null> }) {
  const { rulebook, gameView, names, locale, me, snapshot, playing } = useTable()
  const { ask, waits, stands, pending } = useAskedFor()
  const Part = forAsk((part) => part.answers, ask) ?? Answers
  const small = useAskedDeed()
  const tap = useOwnTap()
  const slot = forAsk((part) => part.rules, ask)
  const rule = slot === undefined ? undefined : rulebook.book.rules[slot]
  // A phone's sheet grows upwards: what comes up beside the question comes above it, so that its answers stay where they are.
  const isPhone = useMedia(PHONE)
  const placeOf = (at: Pending['at']) => (isPhone && !waits && at === 'below' ? 'top' : at)
  const laid = (where: Pending['at'] | 'top') =>
    pending.map(({ on, at, show: Show }) => placeOf(at) === where && <Show key={on} beside={!waits} />)
  return (
    <>
      {laid('top')}
      {!waits && <Meanwhile />}
      {me < 0 && <Gone />}
      {PARTS.map(({ chapter, news: News }) => News && <News key={chapter} />)}
      {stands?.at !== 'above' && (
        <p className="decision__ask">
          {askTexts(rulebook, gameView, me, names, locale)[0]} {rule && <RuleChip id={rule} />}{' '}
          {!waits && small === null && <DeedChip />}
        </p>
      )}
      {!waits && small !== null && <AskedDeed stakes={small} />}
      {laid('above')}
      <CoachSeat buttons={PARTS.flatMap((part) => part.buttons?.[ask] ?? [])} />
      {snapshot.countdown && <Countdown countdown={snapshot.countdown} />}
      <div ref={answers} className="decision__answers">
        {tap !== null && <TapWaits tap={tap} />}
        {tap === null && !waits && <Part />}
        {/* During a scene the shown table mixes before and after: what is allowed is known when the scene is over. */}
        {tap === null && me >= 0 && !playing && <PlainAnswers main={!waits && Part === Answers} />}
      </div>
      {laid('below')}
    </>
  )
})

/** Ends of somebody's game. */
const ENDS: readonly GameEvent['type'][] = ['bankrupt', 'takenOver', 'eliminated', 'resigned']

/** Players at this screen who have left the game read how that came about. */
function Gone() {
  const { game, gameView, log, rulebook, names, locale } = useTable()
  const gone = game.persons.flatMap((seat) => {
    if ((gameView.s.alive >>> seat) & 1) return []
    const line = log.findLast(({ event }) => ENDS.includes(event.type) && 'seat' in event && event.seat === seat)
    return line === undefined ? [] : [{ seat, event: line.event }]
  })
  return gone.map(({ seat, event }) => (
    <p key={seat} className="notice">
      {eventText(rulebook, event, names, locale)} {event.rule !== '' && <RuleChip id={event.rule} />}
    </p>
  ))
}
