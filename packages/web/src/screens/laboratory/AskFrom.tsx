import { type GameRecord, writeRecord } from '@hausregeln/engine'
import type { TradeData } from '@hausregeln/lab/experiment/index.ts'
import { namesIn } from '@hausregeln/lab/experiment/tables/names.ts'
import { eventLevel, eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { Choice, NumberField, Select } from '@hausregeln/view-kit/design/index.ts'
import type { TableView } from '@hausregeln/view-kit/game/client.ts'
import { listGames } from '@hausregeln/view-kit/game/saves.ts'
import type { Player, SavedGame } from '@hausregeln/view-kit/game/types.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { gameAt } from '@hausregeln/view-kit/room/replayed.ts'
import { useEffect, useMemo, useState } from 'react'
import type { RecordedPlace } from '../../frame/route.ts'
import { faultText } from './faultText.ts'
import { type Asked, Go } from './Go.tsx'
import { Pace } from './Pace.tsx'
import { type RecordFile, RecordFileButton } from './RecordFile.tsx'
import { TradeForm } from './TradeForm.tsx'
import { PlaysOn } from './table/PlaysOn.tsx'
import { labTexts } from './texts.ts'
import { useRecorded } from './useRecorded.ts'

/** What stands for the game from a file in the list. */
const OF_FILE = 'own file'

type FromAsk = 'chances' | 'whatIf' | 'trade'
const ASKS: readonly FromAsk[] = ['chances', 'whatIf', 'trade']

interface AskFromProps {
  /** Where somebody comes from; null: a game of this browser is to be chosen. */
  readonly from: RecordedPlace | null
  readonly onAsked: (one: Asked<'from'>) => void
}

/** How a recorded game goes on from one of its moments. */
export function AskFrom({ from, onAsked }: AskFromProps) {
  const texts = useTexts(labTexts)
  const language = useLocale()
  const [saved, setSaved] = useState<readonly SavedGame[]>([])
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    void listGames().then(setSaved)
  }, [])
  const chosen = id ?? (from?.of === 'game' ? from.id : saved[0]?.id)
  const place = from?.of === 'table' ? from : chosen === undefined ? null : ({ of: 'game', id: chosen } as const)
  const [file, setFile] = useState<RecordFile | null>(null)
  const kept = useRecorded(place)
  const { record, fault } = file === null ? kept : { record: file.record, fault: null }
  const options = saved.map(({ id: value, players }) => ({ value, label: players.map(({ name }) => name).join(', ') }))
  return (
    <>
      <div className="lab__line">
        {place === null && file === null && <p className="soft">{texts.noGames}</p>}
        {(place?.of === 'game' || file !== null) && (
          <Select
            label={texts.game}
            value={file === null && place !== null ? place.id : OF_FILE}
            onChange={(picked) => {
              setFile(picked === OF_FILE ? file : null)
              if (picked !== OF_FILE) setId(picked)
            }}
            options={file === null ? options : [...options, { value: OF_FILE, label: file.name }]}
          />
        )}
        <RecordFileButton onRead={setFile} />
      </div>
      {fault !== null && (
        <p role="alert" className="lab__fault">
          {faultText(fault, language)}
        </p>
      )}
      {record !== null && (
        <AskAt
          key={file === null ? `${place?.of} ${place?.id}` : `${file.name} ${record.entries.at(-1)?.link}`}
          record={record}
          begin={id === null && file === null ? (from?.entry ?? null) : null}
          onAsked={onAsked}
        />
      )}
    </>
  )
}

interface AskAtProps {
  readonly record: GameRecord
  /** The entry to begin with; null: the last at which there is something to play. */
  readonly begin: number | null
  readonly onAsked: (one: Asked<'from'>) => void
}

/** The moment of a game that is asked about, and what is asked. */
function AskAt({ record, begin, onAsked }: AskAtProps) {
  const texts = useTexts(labTexts)
  const all = record.entries.length
  const players = useMemo(() => record.header.seats.map((_, seat) => playerAt(seat)), [record])
  const [entry, setEntry] = useState(() => Math.min(begin ?? lastInPlay(record, players), all))
  const [ask, setAsk] = useState<FromAsk>('chances')
  const [trade, setTrade] = useState<TradeData>({ from: 0, to: 1, give: {}, get: {} })
  const [bots, setBots] = useState<readonly string[] | null>(null)
  const names = namesIn(record.header.seats).map((name, seat) => name ?? texts.seat(seat + 1))
  const shown = useMemo(() => gameAt('', record, entry, players), [record, entry, players])
  // As lines, up to there: an experiment in a link is short, and has no text with line breaks in it.
  const upTo = () =>
    writeRecord({ ...record, entries: record.entries.slice(0, entry) })
      .trimEnd()
      .split('\n')
  return (
    <>
      <NumberField label={texts.entry} value={entry} onChange={setEntry} min={0} max={all} step={10} />
      <input
        type="range"
        aria-label={texts.entry}
        min={0}
        max={all}
        value={entry}
        onChange={(event) => setEntry(Number(event.target.value))}
      />
      {shown !== null && <Moment shown={shown} names={names} />}
      <Pace book={record.header.rulebook} />
      <Choice
        label={texts.ask}
        value={ask}
        onChange={setAsk}
        options={ASKS.map((value) => ({ value, label: texts.fromAsks[value] }))}
      />
      {ask === 'trade' && shown !== null && <TradeForm shown={shown} names={names} trade={trade} onChange={setTrade} />}
      <PlaysOn seats={record.header.seats.length} bots={bots} onChange={setBots} />
      <Go
        onGo={() =>
          onAsked({
            kind: 'from',
            ask,
            position: { record: upTo() },
            ...(ask === 'trade' && { trade }),
            ...(bots !== null && { bots: [...bots] }),
          })
        }
        reason={shown?.gameView.s.over === 0 ? undefined : texts.isOver}
      />
    </>
  )
}

/** The last entry after which the game is not over yet. */
function lastInPlay(record: GameRecord, players: readonly Player[]): number {
  let entry = record.entries.length
  while (entry > 0 && gameAt('', record, entry, players)?.gameView.s.over) entry--
  return entry
}

function playerAt(seat: number) {
  return { name: `${seat + 1}`, colour: '', shape: 'cat', bot: null } as const
}

/** What had happened by then, in a sentence. */
function Moment({ shown, names }: { readonly shown: TableView; readonly names: readonly string[] }) {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const { rulebook, gameView, log } = shown
  const last = log.findLast(({ event }) => eventLevel(event) === 'main')
  return (
    <p className="soft" role="status">
      {texts.round(gameView.s.round)} {last && eventText(rulebook, last.event, names, locale)}
    </p>
  )
}
