/** A football pitch from above at night: its lines, and in the corners the floodlights that shine on it. */
export function Pitch() {
  return (
    <svg className="hr-pitch" viewBox="0 0 200 200" aria-hidden>
      <path className="hr-pitch__lines" d={LINES} />
      <path className="hr-pitch__spots" d={SPOTS} />
      {MASTS.map(([x, y, turn]) => (
        <g key={`${x} ${y}`} className="hr-pitch__mast" transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-8.5" y="-3.6" width="17" height="7.2" rx="1" />
          <path d={LAMPS} />
        </g>
      ))}
    </svg>
  )
}

/** Touchlines, halfway line, centre circle, penalty areas with their arcs, corners. */
const LINES = [
  'M8 8H192V192H8Z',
  'M8 100H192M100 74A26 26 0 0 1 100 126 26 26 0 0 1 100 74',
  'M52 8V40H148V8M76 8V20H124V8M82 40A20 20 0 0 0 118 40',
  'M52 192V160H148V192M76 192V180H124V192M82 160A20 20 0 0 1 118 160',
  'M8 13A5 5 0 0 0 13 8M187 8A5 5 0 0 0 192 13M192 187A5 5 0 0 0 187 192M13 192A5 5 0 0 0 8 187',
].join('')

const SPOTS = 'M100 100V100.1M100 30V30.1M100 170V170.1'

/** Where the floodlights stand, and how they are turned towards the centre spot. */
const MASTS = [
  [14, 14, -45],
  [186, 14, 45],
  [186, 186, 135],
  [14, 186, -135],
] as const

const LAMPS = [-6, -2, 2, 6].map((x) => `M${x} -1.4V-1.39M${x} 1.4V1.41`).join('')
