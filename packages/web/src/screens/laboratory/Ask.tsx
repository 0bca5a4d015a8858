import { textIn } from '@hausregeln/engine/core/saying.ts'
import { STUDIES } from '@hausregeln/lab/atlas/studies.ts'
import type { Experiment } from '@hausregeln/lab/experiment/index.ts'
import { ALL_LANGUAGES, bringLanguage } from '@hausregeln/rulebooks/texts/index.ts'
import { Choice, NumberField, Panel, Select } from '@hausregeln/view-kit/design/index.ts'
import { type Locale, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { lazy, Suspense, useState } from 'react'
import type { RecordedPlace } from '../../frame/route.ts'
import { useStart } from '../start.ts'
import { AskFile } from './AskFile.tsx'
import { AskFrom } from './AskFrom.tsx'
import { AtlasPanel } from './AtlasPanel.tsx'
import { type Asked, Go } from './Go.tsx'
import { labTexts } from './texts.ts'

/** What cannot be is told by the rulebook, in every language that it is kept in. */
const AskHand = lazy(async () => {
  const [{ AskHand }] = await Promise.all([import('./hand/AskHand.tsx'), ...ALL_LANGUAGES.map(bringLanguage)])
  return { default: AskHand }
})

type Kind = 'study' | 'compare' | 'book' | 'from' | 'hand' | 'atlas' | 'file'
const KINDS: readonly Kind[] = ['study', 'compare', 'book', 'from', 'hand', 'atlas', 'file']
const MEASURES = ['length', 'ended', 'first', 'winner'] as const

interface AskProps {
  /** A recorded game that is asked about. */
  readonly from: RecordedPlace | null
  readonly onAsked: (experiment: Experiment | string) => void
}

/** Where one says what is to be found out. */
export function Ask({ from, onAsked }: AskProps) {
  const texts = useTexts(labTexts)
  const [kind, setKind] = useState<Kind>(from === null ? 'study' : 'from')
  const [games, setGames] = useState(1000)
  const [seed, setSeed] = useState(1)
  const common = { format: 1 as const, games, seed }
  const parts: Readonly<Record<Kind, () => React.ReactNode>> = {
    study: () => <AskStudy onAsked={(name) => onAsked(STUDIES[name]?.experiment(games, seed) ?? '')} />,
    compare: () => <AskCompare onAsked={(one) => onAsked({ ...common, ...one })} />,
    book: () => <AskBook onAsked={(one) => onAsked({ ...common, ...one })} />,
    from: () => <AskFrom from={from} onAsked={(one) => onAsked({ ...common, ...one })} />,
    hand: () => (
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <AskHand onAsked={(one) => onAsked({ ...common, ...one })} />
      </Suspense>
    ),
    atlas: () => null,
    file: () => <AskFile onAsked={onAsked} />,
  }
  return (
    <>
      <Panel title={texts.ask}>
        <div className="lab__form">
          <Choice
            label={texts.ask}
            value={kind}
            onChange={setKind}
            options={KINDS.map((one) => ({ value: one, label: texts.kinds[one] }))}
          />
          {kind !== 'file' && kind !== 'atlas' && (
            <div className="lab__line">
              <NumberField label={texts.games} value={games} onChange={setGames} min={50} max={100_000} step={500} />
              <NumberField label={texts.seed} value={seed} onChange={setSeed} min={0} max={1_000_000} />
            </div>
          )}
          {parts[kind]()}
        </div>
      </Panel>
      {kind === 'atlas' && <AtlasPanel />}
    </>
  )
}

function AskStudy({ onAsked }: { readonly onAsked: (name: string) => void }) {
  const texts = useTexts(labTexts)
  const names = Object.keys(STUDIES)
  const [name, setName] = useState(names[0] ?? '')
  const language = useLocale()
  const options = names.map((value) => ({ value, label: titleOf(value, language) }))
  return (
    <>
      <Select label={texts.study} value={name} onChange={setName} options={options} />
      <Go onGo={() => onAsked(name)} />
    </>
  )
}

function titleOf(study: string, language: Locale): string {
  const title = STUDIES[study]?.title
  return title === undefined ? study : textIn(title, language)
}

function useBooks() {
  return useStart().books.map(({ id, title }) => ({ value: id as string, label: title }))
}

function steady(count: number): string[] {
  return Array.from({ length: count }, () => 'steady')
}

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
