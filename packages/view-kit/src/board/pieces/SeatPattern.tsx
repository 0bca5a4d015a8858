import type { ReactNode } from 'react'

const TILE = 8

/** Marks of the seats 0 to 7, each in a tile of 8 units. Seat 0 is plain. */
const MARKS: readonly ReactNode[] = [
  null,
  <path key="stripes" d="M-2 2 2-2M0 8 8 0M6 10 10 6" />,
  <path key="dots" d="M2 2V2.01M6 6V6.01" strokeWidth="2.6" strokeLinecap="round" />,
  <path key="bars" d="M2 0V8M6 0V8" />,
  <path key="chevrons" d="M0 6 4 2 8 6" />,
  <path key="checks" d="M0 2H4M4 6H8" strokeWidth="4" />,
  <path key="rows" d="M0 2H8M0 6H8" strokeWidth="1.5" />,
  <path key="crosses" d="M1.5 4H6.5M4 1.5V6.5" />,
]

export interface SeatPatternProps {
  readonly id: string
  readonly seat: number
  /** Colour of the marks. */
  readonly ink: string
  readonly scale?: number | undefined
}

/** The pattern that goes with a seat's colour, for `fill="url(#id)"` over it. */
export function SeatPattern({ id, seat, ink, scale = 1 }: SeatPatternProps) {
  return (
    <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse" patternTransform={`scale(${scale})`}>
      <g fill="none" stroke={ink} strokeWidth="1.7" strokeOpacity="0.75">
        {MARKS[seat % MARKS.length]}
      </g>
    </pattern>
  )
}
