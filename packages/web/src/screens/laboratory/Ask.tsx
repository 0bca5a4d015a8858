import { STUDIES } from '@hausregeln/lab/atlas/studies.ts'
import type { Experiment, TradeData } from '@hausregeln/lab/experiment/index.ts'
import { useEffect, useState } from 'react'
import { Button, Choice, NumberField, Panel, Select } from '../../design/index.ts'
import { backend } from '../../game/remote.ts'
import { listGames } from '../../game/saves.ts'
import type { SavedGame } from '../../game/types.ts'
import { useTexts } from '../../i18n/index.ts'
import { useStart } from '../start.ts'
import { labTexts } from './texts.ts'

type Kind = 'study' | 'compare' | 'book' | 'from' | 'file'
const KINDS: readonly Kind[] = ['study', 'compare', 'book', 'from', 'file']
const MEASURES = ['length', 'ended', 'first', 'winner'] as const

interface AskProps {
  /** A game of this browser that is asked about. */
  readonly game: string | null
  readonly onAsked: (experiment: Experiment | string) => void
}

/** Where one says what is to be found out. */
export function Ask({ game, onAsked }: AskProps) {
  const texts = useTexts(labTexts)
  const [kind, setKind] = useState<Kind>(game === null ? 'study' : 'from')
  const [games, setGames] = useState(1000)
  const [seed, setSeed] = useState(1)
  const common = { format: 1 as const, games, seed }
  const parts: Readonly<Record<Kind, () => React.ReactNode>> = {
    study: () => <AskStudy onAsked={(name) => onAsked(STUDIES[name]?.experiment(games, seed) ?? '')} />,
    compare: () => <AskCompare onAsked={(one) => onAsked({ ...common, ...one })} />,
    book: () => <AskBook onAsked={(one) => onAsked({ ...common, ...one })} />,
    from: () => <AskFrom game={game} onAsked={(one) => onAsked({ ...common, ...one })} />,
    file: () => <AskFile onAsked={onAsked} />,
  }
  return (
    <Panel title={texts.ask}>
      <div className="lab__form">
        <Choice
          label={texts.ask}
          value={kind}
          onChange={setKind}
          options={KINDS.map((one) => ({ value: one, label: texts.kinds[one] }))}
        />
        {kind !== 'file' && (
          <div className="lab__line">
            <NumberField label={texts.games} value={games} onChange={setGames} min={50} max={100_000} step={500} />
            <NumberField label={texts.seed} value={seed} onChange={setSeed} min={0} max={1_000_000} />
          </div>
        )}
        {parts[kind]()}
      </div>
    </Panel>
  )
}

function Go({ onGo, reason }: { readonly onGo: () => void; readonly reason?: string | undefined }) {
  const { run } = useTexts(labTexts)
  return (
    <div>
      <Button look="primary" onClick={onGo} reason={reason} sends>
        {run}
      </Button>
    </div>
  )
}

function AskStudy({ onAsked }: { readonly onAsked: (name: string) => void }) {
  const texts = useTexts(labTexts)
  const names = Object.keys(STUDIES)
  const [name, setName] = useState(names[0] ?? '')
  const options = names.map((value) => ({ value, label: texts.studies[value] ?? value }))
  return (
    <>
      <Select label={texts.study} value={name} onChange={setName} options={options} />
      <Go onGo={() => onAsked(name)} />
    </>
  )
}

function useBooks() {
  return useStart().books.map(({ id, title }) => ({ value: id as string, label: title }))
}

function steady(count: number): string[] {
  return Array.from({ length: count }, () => 'steady')
}

type Asked<Kind extends Experiment['kind']> = Omit<Extract<Experiment, { kind: Kind }>, 'format' | 'games' | 'seed'>

function AskCompare({ onAsked }: { readonly onAsked: (one: Asked<'compare'>) => void }) {
  const texts = useTexts(labTexts)
  const books = useBooks()
  const [book, setBook] = useState('classic')
  const [other, setOther] = useState('simplified')
  const [players, setPlayers] = useState(4)
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('length')
  const named = (id: string) => books.find(({ value }) => value === id)?.label ?? id
  const sides = [book, other].map((id) => ({ name: named(id), book: id, bots: steady(players) }))
  return (
    <>
      <div className="lab__line">
        <Select label={texts.book} value={book} onChange={setBook} options={books} />
        <Select label={texts.against} value={other} onChange={setOther} options={books} />
        <NumberField label={texts.players} value={players} onChange={setPlayers} min={2} max={4} />
        <Select
          label={texts.measure}
          value={measure}
          onChange={setMeasure}
          options={MEASURES.map((value) => ({ value, label: texts.measures[value] }))}
        />
      </div>
      <Go onGo={() => onAsked({ kind: 'compare', measure, sides })} />
    </>
  )
}

