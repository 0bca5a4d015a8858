import type { PieceShape } from '../types.ts'
import { SILHOUETTES } from './pieceShapes.ts'
import '../glyph.css'

export interface PieceGlyphProps {
  readonly shape: PieceShape
  /** Colour of the seat, `#rrggbb`. */
  readonly colour: string
  /** Shows the thickness of the wood below the shape. */
  readonly solid?: boolean | undefined
}

/** A piece in a square of 32 units, as if cut from painted wood. */
export function PieceGlyph({ shape, colour, solid }: PieceGlyphProps) {
  const { body, bars, thin, detail } = SILHOUETTES[shape]
  return (
    <g className={thin ? 'hr-glyph hr-glyph--thin' : 'hr-glyph'}>
      {solid && (
        <g className="hr-glyph__edge" transform="translate(0 2)">
          <path d={body} />
          {bars && <path d={bars} className="hr-glyph__edge-bars" />}
        </g>
      )}
      <path d={body} className="hr-glyph__outline" />
      {bars && <path d={bars} className="hr-glyph__outline-bars" />}
      <path d={body} fill={colour} />
      {bars && <path d={bars} className="hr-glyph__bars" stroke={colour} />}
      {detail && <path d={detail} className="hr-glyph__detail" />}
    </g>
  )
}
