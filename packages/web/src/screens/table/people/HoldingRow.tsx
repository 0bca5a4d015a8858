import { IconButton } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { BuiltOn } from '@hausregeln/view-kit/table/deeds/BuiltOn.tsx'
import { deedDef, rentRows, tradesDeeds } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { Handshake } from 'lucide-react'
import { PARTS } from '../../../parts/parts.ts'

/** A deed in the list of a seat's holdings: its colour, what stands on it, its rent now, and what may be done with it. */
export function HoldingRow({ deed }: { readonly deed: number }) {
  const { gameView, rulebook, locale, showSpace } = useTable()
  const texts = useTexts(tableTexts)
  const def = deedDef(rulebook, deed)
  if (def === null) return null
  const mortgaged = gameView.s.mortgaged[deed] === 1
  const rent = rentRows(gameView, rulebook, deed, def, texts, locale).find((row) => row.current)?.value
  return (
    <li className="deeds__deed">
      <button type="button" className="deeds__name" onClick={() => showSpace(gameView.book.board.spaceOf[deed] ?? 0)}>
        <svg className="deeds__colour" viewBox="0 0 10 10" aria-hidden>
          <rect width="10" height="10" rx="2" fill={rulebook.board.groups[def.group]?.colour} />
        </svg>
        <span className="deeds__words">
          <span className={mortgaged ? 'deeds__mortgaged' : undefined}>
            <Text text={def.name} />
          </span>
          <BuiltOn level={gameView.s.level[deed] ?? 0} />
        </span>
      </button>
      <span className="deeds__rent numerals">
        {mortgaged ? (
          texts.mortgage
        ) : (
          <>
            <span className="visually-hidden">{texts.rentNow} </span>
            {rent}
          </>
        )}
      </span>
      <span className="deeds__acts">
        <RowActions deed={deed} />
      </span>
    </li>
  )
}

/** The quick buttons of a row; whatever is not there stands on the deed's card. */
function RowActions({ deed }: { readonly deed: number }) {
  const { gameView, me, names, showTrade } = useTable()
  const texts = useTexts(tableTexts)
  const owner = gameView.s.owner[deed] ?? -1
  if (gameView.s.over !== 0 || me < 0) return null
  if (owner !== me)
    return tradesDeeds(gameView) ? (
      <IconButton
        size="small"
        label={texts.tradeFor(names[owner] ?? '')}
        icon={<Handshake size={18} aria-hidden />}
        onClick={() => showTrade({ to: owner, counters: null, want: deed })}
      />
    ) : null
  return (
    <>
      {PARTS.map(({ chapter, deedRow: Row }) => Row && <Row key={chapter} deed={deed} />)}
      {PARTS.flatMap((part) => part.deeds ?? []).map(({ place, action, row }) => {
        const name = action(gameView, deed)
        if (name === null || !row?.shown(gameView, me, deed)) return null
        const Icon = row.icon
        return (
          <ActionButton
            key={place}
            name={name}
            argument={deed}
            bare
            size="small"
            icon={<Icon size={18} aria-hidden />}
          />
        )
      })}
    </>
  )
}
