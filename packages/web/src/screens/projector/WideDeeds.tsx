import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { formatNumber, textIn } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { highestLevel } from '@hausregeln/view-kit/table/deeds/built.ts'
import { deedDef, deedsOf } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { House, Star } from 'lucide-react'

interface WideDeedsProps {
  readonly seat: number
  /** Where few play there is room for names; else for how many of a group. */
  readonly named: boolean
}

/** What somebody has, in the colours of its groups. */
export function WideDeeds({ seat, named }: WideDeedsProps) {
  const { gameView, rulebook, locale } = useTable()
  const deeds = deedsOf(gameView, seat)
  const colourOf = (deed: number) => rulebook.board.groups[deedDef(rulebook, deed)?.group ?? '']?.colour ?? '#888888'
  if (!named) return <Groups seat={seat} />
  return (
    <ul className="wide__deeds plain-list">
      {deeds.map((deed) => {
        const colour = colourOf(deed)
        const level = gameView.s.level[deed] ?? 0
        return (
          <li key={deed} style={{ borderColor: colour }}>
            <span className={gameView.s.mortgaged[deed] === 1 ? 'wide__mortgaged' : undefined}>
              <Text text={deedDef(rulebook, deed)?.name} />
            </span>
            {level > 0 && (
              <strong className="wide__built">
                <House aria-hidden />
                {level === highestLevel(gameView) ? <Star aria-hidden /> : formatNumber(locale, level)}
              </strong>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** How many of each group, and what stands on it. */
function Groups({ seat }: { readonly seat: number }) {
  const { gameView, rulebook, locale } = useTable()
  const { groupStart, groupDeeds, groups } = gameView.book.board
  const number = (value: number) => formatNumber(locale, value)
  return (
    <ul className="wide__deeds plain-list">
      {Array.from({ length: groups }, (_, group) => group).map((group) => {
        const all = Array.from(groupDeeds.subarray(groupStart[group], groupStart[group + 1]))
        const own = all.filter((deed) => gameView.s.owner[deed] === seat)
        if (own.length === 0) return null
        const name = deedDef(rulebook, own[0] ?? 0)?.group ?? ''
        const { colour = '#888888', name: title } = rulebook.board.groups[name] ?? {}
        const built = own.reduce((sum, deed) => sum + (gameView.s.level[deed] ?? 0), 0)
        return (
          <li key={group} title={textIn(title, locale)} style={{ borderColor: colour }}>
            <span className="numerals">
              {number(own.length)}/{number(all.length)}
            </span>
            {built > 0 && (
              <strong className="wide__built">
                <House aria-hidden />
                {number(built)}
              </strong>
            )}
          </li>
        )
      })}
    </ul>
  )
}
