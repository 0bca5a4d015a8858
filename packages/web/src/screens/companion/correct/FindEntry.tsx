import { Field } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { ledgerOf } from '../ledger/entries.ts'
import { lineText } from '../ledger/lineText.ts'
import { foundIn, soughtIn } from '../ledger/search.ts'
import { useSaid } from '../ledger/useSaid.ts'
import { companionTexts } from '../texts.ts'

/** So many are looked through at a glance. */
const MOST = 12

/** Finds another entry to be corrected together with the first. */
export function FindEntry({ onFound }: { readonly onFound: (number: number) => void }) {
  const scope = useTable()
  const { log, names, locale } = scope
  const texts = useTexts(companionTexts)
  const common = useTexts(tableTexts)
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query)
  const said = useSaid()
  const found = useMemo(() => {
    const sought = soughtIn(deferred, { locale, names, round: common.round('') })
    const turns = sought === null ? ledgerOf(log, false) : foundIn(ledgerOf(log, true), sought, said)
    return turns.flatMap(({ round, entries }) => entries.map((entry) => ({ ...entry, round })))
  }, [log, deferred, said, locale, names, common])
  return (
    <div className="stack stack--tight">
      <Field
        label={texts.find}
        hint={texts.findHint}
        type="search"
        autoComplete="off"
        value={query}
        onChange={setQuery}
      />
      <ul className="pick__list plain-list" aria-label={common.log}>
        {found
          .filter(({ correctable }) => correctable)
          .slice(0, MOST)
          .map((entry) => (
            <li key={entry.key}>
              <button type="button" className="pick__item" onClick={() => onFound(entry.number)}>
                <span>
                  <span className="fine numerals">
                    {formatNumber(locale, entry.number)} · {common.round(`${entry.round}`)}
                  </span>{' '}
                  {entry.lines.map((line) => lineText(scope, line)).join(' ')}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
