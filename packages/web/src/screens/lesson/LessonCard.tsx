import type { Refusal } from '@hausregeln/engine'
import type { TextFile } from '@hausregeln/rulebooks/file/schema/book.ts'
import type { Look } from '@hausregeln/rulebooks/file/schema/lesson.ts'
import { textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { filled } from '@hausregeln/rulebooks/paragraphs/fill.ts'
import { groundOf } from '@hausregeln/rulebooks/paragraphs/ground.ts'
import { eventText, refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { Eye, RotateCcw, Undo2 } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { LessonAt, LessonClient } from './lessonClient.ts'
import { lessonTexts } from './texts.ts'
import './lesson.css'

/** What each part of the table is found by. */
const PARTS: Readonly<Record<Look, string>> = {
  question: '.decision',
  board: '.table__board',
  players: '.players',
  holdings: '.deeds',
  shares: '.exchange',
  actions: '.turns',
  log: '.log',
}

/** What is in sight anyhow. */
const NEAR: readonly Look[] = ['question', 'actions']

/** Lines that are told of what a wrong answer has brought: the last ones say it. */
const LINES = 3

interface LessonCardProps {
  readonly client: LessonClient
  readonly at: LessonAt
  readonly onAgain: () => void
  /** Where those go who leave, where a game by this rulebook begins, and where its rules are. */
  readonly ways: LessonWays
}

export interface LessonWays {
  readonly leave: string
  readonly play: string
  /** Null: they are on no page of their own. */
  readonly rules: string | null
}

/** The sentences of a lesson's step, how far it is, and what can be done beside the game itself. */
export function LessonCard({ client, at, onAgain, ways }: LessonCardProps) {
  const texts = useTexts(lessonTexts)
  const { playing } = useTable()
  // While dice roll, the card says what it said before: nobody reads ahead of what is seen.
  const [seen, setSeen] = useState(at)
  if (!playing && seen !== at) setSeen(at)
  const now = playing ? seen : at
  const { steps } = client.lesson
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const isDone = now.stand.is === 'done'
  useMainFocus(card, playing || now.asks ? '' : `${now.step} ${now.stand.is}`)
  return (
    <section
      ref={card}
      className="lesson"
      aria-labelledby={id}
      data-look={steps[now.step]?.look}
      data-is={now.stand.is}
    >
      <div className="lesson__head">
        <h2 id={id} className="lesson__title">
          {isDone ? texts.done : texts.progress(now.step + 1, steps.length)}
        </h2>
        <Button size="small" look="quiet" icon={<RotateCcw size={16} aria-hidden />} onClick={onAgain}>
          {texts.again}
        </Button>
        <a className="hr-button hr-button--quiet hr-button--small" href={ways.leave}>
          {texts.leave}
        </a>
      </div>
      <progress className="lesson__progress" aria-hidden max={steps.length} value={now.step} />
      <div className="lesson__body" aria-live="polite">
        {isDone ? <Done client={client} ways={ways} /> : <Said client={client} at={now} />}
      </div>
      {playing ? <p className="lesson__watch">{texts.watch}</p> : <Answers client={client} at={now} />}
    </section>
  )
}

/** Where the game asks nothing, the card's own button is the next to be pressed. `about`: what it is about now. */
function useMainFocus(card: RefObject<HTMLElement | null>, about: string): void {
  useEffect(() => {
    if (about !== '') card.current?.querySelector<HTMLElement>('.hr-button--primary')?.focus({ preventScroll: true })
  }, [card, about])
}

interface SaidProps {
  readonly client: LessonClient
  readonly at: LessonAt
}

/** What the step says, or what is said of the answer that was given. */
function Said({ client, at }: SaidProps) {
  const { step, stand } = at
  const said = client.lesson.steps[step]
  if (said === undefined) return null
  if (stand.is === 'wrong') return <Wrong client={client} at={at} />
  return (
    <>
      {stand.is === 'open' && stand.refusal !== null && <Refused refusal={stand.refusal} />}
      <Sentences says={said.says} rules={said.rules} />
      {said.look !== undefined && !NEAR.includes(said.look) && <LookAt look={said.look} />}
    </>
  )
}

/** Sentences of a lesson, with the numbers of its rulebook, and the paragraphs behind them. */
function Sentences({ says, rules = [] }: { readonly says: TextFile; readonly rules?: readonly string[] | undefined }) {
  const { rulebook, locale } = useTable()
  return (
    <p className="lesson__says">
      {textIn(filled(textOf(says), groundOf(rulebook)), locale)}{' '}
      {rules.map((rule) => (
        <RuleChip key={rule} id={rule} />
      ))}
    </p>
  )
}

function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { rulebook, locale } = useTable()
  const { refused } = useTexts(lessonTexts)
  const { text, rule } = refusalText(rulebook, refusal, locale)
  return (
    <p className="lesson__amiss">
      <strong>{refused}.</strong> {text} {rule !== null && <RuleChip id={rule} />}
    </p>
  )
}

/** A wrong answer was played: what is said of it, and what has come of it. */
function Wrong({ client, at: { step, stand, came } }: SaidProps) {
  const { rulebook, names, locale } = useTable()
  const texts = useTexts(lessonTexts)
  const { wrong = [], otherwise = '', rules } = client.lesson.steps[step] ?? {}
  const told = came.slice(-LINES).map(({ event }, index) => {
    return { key: index, text: eventText(rulebook, event, names, locale), rule: event.rule }
  })
  const known = stand.is === 'wrong' && stand.wrong !== null ? wrong[stand.wrong] : undefined
  return (
    <>
      <p className="lesson__amiss">
        <strong>{texts.wrong}.</strong>
      </p>
      <Sentences says={known?.says ?? otherwise} rules={known?.rules ?? rules} />
      <ul className="lesson__came plain-list" aria-label={texts.happened}>
        {told.map(({ key, text, rule }) => (
          <li key={key}>
            {text} {rule !== '' && <RuleChip id={rule} />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Names the part of the table that a step is about; pressed, it brings it into sight. */
function LookAt({ look }: { readonly look: Look }) {
  const texts = useTexts(lessonTexts)
  const show = () => document.querySelector(PARTS[look])?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  return (
    <button type="button" className="lesson__look" onClick={show}>
      <Eye size={16} aria-hidden />
      {texts.lookAt(texts.look[look])}
    </button>
  )
}

/** What goes on beside the game: from what was only read, and back from what was wrong. */
function Answers({ client, at: { stand, asks } }: SaidProps) {
  const texts = useTexts(lessonTexts)
  if (stand.is === 'wrong')
    return (
      <Button look="primary" icon={<Undo2 size={18} aria-hidden />} onClick={() => client.takeBack()}>
        {texts.takeBack}
      </Button>
    )
  if (stand.is === 'done' || asks) return null
  return (
    <Button look="primary" onClick={() => client.next()}>
      {texts.next}
    </Button>
  )
}

/** The lesson is over: what can be done after it, and where to go from here. */
function Done({ client, ways }: { readonly client: LessonClient; readonly ways: LessonWays }) {
  const texts = useTexts(lessonTexts)
  return (
    <>
      <Sentences says={client.lesson.about} />
      <p className="lesson__ways">
        <a className="hr-button hr-button--primary hr-button--medium" href={ways.play}>
          {texts.play}
        </a>
        {ways.rules !== null && (
          <a className="hr-button hr-button--secondary hr-button--medium" href={ways.rules}>
            {texts.rules}
          </a>
        )}
      </p>
    </>
  )
}
