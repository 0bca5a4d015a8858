import { type Rulebook, SEATS } from '@hausregeln/engine'
import type { ExperimentError, TradeData } from '@hausregeln/lab/experiment/index.ts'
import { Button, Choice, NumberField, Select } from '@hausregeln/view-kit/design/index.ts'
import { useRulebook } from '@hausregeln/view-kit/game/books/useRulebook.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Suspense, useMemo, useState } from 'react'
import { useStart } from '../../start.ts'
import { type Asked, Go } from '../Go.tsx'
import { Pace } from '../Pace.tsx'
import { TradeForm } from '../TradeForm.tsx'
import { BotFields, seated } from '../table/BotFields.tsx'
import { labTexts } from '../texts.ts'
import { blankDraft, type HandDraft, laidOut, positionOf, withPlayers } from './draft.ts'
import { HandDeeds } from './HandDeeds.tsx'
import { type HandProps, HandSeats } from './HandSeats.tsx'
import { handTexts } from './texts.ts'
import './hand.css'

/** What was entered last, for those who come back from its answer to change something. */
let last: HandDraft | null = null

const FOUR = 4
const MOST_ROUNDS = 1000

type FromAsk = Asked<'from'>['ask']
const ASKS: readonly FromAsk[] = ['chances', 'whatIf', 'trade']

interface AskHandProps {
  readonly onAsked: (one: Asked<'from'>) => void
}

/** How a game goes on from a position that is entered by hand. */
export function AskHand({ onAsked }: AskHandProps) {
  const texts = useTexts(handTexts)
  const { book: bookLabel } = useTexts(labTexts)
  const [book, setBook] = useState(last?.book ?? 'classic')
  const options = useStart().books.map(({ id, title }) => ({ value: id as string, label: title }))
  return (
    <>
      <p className="soft">{texts.lead}</p>
      <Select label={bookLabel} value={book} onChange={setBook} options={options} />
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <Position key={book} book={book} onAsked={onAsked} />
      </Suspense>
    </>
  )
}

function Position({ book, onAsked }: AskHandProps & { readonly book: string }) {
  const rulebook = useRulebook(book)
  return rulebook === undefined ? null : <PositionForm rulebook={rulebook} onAsked={onAsked} />
}

function PositionForm({ rulebook, onAsked }: AskHandProps & { readonly rulebook: Rulebook }) {
  const texts = useTexts(handTexts)
  const lab = useTexts(labTexts)
  const [draft, setDraft] = useState(() => (last?.book === rulebook.book.id ? last : blankDraft(rulebook, FOUR)))
  const [ask, setAsk] = useState<FromAsk>('chances')
  const [trade, setTrade] = useState<TradeData>({ from: 0, to: 1, give: {}, get: {} })
  const laid = useMemo(() => laidOut(draft, rulebook), [draft, rulebook])
  const faults = 'faults' in laid ? laid.faults : []
  const change = (next: HandDraft) => {
    last = next
    setDraft(next)
  }
  const [wished, setBots] = useState<readonly string[]>(() => draft.seats.map(() => 'steady'))
  const bots = seated(wished, draft.seats.length)
  const names = draft.seats.map((_, seat) => lab.seat(seat + 1))
  const position = () => positionOf(draft, rulebook)
  return (
    <>
      <AroundFields rulebook={rulebook} draft={draft} onChange={change} />
      <HandSeats rulebook={rulebook} draft={draft} onChange={change} />
      <HandDeeds rulebook={rulebook} draft={draft} onChange={change} />
      <Pace book={rulebook.book.id} />
      <BotFields book={rulebook.book} bots={bots} onChange={setBots} fixed />
      <Choice
        label={lab.ask}
        value={ask}
        onChange={setAsk}
        options={ASKS.map((value) => ({ value, label: lab.fromAsks[value] }))}
      />
      {ask === 'trade' && 'game' in laid && (
        <TradeForm shown={{ gameView: laid.game, rulebook }} names={names} trade={trade} onChange={setTrade} />
      )}
      <Faults faults={faults} draft={draft} rulebook={rulebook} />
      <div className="lab__files">
        <Go
          onGo={() =>
            onAsked({
              kind: 'from',
              book: rulebook.book.id,
              ask,
              bots: [...bots],
              position: position(),
              ...(ask === 'trade' && { trade }),
            })
          }
          reason={faults.length > 0 ? texts.cannot : undefined}
        />
        <Button look="quiet" onClick={() => change(blankDraft(rulebook, draft.seats.length))}>
          {texts.clear}
        </Button>
      </div>
    </>
  )
}

/** How many play, whose turn it is, and in which round. */
function AroundFields({ rulebook, draft, onChange }: HandProps) {
  const texts = useTexts(handTexts)
  const lab = useTexts(labTexts)
  const alive = draft.seats.flatMap(({ out }, seat) => (out ? [] : [{ value: `${seat}`, label: lab.seat(seat + 1) }]))
  return (
    <div className="lab__line">
      <NumberField
        label={texts.players}
        value={draft.seats.length}
        onChange={(players) => onChange(withPlayers(draft, players, rulebook))}
        min={2}
        max={SEATS}
      />
      <Select
        label={texts.turn}
        value={`${draft.turn}`}
        onChange={(turn) => onChange({ ...draft, turn: Number(turn) })}
        options={alive}
      />
      <NumberField
        label={texts.round}
        value={draft.round}
        onChange={(round) => onChange({ ...draft, round })}
        min={1}
        max={MOST_ROUNDS}
        hint=""
      />
    </div>
  )
}

interface FaultsProps {
  readonly faults: ExperimentError['faults']
  readonly draft: HandDraft
  readonly rulebook: Rulebook
}

/** What cannot be, each with the player or the property that it is about. */
function Faults({ faults, draft, rulebook }: FaultsProps) {
  const texts = useTexts(handTexts)
  const lab = useTexts(labTexts)
  const locale = useLocale()
  const { spaces } = rulebook.board
  const listed = positionOf(draft, rulebook).deeds ?? []
  const about = ([part, index]: readonly (string | number)[]) => {
    if (typeof index !== 'number') return ''
    if (part === 'seats') return `${lab.seat(index + 1)}: `
    return part === 'deeds' ? `${textIn(spaces[listed[index]?.space ?? 0]?.name, locale)}: ` : ''
  }
  return (
    <div role="status">
      {faults.length > 0 && (
        <div className="notice">
          <p>{texts.cannot}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault.at.join(' ')}>
                {about(fault.at)}
                {textIn(fault, locale)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
