import { Field, Panel, Switch } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Earlier } from '../table/log/Earlier.tsx'
import { CorrectDialog } from './correct/CorrectDialog.tsx'
import { type LedgerTurn, ledgerOf } from './ledger/entries.ts'
import { LedgerEntries } from './ledger/LedgerEntries.tsx'
import { foundIn, soughtIn } from './ledger/search.ts'
import { useSaid } from './ledger/useSaid.ts'
import { companionTexts } from './texts.ts'

/** Turns that are drawn to begin with, and more at a time. */
const TURNS_SHOWN = 20

/** What has happened, entry by entry, the latest turn first; each entry can be found and corrected. */
export function KeeperLog() {
  const { log } = useTable()
  const texts = useTexts(tableTexts)
  const own = useTexts(companionTexts)
  const [details, setDetails] = useState(false)
  const [query, setQuery] = useState('')
  const [correcting, setCorrecting] = useState<number | null>(null)
  // Who types is not held up by what they look for.
  const sought = useSought(useDeferredValue(query))
  const said = useSaid()
  // What a letter more leaves as it was is neither put together nor drawn again.
  const whole = useMemo(() => ledgerOf(log, true), [log])
  const usual = useMemo(() => (details ? whole : ledgerOf(log, false)), [log, whole, details])
  const turns = useMemo(() => (sought === null ? usual : foundIn(whole, sought, said)), [usual, whole, sought, said])
  return (
    <Panel title={texts.log} aside={<Switch label={texts.details} checked={details} onChange={setDetails} />}>
      <Field label={own.find} hint={own.findHint} type="search" autoComplete="off" value={query} onChange={setQuery} />
      <Found turns={sought === null ? null : turns} />
      <Drawn of={JSON.stringify(sought)} turns={turns} all={sought !== null} onCorrect={setCorrecting} />
      {correcting !== null && (
        <CorrectDialog key={correcting} number={correcting} onClose={() => setCorrecting(null)} />
      )}
    </Panel>
  )
}

function useSought(query: string) {
  const { names, locale } = useTable()
  const texts = useTexts(tableTexts)
  return useMemo(() => soughtIn(query, { locale, names, round: texts.round('') }), [query, locale, names, texts])
}

/** How many entries are found; null where nothing is looked for. */
function Found({ turns }: { readonly turns: readonly LedgerTurn[] | null }) {
  const { online } = useTable()
  const texts = useTexts(companionTexts)
  const count = turns?.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0
  const comes = (online?.missing ?? 0) > 0
  return (
    <p className="ledger__found fine" role="status">
      {turns !== null && (count === 0 && !comes ? texts.foundNothing : texts.found(`${count}`))}
      {turns !== null && comes && ` ${texts.findComes}`}
    </p>
  )
}

interface DrawnProps {
  /** What is looked for: of something else the list begins short again. */
  readonly of: string
  readonly turns: readonly LedgerTurn[]
  /** Whether what the server has yet to tell is wanted, too. */
  readonly all: boolean
  readonly onCorrect: (number: number) => void
}

/** The turns in parts: a long game does not slow a phone down. */
const Drawn = memo(function Drawn({ of, turns, all, onCorrect }: DrawnProps) {
  const { online } = useTable()
  const texts = useTexts(tableTexts)
  const [more, setMore] = useState({ of, shown: TURNS_SHOWN })
  const shown = more.of === of ? more.shown : TURNS_SHOWN
  const missing = online?.missing ?? 0
  const wanted = all || turns.length < TURNS_SHOWN
  useEffect(() => {
    if (wanted && missing > 0) online?.askEarlier()
  }, [online, wanted, missing])
  return (
    <>
      <ol className="ledger plain-list" aria-label={texts.log}>
        {turns.slice(0, shown).map((turn, index) => (
          <LedgerEntries
            key={missing + turn.key}
            turn={turn}
            beginsRound={turns[index - 1]?.round !== turn.round}
            onCorrect={onCorrect}
          />
        ))}
      </ol>
      <Earlier hidden={turns.length > shown} onMore={() => setMore({ of, shown: shown + TURNS_SHOWN })} />
    </>
  )
})
