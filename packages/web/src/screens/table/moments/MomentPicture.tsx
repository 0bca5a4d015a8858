import type { Moment } from '@hausregeln/protocol/moments.ts'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import type { CSSProperties, ReactNode } from 'react'

/** What a moment looks like: who it is about, and what has become of them. */
export function MomentPicture({ moment }: { readonly moment: Moment }) {
  const { rulebook } = useTable()
  const { kind, seats, other, deed } = moment
  const [seat = -1] = seats
  const colour = rulebook.board.groups[deedDef(rulebook, deed)?.group ?? '']?.colour ?? 'var(--accent)'
  const pictures: Readonly<Record<Moment['kind'], ReactNode>> = {
    group: <Deeds colour={colour} />,
    top: <Tower colour={colour} />,
    takeover: <Disc seat={other} of="lost" />,
    escape: <Buoy />,
    bankruptcy: <Coins />,
    victory: <Confetti />,
  }
  return (
    <span className="moment__picture" aria-hidden>
      {pictures[kind]}
      <Disc seat={seat} of={kind} />
    </span>
  )
}

function Disc({ seat, of }: { readonly seat: number; readonly of: string }) {
  const { game } = useTable()
  const player = game.players[seat]
  if (player === undefined) return null
  return (
    <span className="moment__disc" data-of={of}>
      <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={44} />
    </span>
  )
}

const nth = (n: number, more: object = {}) => ({ '--n': n, ...more }) as CSSProperties

/** Three deeds of a colour fan out. */
function Deeds({ colour }: { readonly colour: string }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      {[-1, 0, 1].map((n) => (
        <g key={n} className="moment__deed" style={nth(n)}>
          <rect
            x="30"
            y="20"
            width="36"
            height="52"
            rx="4"
            fill="var(--sheet-raised)"
            stroke="var(--ink)"
            strokeWidth="2"
          />
          <rect x="33" y="23" width="30" height="12" rx="2" fill={colour} />
          <path d="M36 44h24M36 51h24M36 58h16" stroke="var(--ink-soft)" strokeWidth="2" />
        </g>
      ))}
    </svg>
  )
}

/** A building grows to its roof, with a star above it. */
function Tower({ colour }: { readonly colour: string }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <g className="moment__tower">
        <path
          d="M26 88V36l22-14 22 14v52z"
          fill={colour}
          stroke="var(--ink)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {[0, 1, 2].map((row) => (
          <path key={row} d={`M35 ${46 + row * 12}h8v7h-8zM53 ${46 + row * 12}h8v7h-8z`} fill="var(--sheet-raised)" />
        ))}
      </g>
      <path
        className="moment__star"
        d="M48 2l3.4 7 7.6 1-5.6 5.3 1.5 7.6L48 19.2l-6.9 3.700 1.5-7.6L37 10l7.6-1z"
        fill="#e0a526"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
    </svg>
  )
}

function Buoy() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden className="moment__buoy">
      <circle cx="48" cy="48" r="31" fill="none" stroke="#f4efe4" strokeWidth="15" />
      <circle cx="48" cy="48" r="31" fill="none" stroke="#c8442f" strokeWidth="15" strokeDasharray="24.35 24.35" />
      <circle cx="48" cy="48" r="39" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <circle cx="48" cy="48" r="23" fill="none" stroke="var(--ink)" strokeWidth="2" />
    </svg>
  )
}

/** The last coins fall. */
function Coins() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      {[22, 40, 58, 76].map((x, n) => (
        <g key={x} className="moment__coin" style={nth(n)}>
          <ellipse cx={x} cy="16" rx="9" ry="9" fill="#e0a526" stroke="var(--ink)" strokeWidth="2" />
          <ellipse cx={x} cy="16" rx="5" ry="5" fill="none" stroke="#8a5f0c" strokeWidth="1.5" />
        </g>
      ))}
    </svg>
  )
}

/** Scraps of paper: where each lies in the end. */
const SCRAPS = Array.from({ length: 18 }, (_, n) => ({ n, x: 6 + ((n * 37) % 84), y: 4 + ((n * 23) % 84) }))
const PAPERS = ['#c8442f', '#e0a526', '#1f7a5c', '#2f5fb3', '#8a3f8f', '#e07a26']

function Confetti() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      {SCRAPS.map(({ n, x, y }) => (
        <rect
          key={n}
          className="moment__paper"
          style={nth(n)}
          x={x}
          y={y}
          width="6"
          height="4"
          fill={PAPERS[n % PAPERS.length]}
        />
      ))}
    </svg>
  )
}
