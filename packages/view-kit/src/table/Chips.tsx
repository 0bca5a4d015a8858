import { inkOn } from '../design/index.ts'
import { formatNumber, useLocale } from '../i18n/index.ts'
import { type ChipStack, stacksOf } from './chips.ts'
import { useTable } from './context.ts'
import './chips.css'

/** A chip seen from the side, in units of the drawing. */
const WIDTH = 22
const RIM = 4
const TOP = 3.4
const GAP = 4
/** Chips that are stacked up one by one; higher stacks get a number. */
const HIGHEST = 8

interface ChipsProps {
  readonly amount: number
  /** Height of the drawing in CSS pixels. */
  readonly height?: number
}

/** Money as stacks of chips, where the currency has some. Only a picture: the number stands beside it. */
export function Chips({ amount, height = 30 }: ChipsProps) {
  const { rulebook } = useTable()
  const { chips } = rulebook.board
  if (chips === undefined) return null
  const stacks = stacksOf(amount, chips)
  if (stacks.length === 0) return null
  const width = stacks.length * (WIDTH + GAP) - GAP + 2
  const full = 2 * TOP + HIGHEST * RIM + 2
  return (
    <svg
      className="chips"
      height={height}
      width={(width / full) * height}
      viewBox={`-1 -1 ${width} ${full}`}
      aria-hidden
    >
      {stacks.map((stack, index) => (
        <Stack key={stack.value} stack={stack} x={index * (WIDTH + GAP)} foot={full - 2 - TOP} />
      ))}
    </svg>
  )
}

function Stack({ stack, x, foot }: { readonly stack: ChipStack; readonly x: number; readonly foot: number }) {
  const locale = useLocale()
  const shown = Math.min(stack.count, HIGHEST - 1)
  const ink = inkOn(stack.colour)
  const top = foot - shown * RIM
  return (
    <g>
      {Array.from({ length: shown }, (_, chip) => foot - chip * RIM).map((y) => (
        <g key={y}>
          <path className="chips__side" fill={stack.colour} d={side(x, y)} />
          <path className="chips__notch" stroke={ink} d={notches(x, y)} />
        </g>
      ))}
      <ellipse className="chips__side" cx={x + WIDTH / 2} cy={top} rx={WIDTH / 2} ry={TOP} fill={stack.colour} />
      <ellipse className="chips__ring" cx={x + WIDTH / 2} cy={top} rx={WIDTH * 0.32} ry={TOP * 0.6} stroke={ink} />
      {stack.count > shown && (
        <text className="chips__count" x={x + WIDTH / 2} y={foot - RIM} fill={ink} stroke={stack.colour}>
          ×{formatNumber(locale, stack.count)}
        </text>
      )}
    </g>
  )
}

/** The rim of a chip whose upper side has its middle at this height plus one rim. */
function side(x: number, y: number): string {
  const r = `${WIDTH / 2} ${TOP} 0 0 0`
  return `M${x} ${y - RIM}V${y}A${r} ${x + WIDTH} ${y}V${y - RIM}A${WIDTH / 2} ${TOP} 0 0 1 ${x} ${y - RIM}Z`
}

/** Bright marks on the rim, as cast chips have them. */
function notches(x: number, y: number): string {
  return [0.22, 0.5, 0.78]
    .map((share) => {
      const bow = TOP * Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2))
      return `M${x + WIDTH * share} ${y - RIM + bow + 0.6}v${RIM - 1.2}`
    })
    .join('')
}
