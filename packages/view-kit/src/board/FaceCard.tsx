import { useId } from 'react'
import { BoardDefs } from './BoardDefs.tsx'
import { SpaceFace } from './faces/SpaceFace.tsx'
import type { SpaceBox } from './geometry.ts'
import type { BoardLook, BoardSpace } from './types.ts'

const BOX: SpaceBox = { x: 0, y: 0, width: 84, height: 112, side: 'bottom', corner: false }

interface FaceCardProps extends Pick<BoardLook, 'seatColours' | 'building'> {
  readonly space: BoardSpace
}

/** A space as the board has it, as a card of its own that fills the width it is given. */
export function FaceCard({ space, seatColours, building }: FaceCardProps) {
  const id = useId()
  return (
    <svg className="hr-face-card" viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden>
      <BoardDefs id={id} seatColours={seatColours} detail="full" />
      <SpaceFace
        {...{ space, building, seatColours }}
        box={BOX}
        detail="full"
        defs={id}
        occupied={false}
        mortgageMark=""
      />
    </svg>
  )
}
