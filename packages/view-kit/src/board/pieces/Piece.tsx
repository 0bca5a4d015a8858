import { useRef } from 'react'
import { PieceGlyph } from './PieceGlyph.tsx'
import { useWalk, type Walk } from './useWalk.ts'

/** A piece on the board. When its space changes it walks there. */
export function Piece(walk: Walk) {
  const group = useRef<SVGGElement>(null)
  useWalk(group, walk)
  const { x, y, size } = walk.slot
  const { shape, colour } = walk.piece
  return (
    <g ref={group} className="hr-piece" transform={`translate(${x} ${y}) scale(${size / 32})`}>
      <g transform="translate(-16 -17)">
        <PieceGlyph shape={shape} colour={colour} solid />
      </g>
    </g>
  )
}
