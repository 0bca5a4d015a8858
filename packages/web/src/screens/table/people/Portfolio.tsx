import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { highestLevel } from '@hausregeln/view-kit/table/deeds/built.ts'
import { deedDef, deedsOf } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'

const SIDE = 10
const GAP = 2
const GROUP_GAP = 6

/** A star in the middle of a tile: the type has none. */
const STAR = `M${Array.from({ length: 10 }, (_, point) => {
  const radius = point % 2 === 0 ? 3 : 1.3
  const angle = (point * Math.PI) / 5
  return `${(SIDE / 2 + radius * Math.sin(angle)).toFixed(2)} ${(SIDE / 2 - radius * Math.cos(angle)).toFixed(2)}`
}).join('L')}Z`

/** Where each deed's tile stands: in board order, groups apart, and how wide all are together. */
function tiles(groupOf: ArrayLike<number>, deeds: number): { at: number[]; width: number } {
  const order = Array.from({ length: deeds }, (_, deed) => deed).sort(
    (a, b) => (groupOf[a] ?? 0) - (groupOf[b] ?? 0) || a - b,
  )
  const at = new Array<number>(deeds).fill(0)
  let x = 0
  order.forEach((deed, index) => {
    const before = order[index - 1]
    if (before !== undefined) x += SIDE + (groupOf[before] === groupOf[deed] ? GAP : GROUP_GAP)
    at[deed] = x
  })
  return { at, width: x + SIDE }
}

/** All deeds of the board as small tiles, those of one seat in their colours: who has what, at a glance. */
export function Portfolio({ seat }: { readonly seat: number }) {
  const { gameView, rulebook, names } = useTable()
  const texts = useTexts(tableTexts)
  const { board } = gameView.book
  const { at, width } = tiles(board.groupOf, board.deeds)
  return (
    <svg
      className="portfolio"
      viewBox={`-1 -1 ${width + 2} ${SIDE + 2}`}
      role="img"
      aria-label={texts.portfolio(names[seat] ?? '', deedsOf(gameView, seat).length)}
    >
      {at.map((x, deed) => {
        const def = deedDef(rulebook, deed)
        const own = gameView.s.owner[deed] === seat
        const level = gameView.s.level[deed] ?? 0
        return (
          <g key={x} transform={`translate(${x} 0)`} className={own ? 'portfolio__own' : 'portfolio__other'}>
            <rect
              width={SIDE}
              height={SIDE}
              rx="2"
              fill={own ? rulebook.board.groups[def?.group ?? '']?.colour : undefined}
            />
            {own && gameView.s.mortgaged[deed] === 1 && <path className="portfolio__mortgage" d="M1 9 9 1" />}
            {own && level > 0 && (
              <g className="portfolio__built">
                <circle cx={SIDE / 2} cy={SIDE / 2} r="4" />
                {level === highestLevel(gameView) ? (
                  <path className="portfolio__star" d={STAR} />
                ) : (
                  <text x={SIDE / 2} y={SIDE / 2 + 2.4}>
                    {level}
                  </text>
                )}
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}
