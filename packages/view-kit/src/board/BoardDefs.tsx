import { inkOn } from '../design/colours/contrast.ts'
import type { Detail } from './faces/face.ts'
import { SeatPattern } from './pieces/SeatPattern.tsx'

export interface BoardDefsProps {
  readonly id: string
  readonly seatColours: readonly string[]
  readonly detail: Detail
}

/** Hatching for mortgages and the pattern of every seat, for all faces of one drawing. */
export function BoardDefs({ id, seatColours, detail }: BoardDefsProps) {
  const scale = detail === 'full' ? 1.35 : 2.6
  return (
    <defs>
      <pattern
        id={`${id}-hatch`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(45) scale(${scale})`}
      >
        <path className="hr-hatch__line" d="M0 0V7" />
      </pattern>
      <pattern id={`${id}-veil`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="hr-hatch__veil" width="4" height="4" />
      </pattern>
      {seatColours.map((colour, seat) => (
        <SeatPattern key={colour} id={`${id}-seat-${seat}`} seat={seat} ink={inkOn(colour)} scale={scale} />
      ))}
    </defs>
  )
}