function AskBook({ onAsked }: { readonly onAsked: (one: Asked<'book'>) => void }) {
  const texts = useTexts(labTexts)
  const books = useBooks()
  const [book, setBook] = useState('classic')
  const [players, setPlayers] = useState(4)
  return (
    <>
      <div className="lab__line">
        <Select label={texts.book} value={book} onChange={setBook} options={books} />
        <NumberField label={texts.players} value={players} onChange={setPlayers} min={2} max={4} />
      </div>
      <Go onGo={() => onAsked({ kind: 'book', book, bots: steady(players) })} />
    </>
  )
}

type FromAsk = 'chances' | 'whatIf' | 'trade'
const ASKS: readonly FromAsk[] = ['chances', 'whatIf', 'trade']

function AskFrom({ game, onAsked }: { readonly game: string | null; readonly onAsked: (one: Asked<'from'>) => void }) {
  const texts = useTexts(labTexts)
  const [saved, setSaved] = useState<readonly SavedGame[]>([])
  const [id, setId] = useState(game ?? '')
  const [record, setRecord] = useState('')
  const [entry, setEntry] = useState(0)
  const [ask, setAsk] = useState<FromAsk>('chances')
  const [trade, setTrade] = useState({ from: 1, to: 2, cash: 100, space: 1 })
  useEffect(() => {
    void listGames().then((all) => {
      setSaved(all)
      setId((before) => (before === '' ? (all[0]?.id ?? '') : before))
    })
  }, [])
  const entries = Math.max(0, record.split('\n').length - 3)
  useEffect(() => {
    if (id === '') return
    void backend()
      .exportText(id)
      .then((text) => {
        setRecord(text)
        setEntry(Math.max(0, text.split('\n').length - 3))
      })
  }, [id])
  const deal: TradeData = {
    from: trade.from - 1,
    to: trade.to - 1,
    give: { cash: trade.cash },
    get: { spaces: [trade.space] },
  }
  const set = (name: keyof typeof trade) => (value: number) => setTrade((before) => ({ ...before, [name]: value }))
  if (saved.length === 0) return <p className="soft">{texts.noGames}</p>
  return (
    <>
      <div className="lab__line">
        <Select
          label={texts.game}
          value={id}
          onChange={setId}
          options={saved.map(({ id: value, players }) => ({
            value,
            label: players.map(({ name }) => name).join(', '),
          }))}
        />
        <NumberField label={texts.entry} value={entry} onChange={setEntry} min={0} max={entries} />
      </div>
      <Choice
        label={texts.ask}
        value={ask}
        onChange={setAsk}
        options={ASKS.map((value) => ({ value, label: texts.fromAsks[value] }))}
      />
      {ask === 'trade' && (
        <div className="lab__line">
          <NumberField label={texts.fromSeat} value={trade.from} onChange={set('from')} min={1} max={8} />
          <NumberField label={texts.give} value={trade.cash} onChange={set('cash')} min={0} max={100_000} step={50} />
          <NumberField label={texts.toSeat} value={trade.to} onChange={set('to')} min={1} max={8} />
          <NumberField label={texts.getSpace} value={trade.space} onChange={set('space')} min={0} max={63} />
        </div>
      )}
      <Go
        onGo={() =>
          onAsked({ kind: 'from', ask, position: { record, entry }, ...(ask === 'trade' && { trade: deal }) })
        }
      />
    </>
  )
}

function AskFile({ onAsked }: { readonly onAsked: (text: string) => void }) {
  const texts = useTexts(labTexts)
  const [text, setText] = useState('')
  return (
    <>
      <label className="hr-field">
        <span className="hr-field__label">{texts.file}</span>
        <textarea
          className="hr-input lab__text"
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Go onGo={() => onAsked(text)} />
    </>
  )
}
